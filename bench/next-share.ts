import { withBareServer } from './bare-page.ts'
import { openDesk } from './desk-subject.ts'
import { sendLoad, type Load } from './load.ts'
import { interleave, median, type BenchRow } from './row.ts'
import { openSubject } from './subject.ts'

const ROUNDS = 5
const REQUESTS = 50
const AT_ONCE = 4

/**
 * Bar 15: what the desk adds to Next. A small read through its route, compared with a Next handler that only
 * passes the same call on; and a page of the desk, compared with a Next page of one word. Both are rendered
 * anew for every request.
 */
export async function nextShare(): Promise<BenchRow[]> {
  const subject = await openSubject()
  const desk = await openDesk(subject)
  const session = await subject.signIn()
  const settings = { BENCH_READ: `${subject.url}/Wallet/Balance`, BENCH_SESSION: session }
  const rows = await withBareServer(settings, async (bareUrl) => {
    const json = { 'content-type': 'application/json' }
    const fromTheDesk = { 'x-desk': '1', origin: desk.url, 'sec-fetch-site': 'same-origin' }
    const readCall = {
      url: `${desk.url}/api/read/wallet.balance`,
      body: '{}',
      headers: { ...json, ...fromTheDesk, cookie: desk.cookie },
    }
    return [
      row(
        'next-share, read door',
        1.3,
        1.1,
        await compare(readCall, { url: `${bareUrl}/read`, body: '{}', headers: json }),
      ),
      row(
        'next-share, page',
        2,
        1.4,
        await compare(
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

type Asked = Pick<Load, 'url' | 'body' | 'headers'>

/** Milliseconds per request, as the median of the rounds. */
async function compare(ours: Asked, peer: Asked): Promise<{ ours: number; peer: number }> {
  const measure = (asked: Asked) => async () =>
    (await sendLoad({ ...asked, requests: REQUESTS, atOnce: AT_ONCE })).millis / REQUESTS
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
