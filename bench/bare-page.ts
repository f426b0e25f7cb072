import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { answers } from './answers.ts'
import { processCost, type ProcessCost } from './process-cost.ts'
import { nextArguments } from '../scripts/next-server.ts'

/**
 * The folder of the bare application: inside the desk, where Next, React and the desk's own settings are
 * found, and among the files that a build leaves behind.
 */
const FOLDER = '.next/bench-bare'

const FILES = {
  'package.json': '{ "private": true }',
  'app/layout.js': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
  // Without one of its own Next takes the desk's.
  'instrumentation.js': 'export function register() {}',
  'app/page.js': 'export default () => <p>Bare</p>',
  'store.js': `import pg from 'pg'
  const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE, max: 10 })
  const first = async (name, text, value) => (await pool.query({ name, text, values: [value] })).rows[0]
  export const sessionOf = () =>
    first('session', 'select * from desk.session where id_hash = $1', process.env.BENCH_ID_HASH)
  export const holdsOf = (officeId) =>
    first('holds', \`select count(*), min(deadline_at) from desk.booking where office_id = $1 and state = 'held'
      and (deadline_at is null or deadline_at > now())\`, officeId)
  const TABLES = ['office_setting', 'person', 'person_setting', 'discovery', 'listed_booking', 'wallet_copy',
    'wallet_entry', 'booking', 'intent']
  export const factsOf = (officeId) => Promise.all(TABLES.map(async (table) => {
    const text = 'select * from desk.' + table + ' where office_id = $1 limit 50'
    return (await pool.query({ name: table, text, values: [officeId] })).rows.length
  }))
  const SessionId = process.env.BENCH_SESSION
  export async function ask(path, question) {
    const asked = question
      ? { method: 'POST', body: JSON.stringify({ ...question, SessionId }), cache: 'no-store' }
      : { cache: 'no-store' }
    const query = question ? '' : '?' + new URLSearchParams({ SessionId })
    return (await fetch(process.env.BENCH_GATEWAY + path + query, asked)).json()
  }`,
  'app/live/elements.js': `'use client'
  export const Elements = ({ count }) =>
    Array.from({ length: count }, (_, at) => <span key={at} className="cell">{at}</span>)`,
  'app/live/page.js': `import { ask, factsOf, holdsOf, sessionOf } from '../../store.js'
  import { Elements } from './elements.js'
  export const dynamic = 'force-dynamic'
  export default async function Page() {
    const session = await sessionOf()
    const [config, statement, holds, facts] = await Promise.all([
      ask('/Activity/v2/config'),
      ask('/Wallet/Statement', { Page: 1, PerPage: 50 }),
      holdsOf(session.office_id),
      factsOf(session.office_id),
    ])
    const shown = { wallet: config.data.user, statement: statement.Entries, holds, facts }
    return <main><p>{JSON.stringify(shown)}</p><Elements count={Number(process.env.BENCH_ELEMENTS)} /></main>
  }`,
  'app/frame/frame.js': `'use client'
  import { createElement } from 'react'
  const styleOf = (text) => Object.fromEntries(text.split(';').flatMap((part) => {
    const [name, value] = part.split(/:(.*)/s).map((side) => side.trim())
    return name && value ? [[name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()), value]] : []
  }))
  function drawn(node, key) {
    if (typeof node === 'string') return node
    const properties = { key }
    for (const [name, value] of Object.entries(node.attributes)) {
      if (name === 'class') properties.className = value
      else if (name === 'style') properties.style = styleOf(value)
      else if (name !== 'value') properties[name] = value === '' ? true : value
    }
    return createElement(node.tag, properties, ...node.children.map(drawn))
  }
  export const Frame = ({ elements }) => elements.map(drawn)`,
  'app/frame/page.js': `import { readFile } from 'node:fs/promises'
  import { Frame } from './frame.js'
  export default async function Page({ searchParams }) {
    const { name } = await searchParams
    const file = process.env.BENCH_FRAMES + '/' + encodeURIComponent(name) + '.json'
    const { styles, elements } = JSON.parse(await readFile(file, 'utf8'))
    return <>
      {styles.map((href) => <link key={href} rel="stylesheet" precedence="page" href={href} />)}
      <Frame elements={elements} />
    </>
  }`,
  'app/read/route.js': `import { ask, sessionOf } from '../../store.js'
  export async function POST(request) {
    if (!(await sessionOf())) return new Response(null, { status: 401 })
    return Response.json(await ask('/Wallet/Balance', await request.json()))
  }`,
}

/** A page of Next that does nothing, as it is served, and the files it names. */
export type BarePage = { html: string; read(address: string): Promise<Buffer> }

/** Builds the bare page with the desk's settings (some fifteen seconds), has it measured, and removes it. */
export async function withBarePage<Result>(measure: (page: BarePage) => Promise<Result>): Promise<Result> {
  return withBareApp(async () => {
    // It asks for nothing, so that the build has drawn it.
    const html = await readFile(`${FOLDER}/.next/server/app/index.html`, 'utf8')
    const read = (address: string) => readFile(`${FOLDER}/.next${address.replace('/_next', '')}`)
    return measure({ html, read })
  })
}

type Setting =
  'BENCH_DATABASE' | 'BENCH_ID_HASH' | 'BENCH_GATEWAY' | 'BENCH_SESSION' | 'BENCH_ELEMENTS' | 'BENCH_FRAMES'

/**
 * Serves the same application. `/live` and `/read` do only the work that the wallet page and the read route
 * cannot do without: they read the session `BENCH_ID_HASH` from `BENCH_DATABASE`, and ask `BENCH_GATEWAY`
 * with `BENCH_SESSION`. The page also reads what the desk has of its office, and has `BENCH_ELEMENTS`
 * elements. `/frame?name=` hydrates the elements of a page of the desk, which a file of that name in the
 * folder `BENCH_FRAMES` holds.
 */
export async function withBareServer<Result>(
  settings: Partial<Record<Setting, string>>,
  measure: (url: string, cost: ProcessCost) => Promise<Result>,
): Promise<Result> {
  return withBareApp(async () => {
    const port = String(3800 + Math.floor(Math.random() * 90))
    const url = `http://127.0.0.1:${port}`
    const started = nextArguments('start', FOLDER, '-p', port, '-H', '127.0.0.1')
    const server = spawn(process.execPath, started, { stdio: 'ignore', env: { ...ENVIRONMENT, ...settings } })
    const ended = once(server, 'exit')
    try {
      await answers(url)
      return await measure(url, processCost(server.pid ?? 0))
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
