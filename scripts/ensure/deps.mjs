import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pinnedNode, root, runs, say, timed } from './steps.mjs'

const stampFile = path.join(root, 'node_modules', '.ensured')
const leastNode = [22, 18]

/** Which packages: those that the programs and their build need, or those of tests and development as well. */
/** @typedef {'programs' | 'all'} Extent */

/** Installs the packages that the programs and their build need, unless they are installed already. */
export async function ensurePrograms() {
  if (!isInstalled('programs')) timed('packages', () => install('programs'))
  checkNode()
}

/** Installs all packages of the lockfile, unless they are installed already. */
export async function ensureDeps() {
  if (!isInstalled('all')) timed('packages', () => install('all'))
  checkNode()
}

/** @param {Extent} extent */
function install(extent) {
  // Whatever NODE_ENV is. A warning that a package wants another Node speaks of the one that runs npm.
  const which = extent === 'all' ? '--include=dev' : '--omit=dev'
  const wanted = [which, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  // `npm ci` empties the folder first, and a desk may be running from it: packages for the tests are added.
  const isAdding = extent === 'all' && isInstalled('programs')
  if (isAdding || !npm(['ci', ...wanted])) {
    if (!isAdding) say('npm ci failed; trying npm install, which leaves the lockfile alone')
    if (!npm(['install', '--no-save', ...wanted])) throw new Error('The packages could not be installed.')
  }
  writeFileSync(stampFile, stamp(extent))
}

/** @param {readonly string[]} args */
function npm(args) {
  const script = process.env['npm_execpath']
  return script?.endsWith('.js') ? runs(process.execPath, [script, ...args]) : runs('npm', args)
}

/** @param {Extent} extent */
function isInstalled(extent) {
  const stamped = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  if (stamped === stamp('all') || stamped === stamp(extent)) return true
  // Somebody may have run npm directly; then npm's own record of node_modules shows it.
  const record = path.join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record) || !lockMatchesManifest() || !recordMatchesLock(record, extent)) return false
  writeFileSync(stampFile, stamp(extent))
  return true
}

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']

/**
 * Identifies the packages asked for, without the scripts of package.json, which do not change what is
 * installed.
 * @param {Extent} extent
 */
function stamp(extent) {
  const manifest = json('package.json')
  const asked = JSON.stringify(kinds.map((kind) => manifest[kind]))
  return createHash('sha256')
    .update(extent)
    .update(asked)
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
}

function lockMatchesManifest() {
  const manifest = json('package.json')
  const locked = json('package-lock.json').packages['']
  return kinds.every((kind) => sorted(manifest[kind]) === sorted(locked[kind]))
}

/** @param {string} record @param {Extent} extent */
function recordMatchesLock(record, extent) {
  const locked = json('package-lock.json').packages
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  const asLocked = Object.keys(installed).every((name) => installed[name].version === locked[name]?.version)
  const complete = Object.keys(locked).every(
    (name) =>
      name === '' ||
      installed[name] ||
      locked[name].optional ||
      locked[name].devOptional ||
      (extent === 'programs' && locked[name].dev),
  )
  // A record can have been written for another checkout, where folders are shared by hard links.
  const present = Object.keys(installed).every((name) => existsSync(path.join(root, name)))
  return asLocked && complete && present
}

/** @param {string} file */
function json(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
}

/** @param {Record<string, string> | undefined} entries */
function sorted(entries) {
  return JSON.stringify(Object.entries(entries ?? {}).sort())
}

/** The programs are TypeScript, which Node runs natively from 22.18 on. */
function checkNode() {
  const { stdout } = spawnSync(pinnedNode(), ['--version'], { encoding: 'utf8' })
  const [major = 0, minor = 0] = (stdout ?? '').trim().slice(1).split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = leastNode
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return
  throw new Error(
    `Node ${leastNode.join('.')} or newer is needed, and no package carries one for this machine: install Node 24.`,
  )
}
