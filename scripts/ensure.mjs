// Makes sure that what a command needs is there: `node scripts/ensure.mjs deps build browser`, in the order given.
// Runs before anything is installed and on Node 20, so it imports nothing but Node and its own folder.
import { ensureBrowser } from './ensure/browser.mjs'
import { ensureBuild } from './ensure/build.mjs'
import { ensureDeps } from './ensure/deps.mjs'

/** @type {Record<string, () => Promise<void>>} */
const needs = { deps: ensureDeps, build: ensureBuild, browser: ensureBrowser }

for (const name of process.argv.slice(2)) {
  const ensure = needs[name]
  if (!ensure) {
    console.error(`scripts/ensure.mjs knows ${Object.keys(needs).join(', ')}, not "${name}".`)
    process.exit(2)
  }
  try {
    await ensure()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
