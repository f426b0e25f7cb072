import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ensurePostgres } from './postgres.ts'

// `npm run mutants`: Stryker changes one expression after another in the files that
// `mutants/stryker.config.json` names, and runs the tests that reach it. All its processes share one
// PostgreSQL. Results are kept: the next run tries only the mutants whose code or tests have changed since.
// Options of Stryker follow `--`.

const root = path.resolve(import.meta.dirname, '..')
const core = path.dirname(createRequire(import.meta.url).resolve('@stryker-mutator/core/package.json'))
const database = await ensurePostgres({ dataDir: '.data-test', log: () => undefined, durable: false })
const args = ['run', 'scripts/mutants/stryker.config.json', ...process.argv.slice(2)]
const child = spawn(process.execPath, [path.join(core, 'bin', 'stryker.js'), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: process.env['TEST_DATABASE_URL'] ?? database.url },
})
process.exitCode = await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
await database.stop()
