import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readOrNull } from '../postgres/server.ts'

/**
 * Secrets that must survive a restart and never leave the server; 64 hexadecimal digits each, unless given.
 */
export type Secrets = {
  /** Key with which next-auth signs. */
  nextAuth: string
  /** Key for the gateway's fare codes. */
  gateway: string
  /** Key that wraps the keys of personal data in the gateway's database. */
  gatewayData: string
  /** The one before, while it is being changed; else null. */
  gatewayDataBefore: string | null
  /** Key that encrypts gateway sessions and drafts in the desk's database. */
  desk: string
}

/** Takes each secret from the environment, else from `dataDir`; else it creates one there (mode 0600). */
export function keepSecrets(dataDir: string, source: Readonly<Record<string, string | undefined>>): Secrets {
  const folder = path.join(dataDir, 'secrets')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  return {
    nextAuth: source['NEXTAUTH_SECRET'] || kept(folder, 'nextauth'),
    gateway: source['GATEWAY_SECRET'] || kept(folder, 'gateway'),
    gatewayData: source['GATEWAY_DATA_KEY'] || kept(folder, 'gateway-data'),
    gatewayDataBefore:
      source['GATEWAY_DATA_KEY_BEFORE'] ||
      (readOrNull(path.join(folder, 'gateway-data-before'))?.trim() ?? null),
    desk: source['DESK_KEY'] || kept(folder, 'desk'),
  }
}

function kept(folder: string, name: string): string {
  const file = path.join(folder, name)
  const stored = readOrNull(file)
  if (stored !== null) return stored.trim()
  // Write a temporary file and link it, so that one of two starters wins and nobody reads half a secret.
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
  try {
    linkSync(temporary, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(temporary, { force: true })
  }
  return (readOrNull(file) ?? '').trim()
}
