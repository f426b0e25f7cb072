import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { answers } from './answers.ts'
import { nextArguments } from '../scripts/next-server.ts'

/**
 * In the desk's folder, so that Next, React and the desk's settings are found, and in `.next`, which git
 * ignores.
 */
const FOLDER = '.next/bench-bare'

const FILES = {
  'package.json': '{ "private": true }',
  'app/layout.js': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
  // Without its own instrumentation file, Next would use the desk's.
  'instrumentation.js': 'export function register() {}',
  'app/page.js': 'export default () => <p>Bare</p>',
  'app/live/page.js': `export const dynamic = 'force-dynamic'\nexport default () => <p>Bare</p>`,
  'app/read/route.js': `export async function POST(request) {
    const SessionId = process.env.BENCH_SESSION
    const body = JSON.stringify({ ...(await request.json()), SessionId })
    const answer = await fetch(process.env.BENCH_READ, { method: 'POST', body, cache: 'no-store' })
    return Response.json(await answer.json())
  }`,
}

/** A page of Next that does nothing, as it is served, and a reader for the files that it names. */
export type BarePage = { html: string; read(address: string): Promise<Buffer> }

/**
 * Builds the bare page with the desk's settings (about fifteen seconds), passes it to `look`, and removes it.
 */
export async function withBarePage<Result>(look: (page: BarePage) => Promise<Result>): Promise<Result> {
  return withBareApp(async () => {
    // The page reads nothing at run time, so the build has rendered it already.
    const html = await readFile(`${FOLDER}/.next/server/app/index.html`, 'utf8')
    const read = (address: string) => readFile(`${FOLDER}/.next${address.replace('/_next', '')}`)
    return look({ html, read })
  })
}

/**
 * Serves the bare app. `/live` is rendered for every request; `/read` passes a call on to `BENCH_READ` with
 * the session `BENCH_SESSION`.
 */
export async function withBareServer<Result>(
  settings: Record<'BENCH_READ' | 'BENCH_SESSION', string>,
  look: (url: string) => Promise<Result>,
): Promise<Result> {
  return withBareApp(async () => {
    const port = String(3800 + Math.floor(Math.random() * 90))
    const url = `http://127.0.0.1:${port}`
    const started = nextArguments('start', FOLDER, '-p', port, '-H', '127.0.0.1')
    const server = spawn(process.execPath, started, { stdio: 'ignore', env: { ...ENVIRONMENT, ...settings } })
    const ended = once(server, 'exit')
    try {
      await answers(`${url}/live`)
      return await look(url)
    } finally {
      server.kill('SIGTERM')
      await ended
    }
  })
}

const ENVIRONMENT = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }

async function withBareApp<Result>(use: () => Promise<Result>): Promise<Result> {
  await rm(FOLDER, { recursive: true, force: true })
  try {
    for (const [name, text] of Object.entries(FILES)) {
      await mkdir(path.dirname(`${FOLDER}/${name}`), { recursive: true })
      await writeFile(`${FOLDER}/${name}`, text)
    }
    const build = spawn(process.execPath, nextArguments('build', FOLDER), {
      stdio: 'ignore',
      env: ENVIRONMENT,
    })
    const [code] = (await once(build, 'exit')) as [number | null]
    if (code !== 0) throw new Error(`the bare page could not be built: ${code}`)
    return await use()
  } finally {
    await rm(FOLDER, { recursive: true, force: true })
  }
}
