import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { playwrightCount, vitestCount } from './test/count.ts'
import type { Count } from './test/count.ts'
import { allJourneys, playwright } from './test/journeys.ts'
import { throughPgbouncer } from './test/pooled.ts'
import { readOrNull } from './postgres/server.ts'

// Runs every Vitest suite, some of it again through PgBouncer, then Playwright. The last line adds up all:
// `N passed, N failed`. If the build or a browser is missing, that counts as one failure, and the browser
// tests do not run; so does PgBouncer in CI, elsewhere its absence is said.

const root = path.resolve(import.meta.dirname, '..')
const results = mkdtempSync(path.join(tmpdir(), 'travel-desk-test-'))
const require = createRequire(import.meta.url)

/** Runs one of our programs or tools to its end; true when it succeeds. */
function succeeds(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
}

/** Runs a test runner to its end and reads its counts. A runner that crashes counts as one failure. */
async function count(
  name: string,
  args: readonly string[],
  read: (report: string | null, succeeded: boolean) => Count,
  env: Readonly<Record<string, string>> = {},
): Promise<Count> {
  const report = path.join(results, `${name}.json`)
  const succeeded = await succeeds(args, { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const counted = read(readOrNull(report), succeeded)
  const repeated = counted.repeated
    ? ` (${counted.repeated} only when repeated: see its first run above)`
    : ''
  console.log(`\n${name}: ${counted.passed} passed${repeated}, ${counted.failed} failed\n`)
  return counted
}

function bin(packageName: string, file: string): string {
  return path.join(path.dirname(require.resolve(`${packageName}/package.json`)), file)
}

function vitest(
  name: string,
  files: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Count> {
  const report = `--outputFile.json=${path.join(results, `${name}.json`)}`
  const args = [bin('vitest', 'vitest.mjs'), 'run', ...files, '--reporter=default', '--reporter=json', report]
  return count(name, args, vitestCount, env)
}

async function pooledTests(): Promise<Count> {
  if (await ensures('pgbouncer')) return vitest('pgbouncer', throughPgbouncer.brief, throughPgbouncer.env)
  return { passed: 0, failed: process.env['CI'] ? 1 : 0 }
}

async function journeys(): Promise<Count> {
  return count('playwright', [playwright, 'test', ...allJourneys, '--reporter=list,json'], playwrightCount)
}

/** Makes sure that these are there; false, with a sentence in the output, when one is not. */
function ensures(...needs: string[]): Promise<boolean> {
  const env = { ...process.env, npm_lifecycle_event: undefined }
  return succeeds([path.join('scripts', 'ensure.mjs'), ...needs], env)
}

// The build comes first, because the structure tests read it.
const ready = await ensures('build', 'browser')
// With this variable the structure tests fail when the build is missing.
process.env['DESK_IS_BUILT'] = '1'
const counts = [
  await vitest('vitest'),
  await pooledTests(),
  ready ? await journeys() : { passed: 0, failed: 1 },
]
rmSync(results, { recursive: true, force: true })
const passed = counts.reduce((sum, each) => sum + each.passed, 0)
const failed = counts.reduce((sum, each) => sum + each.failed, 0)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
for (const each of counts.flatMap(({ failures }) => failures ?? [])) console.log(`failed: ${each}`)
if (!ready) console.log('The browser journeys did not run: see the beginning.')
console.log(`${passed} passed, ${failed} failed`)
