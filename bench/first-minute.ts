import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answers } from './answers.ts'
import type { BenchRow } from './row.ts'

const PORTS = { PORT: '3881', GATEWAY_PORT: '3882', GATEWAY_PRODUCTION_PORT: '3883' }

/** On a busy machine; a quiet one takes a tenth of it. */
const MOST_SECONDS = 900

/**
 * Bar 24: `npm start` in a fresh clone of the last commit until the desk answers, beside installing the same
 * packages and building one bare page. Both begin with an empty cache of packages. The second row is what
 * lies on the disk afterwards, against 600 MB.
 */
export async function firstMinute(): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'first-minute-'))
  try {
    const bare = await seconds(() => bareApp(path.join(folder, 'bare'), path.join(folder, 'bare-cache')))
    const desk = path.join(folder, 'desk')
    execFileSync('git', ['clone', '--quiet', process.cwd(), desk])
    const ours = await seconds(() => started(desk, path.join(folder, 'desk-cache')))
    const megabytes = sizeOf(path.join(desk, 'node_modules')) + sizeOf(path.join(desk, '.next'))
    return [
      {
        bar: 24,
        name: 'first-minute',
        ours: `${ours.toFixed(0)} s`,
        peer: `${bare.toFixed(0)} s`,
        ratio: ours / bare,
        better: 'less',
        guard: 2,
        goal: 1.3,
      },
      {
        bar: 24,
        name: 'first-minute, disk',
        ours: `${megabytes} MB`,
        peer: '600 MB',
        ratio: megabytes / 600,
        better: 'less',
        guard: 1,
        goal: 1,
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const from = performance.now()
  await work()
  return (performance.now() - from) / 1000
}

/** The packages of the programs, and one page built with them. */
async function bareApp(folder: string, cache: string): Promise<void> {
  await mkdir(path.join(folder, 'app'), { recursive: true })
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) await cp(file, path.join(folder, file))
  const layout = 'export default ({ children }) => <html lang="en"><body>{children}</body></html>'
  await writeFile(path.join(folder, 'app', 'layout.js'), layout)
  await writeFile(path.join(folder, 'app', 'page.js'), 'export default () => <p>Bare</p>')
  const env = { ...process.env, npm_config_cache: cache, NEXT_TELEMETRY_DISABLED: '1' }
  await ended(folder, 'npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], env)
  const next = path.join(folder, 'node_modules', 'next', 'dist', 'bin', 'next')
  await ended(folder, process.execPath, [next, 'build'], { ...env, NODE_ENV: 'production' })
}

async function ended(
  cwd: string,
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const [code] = (await once(spawn(program, args, { cwd, env, stdio: 'ignore' }), 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`)
}

/** Starts a clone until its desk answers, and ends it. */
async function started(folder: string, cache: string): Promise<void> {
  const env = { ...process.env, ...PORTS, npm_config_cache: cache, npm_lifecycle_event: undefined }
  const program = spawn('npm', ['start'], { cwd: folder, env, stdio: 'ignore', detached: true })
  const left = once(program, 'exit')
  try {
    await Promise.race([
      answers(`http://127.0.0.1:${PORTS.PORT}/sign-in`, MOST_SECONDS),
      left.then(() => Promise.reject(new Error('npm start ended'))),
    ])
  } finally {
    // npm passes no signal on: the whole group is asked.
    if (program.pid !== undefined && program.exitCode === null) process.kill(-program.pid, 'SIGINT')
    await left
  }
}

/** Megabytes that a folder takes on the disk. */
function sizeOf(folder: string): number {
  const [kilobytes = '0'] = execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')
  return Math.round(Number(kilobytes) / 1024)
}
