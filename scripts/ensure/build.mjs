import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureAssets } from './assets.mjs'
import { pinnedNode, root, runsQuietly, timed } from './steps.mjs'

// In the build's own folder, and written after the build, because `next build` empties it first.
const stampFile = path.join(root, '.next', 'stamp')

const folders = [
  'app',
  'components',
  'contract',
  'database',
  'lib',
  'pdf',
  'program',
  'public',
  'server',
  'telemetry',
  'text',
]
const files = [
  'next.config.ts',
  'postcss.config.mjs',
  'proxy.ts',
  'instrumentation.ts',
  'tsconfig.json',
  'package-lock.json',
]

/** Builds the desk, unless the existing build was made from exactly these sources. */
export async function ensureBuild() {
  await ensureAssets()
  const sources = hashOfSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sources) return
  // A cache is of use to whoever builds again; writing it makes the first build longer.
  const isAgain = existsSync(path.join(root, '.next'))
  timed(isAgain ? 'build' : 'first build', () => {
    const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      BUILD_CACHE: isAgain ? 'on' : 'off',
    }
    if (!runsQuietly(pinnedNode(), [next, 'build'], env)) throw new Error('The desk could not be built.')
  })
  writeFileSync(stampFile, sources)
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of [...folders.flatMap(filesBelow), ...files]) {
    const absolute = path.join(root, file)
    if (!existsSync(absolute)) continue
    hash.update(file).update('\0').update(readFileSync(absolute)).update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  const absolute = path.join(root, folder)
  if (!existsSync(absolute)) return []
  return readdirSync(absolute, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesBelow(name) : [name]
    })
}
