import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

// `npm run crash`: kills each program, PostgreSQL and the starter 100 times under load (tests/crash), or as
// often as the number after `--` says.

const rounds = process.argv[2] ?? '100'
const vitest = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
)
const { status } = spawnSync(process.execPath, [vitest, 'run', 'tests/crash'], {
  stdio: 'inherit',
  env: { ...process.env, CRASH_ROUNDS: rounds },
})
process.exitCode = status ?? 1
