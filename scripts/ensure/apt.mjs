import { existsSync } from 'node:fs'
import { runs, say } from './steps.mjs'

/**
 * Installs the first of these packages that the system has; only root on Debian and its like can.
 * @param {readonly string[]} names
 */
export function installPackage(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  say('trying the package of the system')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (/** @type {string[]} */ ...args) =>
    runs('apt-get', ['-o', 'DPkg::Lock::Timeout=120', '-qq', ...args], env)
  const installed = () => names.some((name) => apt('install', '-y', '--no-install-recommends', name))
  if (installed()) return
  if (apt('update')) installed()
}
