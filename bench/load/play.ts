import autocannon, { type Options, type Result } from 'autocannon'
import type { Call, Visit } from './call.ts'
import { isSuccess } from './call.ts'
import { percentile } from './percentile.ts'

/** What one name of a call was answered. Milliseconds, ascending, of those that were served. */
export type Count = { served: number[]; refused: number; turnedAway: number }

/** What was met in the time that was played. */
export type Played = {
  seconds: number
  counts: ReadonlyMap<string, Count>
  bookings: number
  /** Answers of 5xx and lost connections, with how often they came. */
  errors: ReadonlyMap<string, number>
}

/** How long an answer may take. Seconds. */
const TIMEOUT = 30

export type Play = {
  url: string
  connections: number
  seconds: number
  /** The next visit of a connection. */
  next(connection: number): Visit
  signal: AbortSignal
}

/**
 * Plays visits over so many connections at once. Each sends its next call when it has its answer, so that the
 * programs are as busy as they can be, and no call waits in a queue of ours.
 *
 * autocannon sends and times them. Its own lists of requests are the same for everybody; here each connection
 * has one request that asks a visit what to send, and tells it the answer.
 */
export async function play({ url, connections, seconds, next, signal }: Play): Promise<Played> {
  const counts = new Map<string, Count>()
  const errors = new Map<string, number>()
  let bookings = 0
  const fail = (what: string) => errors.set(what, (errors.get(what) ?? 0) + 1)
  const note = (call: Call, answer: { status: number; body: string; isBusy: boolean }, millis: number) => {
    const count = counts.get(call.name) ?? { served: [], refused: 0, turnedAway: 0 }
    counts.set(call.name, count)
    if (answer.status === 503 && answer.isBusy) count.turnedAway += 1
    else if (answer.status >= 500) fail(`${call.name} ${answer.status} ${answer.body.slice(0, 120)}`)
    else {
      count.served.push(millis)
      if (!isSuccess(answer)) count.refused += 1
    }
  }
  let opened = 0
  const startedAt = performance.now()
  const options: Options = {
    url,
    connections,
    duration: seconds,
    timeout: TIMEOUT,
    setupClient: (client) => {
      const connection = opened++
      const walk = walked(
        () => next(connection),
        () => (bookings += 1),
      )
      let call = walk.first()
      let sentAt = performance.now()
      client.setRequests([
        {
          setupRequest: (request) => {
            sentAt = performance.now()
            const { method, path, headers, body } = call
            return { ...request, method, path, headers: { ...headers }, body: body ?? '' }
          },
          onResponse: (status, body, _context, headers) => {
            const isBusy = Object.keys(headers ?? {}).some((name) => name.toLowerCase() === 'x-desk-busy')
            note(call, { status, body, isBusy }, performance.now() - sentAt)
            call = walk.after({ status, body })
          },
        },
      ])
    },
  }
  const result = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, ended) => (error ? reject(error) : resolve(ended)))
    signal.addEventListener('abort', () => run.stop(), { once: true })
  })
  signal.throwIfAborted()
  if (result.errors > 0) errors.set(`connections lost, ${result.timeouts} of them late`, result.errors)
  for (const { served } of counts.values()) served.sort((one, other) => one - other)
  return { seconds: (performance.now() - startedAt) / 1000, counts, bookings, errors }
}

/** Visits as one walk without an end. */
function walked(next: () => Visit, onBooked: () => void) {
  let visit = next()
  const settled = (step: IteratorResult<Call, 'booked' | 'nothing'>): Call => {
    let at = step
    while (at.done) {
      if (at.value === 'booked') onBooked()
      visit = next()
      at = visit.next({ status: 0, body: '' })
    }
    return at.value
  }
  return {
    first: () => settled(visit.next({ status: 0, body: '' })),
    after: (answer: { status: number; body: string }) => settled(visit.next(answer)),
  }
}

/** All answers that were served, ascending. Milliseconds. */
export function servedOf({ counts }: Pick<Played, 'counts'>): number[] {
  return [...counts.values()].flatMap(({ served }) => served).sort((one, other) => one - other)
}

/** A table of what was played, by call. */
export function playedTable({ counts, errors }: Played): string[] {
  const lines = ['call                          served  refused  turned away   p50 ms   p99 ms']
  for (const [name, { served, refused, turnedAway }] of [...counts].sort()) {
    lines.push(
      [
        name.padEnd(28),
        `${served.length}`.padStart(7),
        `${refused}`.padStart(8),
        `${turnedAway}`.padStart(12),
        percentile(served, 0.5).toFixed(1).padStart(8),
        percentile(served, 0.99).toFixed(1).padStart(8),
      ].join(' '),
    )
  }
  for (const [what, times] of errors) lines.push(`  ERROR ${times} × ${what}`)
  return lines
}
