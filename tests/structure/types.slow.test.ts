import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

const require = createRequire(import.meta.url)

/** Runs a tool's script with this Node and gives what it said when it failed, else nothing. */
function complaints(script: string, ...args: string[]): string {
  const run = spawnSync(process.execPath, [require.resolve(script), ...args], { cwd: root, encoding: 'utf8' })
  return run.status === 0 ? '' : `${run.stdout}${run.stderr}${String(run.error ?? '')}`
}

test('both programs, the tests and the tools type-check', () => {
  // Next writes the types of routes and styles first: a fresh clone has none.
  expect(complaints('next/dist/bin/next', 'typegen')).toBe('')
  expect(complaints('typescript/bin/tsc', '--noEmit')).toBe('')
})
