import { spawnSync } from 'node:child_process'
import { journeyRuns, playwright } from './test/journeys.ts'

// `npm run e2e`: the journeys, or those of the files that are named after `--`.

const named = process.argv.slice(2)
const results = journeyRuns.map((run, at) =>
  spawnSync(process.execPath, [playwright, 'test', ...run, '--pass-with-no-tests', ...named], {
    stdio: 'inherit',
    env: { ...process.env, E2E_RUN: `-${at + 1}` },
  }),
)
process.exitCode = results.every(({ status }) => status === 0) ? 0 : 1
