import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { atInstant } from './verify/at-instant.ts'

// Types, dead code, format and lint at the same time. The tests come after them, since they keep both cores
// busy by themselves: import rules (among the structure tests), unit and contract tests. `--changed` is
// quicker: it formats and lints the files that differ from main, runs the tests that import them, and leaves
// dead code out. Types and import rules need the whole project. `--at 2028-02-29T23:55` runs every suite of
// `npm test` as if it were that time, with the journeys; with `--bench`, the benches.

const root = path.resolve(import.meta.dirname, '..')
const bin = (name: string) => path.join('node_modules', '.bin', name)

type Check = { name: string; command: readonly string[] }

// Next writes the types of routes and styles first, and lint and types read them: a fresh clone has none.
const routes: Check = { name: 'routes', command: [bin('next'), 'typegen'] }

// The native compiler checks several times as fast. Lint, import rules and the build need the API of the
// other one, so both are there; the slow tests check the types with that one. By itself it checks with four
// threads that each check the shared types again: twice the work, and here other checks want the cores.
const types: Check = {
  name: 'types',
  command: [
    process.execPath,
    path.join('node_modules', 'typescript-native', 'bin', 'tsc'),
    '--noEmit',
    '--checkers',
    '1',
  ],
}
const deadCode: Check = { name: 'dead code', command: [bin('knip'), '--no-progress'] }

const LINT_MEMORY = '--max-old-space-size=6144'

/**
 * Lint of some files. Its cache does not see that a type of another file changed: `npm run lint` has none.
 * The types of the whole project take more memory than Node.js gives by itself.
 */
function lint(files: readonly string[]): Check {
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/eslint/']
  const eslint = [process.execPath, LINT_MEMORY, path.join('node_modules', 'eslint', 'bin', 'eslint.js')]
  return { name: 'lint', command: [...eslint, '--no-warn-ignored', ...cache, ...files] }
}

function format(files: readonly string[]): Check {
  const options = [
    '--check',
    '--cache',
    '--cache-strategy',
    'content',
    '--ignore-unknown',
    '--log-level',
    'warn',
  ]
  return { name: 'format', command: [bin('prettier'), ...options, ...files] }
}

/** The tests that need neither a database nor much time: all of them, or what `args` choose. */
function tests(...args: readonly string[]): Check {
  const projects = [
    'contract',
    'gateway',
    'desk',
    'components',
    'pdf',
    'program',
    'structure',
    'telemetry',
    'text',
  ].flatMap((name) => ['--project', name])
  return {
    name: 'tests',
    command: [bin('vitest'), ...args, '--run', '--reporter=dot', ...projects],
  }
}

/** Checks that run at the same time, and after them the tests. */
type Plan = { first: readonly Check[]; then: Check }

function changePlan(): Plan {
  const changed = changedFiles()
  const code = changed.filter((file) => /\.(tsx?|mjs|js)$/.test(file))
  return {
    first: [
      types,
      ...(changed.length > 0 ? [format(changed)] : []),
      ...(code.length > 0 ? [lint(code)] : []),
    ],
    then: tests('related', ...code, 'tests/structure/imports.test.ts'),
  }
}

/** New files, and what differs from the last commit shared with main; where there is no main, from HEAD. */
function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  const branches = git('branch', '--all', '--format=%(refname:short)')
  const main = branches.find((name) => name === 'main' || name === 'origin/main')
  const [base = 'HEAD'] = main ? git('merge-base', 'HEAD', main) : []
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  return files.filter((file) => file !== '' && existsSync(path.join(root, file)))
}

function run([program = '', ...args]: readonly string[]): Promise<{ ok: boolean; said: string }> {
  return new Promise((resolve) => {
    let said = ''
    const child = spawn(program, args, { cwd: root })
    child.stdout.on('data', (data: Buffer) => (said += data.toString()))
    child.stderr.on('data', (data: Buffer) => (said += data.toString()))
    child.once('error', (error) => resolve({ ok: false, said: error.message }))
    child.once('close', (code) => resolve({ ok: code === 0, said }))
  })
}

async function check({ name, command }: Check): Promise<boolean> {
  const from = performance.now()
  const { ok, said } = await run(command)
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)${ok ? '' : `\n${said}`}`)
  return ok
}

/** Every suite, or every bench, at another time. */
function runAt(instant: string): number {
  const whole = process.argv.includes('--bench')
    ? ['scripts/ensure.mjs', 'build', 'browser', '--', 'bench/run.ts']
    : ['scripts/test.ts']
  const { command, env } = atInstant([process.execPath, ...whole], instant)
  const [program = '', ...args] = command
  return spawnSync(program, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1
}

async function runPlan(): Promise<number> {
  const plan: Plan = process.argv.includes('--changed')
    ? changePlan()
    : { first: [types, deadCode, format(['.']), lint(['.'])], then: tests() }
  const results = [await check(routes), ...(await Promise.all(plan.first.map(check))), await check(plan.then)]
  return results.every(Boolean) ? 0 : 1
}

const at = process.argv.indexOf('--at')
process.exitCode = at === -1 ? await runPlan() : runAt(process.argv[at + 1] ?? '')
