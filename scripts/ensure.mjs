// Makes sure that what a command needs is there, then runs the script that follows two dashes, if any:
// `node scripts/ensure.mjs deps build browser [-- scripts/start.ts all]`.
// It runs on Node 20 and before anything is installed, so it imports nothing but Node and its own folder.
import { ensureBrowser } from './ensure/browser.mjs'
import { ensureBuild } from './ensure/build.mjs'
import { ensureDeps } from './ensure/deps.mjs'
import { handOver } from './ensure/hand-over.mjs'

/** @type {Record<string, () => Promise<void>>} */
const needs = { deps: ensureDeps, build: ensureBuild, browser: ensureBrowser }

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
    // `npm test` always ends with the counts, even when nothing could be run.
    if (process.env['npm_lifecycle_event'] === 'test') console.log('0 passed, 1 failed')
    process.exit(1)
  }
}

if (dashes !== -1) handOver(words.slice(dashes + 1))
