import { createHash } from 'node:crypto'
import { withBareServer } from './bare-page.ts'
import { openDesk, type DeskSubject } from './desk-subject.ts'
import { sendLoad, type Load } from './load.ts'
import type { ProcessCost } from './process-cost.ts'
import { interleave, median, type BenchRow } from './row.ts'
import { openSubject, type Subject } from './subject.ts'

const ROUNDS = 5
const REQUESTS = 50
const AT_ONCE = 4

/**
 * Bar 15: what the desk adds to Next, in CPU of the process that serves. A small read through the desk's read
 * route, beside a handler of Next that reads the session by its index and passes the same call on; the wallet
 * page, beside a page of Next with the same reads that renders as many elements. Once for a person of the
 * sandbox, whose calls the desk notes, and once for one of production.
 */
export async function nextShare(): Promise<BenchRow[]> {
  const subject = await openSubject()
  const desk = await openDesk(subject)
  const production = await signInToProduction(subject, desk)
  const page = (cookie: string): Asked => ({ url: `${desk.url}/wallet`, headers: { cookie } })
  const json = { 'content-type': 'application/json' }
  const door = (cookie: string): Asked => ({
    url: `${desk.url}/api/read/wallet.balance`,
    body: '{}',
    headers: { ...json, 'x-desk': '1', origin: desk.url, 'sec-fetch-site': 'same-origin', cookie },
  })
  const settings = {
    BENCH_DATABASE: subject.databaseUrl,
    BENCH_ID_HASH: createHash('sha256').update(sessionId(desk.cookie)).digest('hex'),
    BENCH_GATEWAY: subject.url,
    BENCH_SESSION: await subject.signIn(),
    BENCH_ELEMENTS: String(await elementsOf(page(desk.cookie))),
  }
  const rows = await withBareServer(settings, async (bareUrl, bare) => {
    const live = { url: `${bareUrl}/live`, headers: {} }
    const read = await (await fetch(live.url)).text()
    if (!read.includes('walletBalance') || !read.includes('statement'))
      throw new Error('the peer reads nothing')
    const doors = await cpuOf({
      sandbox: [door(desk.cookie), desk.cost],
      production: [door(production), desk.cost],
      peer: [{ url: `${bareUrl}/read`, body: '{}', headers: json }, bare],
    })
    const pages = await cpuOf({
      sandbox: [page(desk.cookie), desk.cost],
      production: [page(production), desk.cost],
      peer: [live, bare],
    })
    return [
      row('next-share, read door, sandbox', doors.sandbox, doors.peer, { guard: 1.25, goal: 1.1 }),
      row('next-share, read door, production', doors.production, doors.peer, { guard: 1.25, goal: 1.1 }),
      row('next-share, page, sandbox', pages.sandbox, pages.peer, { guard: 1.3, goal: 1.15 }),
      row('next-share, page, production', pages.production, pages.peer, { guard: 1.3, goal: 1.15 }),
    ]
  })
  await desk.close()
  await subject.close()
  return rows
}

/** Another person of the desk, as if of production: the booking service of the bars has a sandbox alone. */
async function signInToProduction(subject: Subject, desk: DeskSubject): Promise<string> {
  const { officeId, cookie } = await desk.signIn()
  await subject.pool.query("update desk.session set environment = 'production' where office_id = $1", [
    `sandbox:${officeId}`,
  ])
  return cookie
}

function sessionId(cookies: string): string {
  const id = /travel-desk\.session=([^;.]+)/.exec(cookies)?.[1]
  if (!id) throw new Error('the desk gave no session')
  return id
}

type Asked = Pick<Load, 'url' | 'body' | 'headers'>

/** How many elements a page has, as its HTML shows them; what is shown before the page is left out. */
async function elementsOf({ url, headers }: Asked): Promise<number> {
  const html = await (await fetch(url, { headers })).text()
  const body = html.slice(html.indexOf('<body')).replaceAll(/<script[\s\S]*?<\/script>/g, '')
  return body.match(/<[a-z]/g)?.length ?? 0
}

/** Milliseconds of CPU a request, in the middle of the rounds. */
async function cpuOf<Name extends string>(
  contenders: Record<Name, [Asked, ProcessCost]>,
): Promise<Record<Name, number>> {
  const measured = await interleave(
    mapped(contenders, ([asked, cost]) => async () => {
      const before = await cost.cpuMillis()
      await sendLoad({ ...asked, requests: REQUESTS, atOnce: AT_ONCE })
      return ((await cost.cpuMillis()) - before) / REQUESTS
    }),
    ROUNDS,
  )
  return mapped(measured, median)
}

function mapped<Name extends string, From, To>(record: Record<Name, From>, change: (from: From) => To) {
  const entries = Object.entries<From>(record).map(([name, value]) => [name, change(value)])
  return Object.fromEntries(entries) as Record<Name, To>
}

function row(name: string, ours: number, peer: number, limits: Pick<BenchRow, 'guard' | 'goal'>): BenchRow {
  const shown = (millis: number) => `${millis.toFixed(2)} ms of CPU`
  return {
    bar: 15,
    name,
    ours: shown(ours),
    peer: shown(peer),
    ratio: ours / peer,
    better: 'less',
    ...limits,
  }
}
