import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { deskEnvironment, gatewayEnvironment } from './environment.ts'
import type { Secrets } from './secrets.ts'
import { SettingError, type StartSettings } from './settings.ts'

const root = path.resolve(import.meta.dirname, '..', '..')

const programs = [
  { name: 'gateway', file: 'gateway/commands/migrate.ts', environment: gatewayEnvironment },
  { name: 'desk', file: 'server/commands/migrate.ts', environment: deskEnvironment },
] as const
type Program = (typeof programs)[number]['name']

/**
 * Brings tables up to date before their programs start, as a user of its own: that of MIGRATION_DATABASE_URL,
 * or of the embedded PostgreSQL. A program whose database was given without that variable does it by itself.
 * @param embedded address of the embedded PostgreSQL; empty where there is none
 * @param wanted the programs that will run
 * @throws SettingError with the sentence of the program whose tables could not be brought up to date.
 */
export async function migrateFirst(
  base: NodeJS.ProcessEnv,
  settings: StartSettings,
  secrets: Secrets,
  embedded: string,
  wanted: readonly Program[] = ['gateway', 'desk'],
): Promise<void> {
  const work = programs
    .filter(({ name }) => wanted.includes(name))
    .map(async ({ name, file, environment }) => {
      const given = name === 'gateway' ? settings.gatewayDatabase : settings.deskDatabase
      const owner = given ? settings.migrationDatabase?.url : embedded
      if (owner === undefined) return
      const env = { ...environment(base, settings, secrets, embedded), MIGRATION_DATABASE_URL: owner }
      // The desk's modules refuse to load anywhere but in a React server.
      const args = ['--conditions=react-server', path.join(root, file)]
      try {
        await promisify(execFile)(process.execPath, args, { cwd: root, env })
      } catch (error) {
        const { stderr, message } = error as Error & { stderr?: string }
        throw new SettingError(stderr?.trim() || message)
      }
    })
  await Promise.all(work)
}
