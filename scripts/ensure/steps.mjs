import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the checkout. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Prints what is being done, in one short line. @param {string} line */
export function say(line) {
  console.log(`· ${line}`)
}

/** Runs `work` and prints how long it took. @param {string} what @param {() => void} work */
export function timed(what, work) {
  const from = performance.now()
  say(`${what} ...`)
  work()
  say(`${what}: ${Math.round((performance.now() - from) / 1000)} s`)
}

/**
 * Runs a program in the checkout and shows its output. True when it succeeds.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runs(program, args, env = process.env) {
  // On Windows npm is a .cmd file, which only a shell can start.
  const shell = process.platform === 'win32' && !program.endsWith('.exe')
  return spawnSync(program, args, { cwd: root, env, stdio: 'inherit', shell }).status === 0
}

/**
 * Runs a program in the checkout and shows its output only when it fails. True when it succeeds.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function runsQuietly(program, args, env) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status === 0) return true
  console.error(`${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`)
  return false
}

/** The Node that the lockfile pins, or the current one when no package provides it. */
export function pinnedNode() {
  const folder = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const file = path.join(
    root,
    'node_modules',
    folder,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  return existsSync(file) ? file : process.execPath
}
