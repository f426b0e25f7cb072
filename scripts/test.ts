import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { playwrightCount, vitestCount } from './test/count.ts'
import type { Count } from './test/count.ts'
import { readOrNull } from './postgres/server.ts'

// Every Vitest suite, then Playwright. The last line sums both: `N passed, N failed`.

const root = path.resolve(import.meta.dirname, '..')
const results = mkdtempSync(path.join(tmpdir(), 'travel-desk-test-'))
const require = createRequire(import.meta.url)

/** Runs a runner to its end and reads what it counted. A runner that breaks down counts as one failure. */
async function count(
  name: string,
  args: readonly string[],
  read: (report: string | null, succeeded: boolean) => Count,
): Promise<Count> {
  const report = path.join(results, `${name}.json`)
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: 'inherit',
  })
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (status) => resolve(status ?? 1))
  })
  const counted = read(readOrNull(report), code === 0)
  console.log(`\n${name}: ${counted.passed} passed, ${counted.failed} failed\n`)
  return counted
}

function bin(packageName: string, file: string): string {
  return path.join(path.dirname(require.resolve(`${packageName}/package.json`)), file)
}

const vitestReport = `--outputFile.json=${path.join(results, 'vitest.json')}`
const counts = [
  await count(
    'vitest',
    [bin('vitest', 'vitest.mjs'), 'run', '--reporter=default', '--reporter=json', vitestReport],
    vitestCount,
  ),
  await count(
    'playwright',
    [
      bin('@playwright/test', 'cli.js'),
      'test',
      '--project=desktop',
      '--project=narrow',
      '--reporter=list,json',
    ],
    playwrightCount,
  ),
]
rmSync(results, { recursive: true, force: true })
const passed = counts.reduce((sum, each) => sum + each.passed, 0)
const failed = counts.reduce((sum, each) => sum + each.failed, 0)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
console.log(`${passed} passed, ${failed} failed`)
