// Makes sure that what a command needs is there, then runs it, if one follows two dashes:
// `node scripts/ensure.mjs deps build browser [-- scripts/start.ts all]`.
// Runs before anything is installed and on Node 20, so it imports nothing but Node and its own folder.
import { ensureAssets } from './ensure/assets.mjs'
import { ensureBrowser } from './ensure/browser.mjs'
import { ensureBuild } from './ensure/build.mjs'
import { ensureClients } from './ensure/clients.mjs'
import { ensureCluster } from './ensure/cluster.mjs'
import { ensureDeps, ensurePrograms } from './ensure/deps.mjs'
import { fullDisk } from './ensure/full-disk.mjs'
import { handOver } from './ensure/hand-over.mjs'
import { ensurePgbouncer } from './ensure/pgbouncer.mjs'
import { root } from './ensure/steps.mjs'

/** @type {Record<string, () => Promise<void>>} */
const needs = {
  programs: ensurePrograms,
  deps: ensureDeps,
  assets: ensureAssets,
  build: ensureBuild,
  browser: ensureBrowser,
  clients: ensureClients,
  pgbouncer: ensurePgbouncer,
  cluster: ensureCluster,
}

const words = process.argv.slice(2)
const dashes = words.indexOf('--')
const asked = dashes === -1 ? words : words.slice(0, dashes)

for (const name of asked) {
  const ensure = needs[name]
  if (!ensure) {
    console.error(`scripts/ensure.mjs knows ${Object.keys(needs).join(', ')}, not "${name}".`)
    process.exit(2)
  }
  try {
    await ensure()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    const full = fullDisk(root)
    if (full !== null) console.error(full)
    // Whoever reads the closing line of `npm test` finds one, even when nothing could be run.
    if (process.env['npm_lifecycle_event'] === 'test') console.log('0 passed, 1 failed')
    process.exit(1)
  }
}

if (dashes !== -1) handOver(words.slice(dashes + 1))
