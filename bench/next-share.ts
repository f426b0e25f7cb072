import { createHash } from 'node:crypto'
import { withBareServer } from './bare-page.ts'
import { openDesk } from './desk-subject.ts'
import { sendLoad, type Load } from './load.ts'
import { interleave, median, type BenchRow } from './row.ts'
import { openSubject } from './subject.ts'

const ROUNDS = 5
const REQUESTS = 50
const AT_ONCE = 4

/**
 * Bar 15: the time that the desk adds to Next. A small read through the desk's read route, beside a handler
 * of Next that reads the session by its index and passes the same call on; the wallet page, beside a page of
 * Next with the same reads: session, wallet, holds.
 */
export async function nextShare(): Promise<BenchRow[]> {
  const subject = await openSubject()
  const desk = await openDesk(subject)
  const session = await subject.signIn()
  const settings = {
    BENCH_DATABASE: subject.databaseUrl,
    BENCH_ID_HASH: createHash('sha256').update(sessionId(desk.cookie)).digest('hex'),
    BENCH_GATEWAY: subject.url,
    BENCH_SESSION: session,
  }
  const rows = await withBareServer(settings, async (bareUrl) => {
    const read = await (await fetch(`${bareUrl}/live`)).text()
    if (!read.includes('walletBalance') || !read.includes('Entries'))
      throw new Error('the peer reads nothing')
    const json = { 'content-type': 'application/json' }
    const fromTheDesk = { 'x-desk': '1', origin: desk.url, 'sec-fetch-site': 'same-origin' }
    const door = {
      url: `${desk.url}/api/read/wallet.balance`,
      body: '{}',
      headers: { ...json, ...fromTheDesk, cookie: desk.cookie },
    }
    return [
      row(
        'next-share, read door',
        1.3,
        1.1,
        await beside(door, { url: `${bareUrl}/read`, body: '{}', headers: json }),
      ),
      row(
        'next-share, page',
        1.6,
        1.3,
        await beside(
          { url: `${desk.url}/wallet`, headers: { cookie: desk.cookie } },
          { url: `${bareUrl}/live`, headers: {} },
        ),
      ),
    ]
  })
  await desk.close()
  await subject.close()
  return rows
}

function sessionId(cookies: string): string {
  const id = /travel-desk\.session=([^;]+)/.exec(cookies)?.[1]
  if (!id) throw new Error('the desk gave no session')
  return id
}

type Asked = Pick<Load, 'url' | 'body' | 'headers'>

/** Milliseconds a request, in the middle of the rounds. */
async function beside(ours: Asked, peer: Asked): Promise<{ ours: number; peer: number }> {
  const measure = (request: Asked) => async () =>
    (await sendLoad({ ...request, requests: REQUESTS, atOnce: AT_ONCE })).millis / REQUESTS
  const wall = await interleave({ ours: measure(ours), peer: measure(peer) }, ROUNDS)
  return { ours: median(wall.ours), peer: median(wall.peer) }
}

function row(
  name: string,
  guard: number,
  goal: number,
  { ours, peer }: { ours: number; peer: number },
): BenchRow {
  return {
    bar: 15,
    name,
    ours: `${ours.toFixed(2)} ms`,
    peer: `${peer.toFixed(2)} ms`,
    ratio: ours / peer,
    better: 'less',
    guard,
    goal,
  }
}
