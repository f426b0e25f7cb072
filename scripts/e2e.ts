import { spawnSync } from 'node:child_process'
import { allJourneys, playwright, someJourneys } from './test/journeys.ts'

// `npm run e2e`: the journeys, or those of the files that are named after `--`.

const named = process.argv.slice(2)
const runs = named.length === 0 ? [allJourneys] : someJourneys
const results = runs.map((run, at) =>
  spawnSync(process.execPath, [playwright, 'test', ...run, ...named], {
    stdio: 'inherit',
    env: { ...process.env, E2E_RUN: at === 0 ? '' : '-alone' },
  }),
)
process.exitCode = results.every(({ status }) => status === 0) ? 0 : 1
