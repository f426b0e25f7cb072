import { spawnSync } from 'node:child_process'

/**
 * Makes the calls of the outcomes tests, stores them as the examples of the OpenAPI documents, and writes the
 * documents.
 */
const tests = ['run', '--project', 'store', 'tests/gateway/outcomes/outcomes.test.ts']
for (const [program, env] of [
  [['node_modules/vitest/vitest.mjs', ...tests], { ...process.env, EXAMPLES: 'record' }],
  [['scripts/docs.ts'], process.env],
] as const) {
  const { status } = spawnSync(process.execPath, program, { env, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
