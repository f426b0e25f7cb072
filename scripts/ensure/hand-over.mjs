import { spawn } from 'node:child_process'
import { pinnedNode } from './steps.mjs'

/**
 * Runs a script with the Node that the lockfile pins, and exits with the same code. (Two commands in one npm
 * script would not work, because the shell remembers where it found the first `node`. Neither would
 * `prestart`, because npm skips such scripts where install scripts are off.)
 * @param {readonly string[]} args
 */
export function handOver(args) {
  const child = spawn(pinnedNode(), args, { stdio: 'inherit' })
  // Ctrl-C reaches the child directly; this process only waits for it.
  process.on('SIGINT', () => undefined)
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  // npm does not pass signals on. When the process that started this one is gone, the child is asked to end.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
  child.once('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.once('exit', (code) => process.exit(code ?? 1))
}
