import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { throughPgbouncer } from './test/pooled.ts'

// `npm run pgbouncer [-- FILES]`: the tests of `scripts/test/pooled.ts`, or others that open a database, with
// PgBouncer between the programs and PostgreSQL.

const files = process.argv.slice(2)
const vitest = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
)
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', ...(files.length > 0 ? files : throughPgbouncer.files)],
  { stdio: 'inherit', env: { ...process.env, ...throughPgbouncer.env } },
)
process.exitCode = status ?? 1
