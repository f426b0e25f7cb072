import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { giveFolder, runAs, type RunAs } from '../../scripts/postgres/run-as.ts'

/** A temporary folder for the configurations, data and logs of a cluster. */
export type Place = {
  folder: string
  /** The user that PostgreSQL runs as, which is never root. */
  user: RunAs
  /** A folder of that user. */
  own(name: string): string
  /** The log of a program. */
  log(name: string): string
  remove(): void
}

/** Makes the folder. */
export function makePlace(): Place {
  const folder = mkdtempSync(path.join(tmpdir(), 'travel-cluster-'))
  const user = runAs()
  // Others may pass through, so that PostgreSQL's user reaches its folders.
  chmodSync(folder, 0o755)
  const logs = path.join(folder, 'logs')
  mkdirSync(logs)
  return {
    folder,
    user,
    own: (name) => {
      const at = path.join(folder, name)
      giveFolder(at, user)
      return at
    },
    log: (name) => path.join(logs, `${name}.log`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const DEBIAN = '/usr/lib/postgresql'

/**
 * The folder of a whole PostgreSQL, of the newest version that Debian's packages have installed: Patroni also
 * needs `pg_basebackup`, `pg_controldata` and `pg_rewind`, which the embedded one lacks.
 * @throws Error with one sentence where there is none.
 */
export function wholePostgres(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = versions.map((version) => path.join(DEBIAN, version, 'bin'))
  const found = folders.find((each) => existsSync(path.join(each, 'pg_rewind')))
  if (found === undefined) throw new Error(`There is no PostgreSQL below ${DEBIAN}: install postgresql.`)
  return found
}
