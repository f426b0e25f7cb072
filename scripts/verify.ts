import { spawn } from 'node:child_process'
import path from 'node:path'

// Runs format, lint, types, import rules (in the structure tests), unit and contract tests in parallel, since
// none of them depends on another.

const bin = (name: string) => path.join('node_modules', '.bin', name)
const projects = ['contract', 'gateway', 'desk', 'structure'].flatMap((name) => ['--project', name])

type Check = { name: string; command: readonly string[] }

// Next first writes the types of routes and styles, which types and lint read; a fresh clone has none.
const routes: Check = { name: 'routes', command: [bin('next'), 'typegen'] }
const afterRoutes: readonly Check[] = [
  { name: 'types', command: [bin('tsc'), '--noEmit'] },
  { name: 'lint', command: [bin('eslint'), '.'] },
]
const atOnce: readonly Check[] = [
  { name: 'tests', command: [bin('vitest'), 'run', '--reporter=dot', ...projects] },
  { name: 'format', command: [bin('prettier'), '--check', '--cache', '--log-level', 'warn', '.'] },
]

function run([program = '', ...args]: readonly string[]): Promise<{ ok: boolean; said: string }> {
  return new Promise((resolve) => {
    let said = ''
    const child = spawn(program, args, { cwd: path.resolve(import.meta.dirname, '..') })
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

const others = Promise.all(atOnce.map(check))
const first = await check(routes)
const results = [first, ...(await Promise.all(afterRoutes.map(check))), ...(await others)]
process.exitCode = results.every(Boolean) ? 0 : 1
