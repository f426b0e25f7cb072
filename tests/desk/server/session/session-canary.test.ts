import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { disguisesOf } from '../../../../e2e/disguises.ts'
import type { OperationId } from '../../../../contract/registry.ts'
import type { WantedFare } from '../../../../lib/air/wanted-fare.ts'
import { sameFare } from '../../../../server/air/same-fare.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { lookUpHold } from '../../../../server/booking/look-up.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import { log } from '../../../../server/log.ts'
import { callAs } from '../../../../server/gateway-client/call-as.ts'
import { readingAnswer } from '../../../../server/booking/reading-answer.ts'
import type { Gatekeeper } from '../../../../server/session/desk-route.ts'
import { answerRead } from '../../../../server/read/read-route.ts'
import { grantFor } from '../../../../server/session/gate.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { shellOf } from '../../../../server/shell/queries.ts'
import { todayOf } from '../../../../server/today/queries.ts'
import { walletOf } from '../../../../server/wallet/queries.ts'
import { searchBody } from '../../../setup/air.ts'
import { everythingStored } from '../store/everything-stored.ts'
import { fareInput, holdFlight, openWorld, type Trouble, type World } from '../world.ts'

/**
 * The SessionId through every failure of docs/failures.md (trust X1): it is in no answer to the browser, in
 * nothing that a page is rendered from, in no log line, no stored row and no call of the wire log.
 */

let world: World
const logged: unknown[] = []

beforeAll(async () => {
  world = await openWorld()
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(log, level).mockImplementation((...line) => void logged.push(line))
  }
})
afterAll(async () => {
  vi.restoreAllMocks()
  await world.close()
})

/** A signed-in person of an office of their own. */
type Person = { officeId: string; cookie: string; grant: Grant<'air_book'>; sessionId: string }

async function person(balance = '90000.00'): Promise<Person> {
  // Circuits count the failures of half a minute.
  world.pass(31)
  world.clearTroubles()
  const office = await world.gateway.mint({ balance })
  const cookie = await world.signIn(office)
  const grant = await world.grant(cookie, 'air_book')
  return { officeId: office.officeId, cookie, grant, sessionId: grant.gatewaySession.reveal() }
}

/** Asks the read route as a page does: status, headers and body. A body that breaks off is read so far. */
function ask(who: Person, operation: OperationId, input: object, signal?: AbortSignal) {
  const answer: Answering = (gate, request) => answerRead(world.desk, gate, request, operation)
  return answerTo(who, input, answer, signal)
}

function askBooking(who: Person, reference: string) {
  return answerTo(who, { reference }, (gate, request) => readingAnswer(world.desk, gate, request, 'air'))
}

type Answering = (gate: Gatekeeper, request: Request) => Promise<Response>

async function answerTo({ cookie }: Person, input: object, answer: Answering, signal?: AbortSignal) {
  const request = new Request('http://localhost:3000/api/x', {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', host: 'localhost:3000', 'x-desk': '1' },
    body: JSON.stringify(input),
    ...(signal && { signal }),
  })
  const gate: Gatekeeper = (permission) => grantFor(world.desk, cookie, permission, 'request-of-a-test')
  const response = await answer(gate, request)
  return [response.status, [...response.headers], await textSoFar(response, signal)]
}

async function textSoFar({ body }: Response, signal?: AbortSignal): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return ''
  const leave = () => void reader.cancel()
  signal?.addEventListener('abort', leave)
  let text = ''
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      text += read.value
      if (signal?.aborted) leave()
    }
  } catch {
    // The rest is lost: the browser has the part that arrived.
  }
  return text
}

const search = searchBody([['LTN', 'KEF', '2026-12-20']])
const wanted: WantedFare = {
  flights: [
    {
      carrierCode: 'BA',
      flightNumber: '800',
      from: 'LTN',
      to: 'KEF',
      day: '2026-12-20',
      legIndex: 0,
      cabinName: 'Economy',
      baggage: null,
    },
  ],
  passengerTypes: [1],
  terms: null,
  totalCents: 10_000,
}
const stay = {
  city_id: 11112267057,
  check_in: '2026-12-03',
  check_out: '2026-12-06',
  occupancies: [{ adults: 2 }],
  page_size: 1,
}
/** The cheapest fare, also for who is on that flight already: the hold is sent. */
const wantedOnceMore = async (who: Person) => ({
  ...(await fareInput(world, who.grant)),
  evenIfBooked: true,
})
const hold = async (who: Person) => holdOnce(world.desk, who.grant, airHandling, await wantedOnceMore(who))
const act = (who: Person, verb: 'order' | 'cancel' | 'refund', reference: string) =>
  actOn(world.desk, who.grant, airHandling, verb, reference)
const held = async (who: Person) => (await holdFlight(world, who.grant)).reference

/** Every read, write and look-up of a flight booking, each while its call fails in this way. */
async function everythingWith(who: Person, ...kinds: Trouble[]): Promise<unknown[]> {
  const reference = await held(who)
  const input = await wantedOnceMore(who)
  const outcomes: unknown[] = []
  const failing = async (address: string, work: () => Promise<unknown>) => {
    world.pass(31)
    world.trouble(address, ...kinds)
    outcomes.push(await work())
    world.clearTroubles()
  }
  await failing('/Air/AirLowFareSearchIncremental', () => ask(who, 'air.low-fare-search-incremental', search))
  await failing('/Air/AirBookingData', () => askBooking(who, reference))
  await failing('/Air/AirRefundDisplay', () => ask(who, 'air.refund-display', { UniqueId: reference }))
  await failing('/Air/AirRevalidate', () => hold(who))
  await failing('/Air/AirBook', () => holdOnce(world.desk, who.grant, airHandling, input))
  await failing('/Air/AirBookingData', () =>
    lookUpHold(world.desk, who.grant, airHandling, input.clientReference),
  )
  await failing('/Air/AirOrderTicket', () => act(who, 'order', reference))
  await failing('/Air/AirCancel', () => act(who, 'cancel', reference))
  await failing('/Air/AirRefund', () => act(who, 'refund', reference))
  await failing('/Activity/v2/config', () => shellOf(world.desk, who.grant))
  await failing('/Wallet/Balance', () => walletOf(world.desk, who.grant))
  return outcomes
}

/** The answers of a gateway that tells the SessionId in the text of its refusal, to reads and commits. */
async function echoed(who: Person): Promise<unknown[]> {
  const reference = await held(who)
  const outcomes: unknown[] = []
  const refuse = async (address: string, work: () => Promise<unknown>) => {
    const Message = `Session ${who.sessionId} may not do this.`
    world.replace(address, Response.json({ Success: false, Error: { Id: 'Err0106001', Message } }))
    outcomes.push(await work())
  }
  await refuse('/Air/AirBookingData', () => askBooking(who, reference))
  await refuse('/Air/AirLowFareSearchIncremental', () => ask(who, 'air.low-fare-search-incremental', search))
  outcomes.push(
    await streamed(
      who,
      stream((controller) => {
        const data = { Success: false, Error: { Id: 'Err0102004', Message: `No ${who.sessionId}` } }
        controller.enqueue(new TextEncoder().encode(`event: error\ndata: ${JSON.stringify(data)}\n\n`))
      }),
    ),
  )
  await refuse('/Air/AirRevalidate', () => hold(who))
  await refuse('/Air/AirBook', () => hold(who))
  await refuse('/Air/AirCancel', () => act(who, 'cancel', reference))
  await refuse('/Air/AirLowFareSearchIncremental', () => sameFare(world.desk, who.grant, wanted))
  const errorStream = `event: error\ndata: {"Success":false,"Error":{"Id":"Err0102004","Message":"No ${who.sessionId}"}}\n\n`
  world.replace(
    '/Air/AirLowFareSearchIncremental',
    new Response(errorStream, { headers: { 'content-type': 'text/event-stream' } }),
  )
  outcomes.push(await sameFare(world.desk, who.grant, wanted))
  // Here the SessionId is the token of the subject, and the answer repeats it in the other case.
  const error_description = `subject_token ${who.sessionId.toUpperCase()} is not good`
  world.replace(
    '/v3/oauth/token',
    Response.json({ error: 'server_busy', error_description }, { status: 400 }),
  )
  outcomes.push(await callAs(world.desk, who.grant, 'hotel.search', stay))
  return outcomes
}

/** A stream of the gateway: two events, and then the end that is given. */
function stream(after: (controller: ReadableStreamDefaultController<Uint8Array>) => void): Response {
  const event = new TextEncoder().encode('event: itineraries\ndata: {"PricedItineraries":[]}\n\n')
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(event)
      controller.enqueue(event)
      after(controller)
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

async function streamed(who: Person, response: Response, signal?: AbortSignal) {
  world.replace('/Air/AirLowFareSearchIncremental', response)
  return ask(who, 'air.low-fare-search-incremental', search, signal)
}

async function arm(who: Person, scenario: string) {
  const body = JSON.stringify({ scenario, office: who.officeId })
  const headers = { 'content-type': 'application/json' }
  expect((await world.gateway.send('/_sandbox/arm', { method: 'POST', headers, body })).status).toBe(200)
}

async function ticketed(who: Person): Promise<string> {
  const reference = await held(who)
  await act(who, 'order', reference)
  await world.gateway.advance(60, who.officeId)
  return reference
}

/** Brings each failure about; the keys are the first column of the tables of docs/failures.md. */
const failures: Readonly<Record<string, (who: Person) => Promise<unknown>>> = {
  'it cannot be reached': (who) =>
    everythingWith(who, 'refuse-connection', 'refuse-connection', 'refuse-connection'),
  'it is slow': (who) => everythingWith(who, 'lose-request', 'lose-request', 'lose-request'),
  'it answers 500, 502, 503, or a page': (who) =>
    everythingWith(who, 'server-error', 'server-error', 'server-error'),
  'half an answer, or one that is no JSON': (who) =>
    everythingWith(who, 'not-found', 'not-found', 'not-found'),
  'Success or another field is missing, null or of another type': (who) =>
    everythingWith(who, 'malformed', 'malformed', 'malformed'),
  'an error that the documents name': echoed,
  'the stream breaks, or ends without an end': async (who) => [
    await streamed(
      who,
      stream((controller) => controller.error(new Error('cut'))),
    ),
    await streamed(
      who,
      stream((controller) => controller.close()),
    ),
  ],
  'the stream is silent': (who) => {
    const left = AbortSignal.timeout(50)
    return streamed(
      who,
      stream(() => undefined),
      left,
    )
  },
  'a stream that was closed': (who) =>
    streamed(
      who,
      stream((controller) => controller.close()),
    ),
  'the browser leaves': (who) =>
    streamed(
      who,
      stream(() => undefined),
      AbortSignal.abort(),
    ),
  'a fare comes twice': (who) => ask(who, 'air.low-fare-search-incremental', search),
  'the session ends, at any step to the ticket': async (who) => {
    const reference = await held(who)
    const input = await fareInput(world, who.grant)
    await world.gateway.call('session.end', { SessionId: who.sessionId })
    return [
      await askBooking(who, reference),
      await ask(who, 'air.low-fare-search-incremental', search),
      await holdOnce(world.desk, who.grant, airHandling, input),
      await act(who, 'order', reference),
      await act(who, 'cancel', reference),
    ]
  },
  'the price changed at revalidation': async (who) => {
    await arm(who, 'reprice')
    return hold(who)
  },
  'the price changed in the answer to the hold': async (who) => {
    await arm(who, 'rise_at_booking')
    return hold(who)
  },
  'the wallet is short (40/41)': async () => hold(await person('5.00')),
  'the airline refuses the booking (40/40)': async (who) => {
    const refused = (body: object) => ({ ...body, Category: 40, Status: 40 })
    world.rewrite('/Air/AirBook', refused)
    world.rewrite('/Air/AirBookingData', refused)
    return hold(who)
  },
  'the fare is gone': async (who) => {
    const input = await fareInput(world, who.grant)
    await world.gateway.advance(25 * 60, who.officeId)
    return holdOnce(world.desk, who.grant, airHandling, input)
  },
  'the outcome of the hold is unknown': async (who) => {
    const input = await fareInput(world, who.grant)
    world.trouble('/Air/AirBook', 'lose-reply')
    return [
      await holdOnce(world.desk, who.grant, airHandling, input),
      await lookUpHold(world.desk, who.grant, airHandling, input.clientReference),
    ]
  },
  'a double click, twenty keys, no JavaScript': async (who) => {
    const input = await fareInput(world, who.grant)
    return Promise.all(Array.from({ length: 20 }, () => holdOnce(world.desk, who.grant, airHandling, input)))
  },
  'two tabs': async (who) => {
    const input = await fareInput(world, who.grant)
    const other = { ...input, clientReference: `${input.clientReference}-2` }
    return Promise.all([input, other].map((each) => holdOnce(world.desk, who.grant, airHandling, each)))
  },
  'Back or reload after a hold': async (who) => {
    const input = await fareInput(world, who.grant)
    return [
      await holdOnce(world.desk, who.grant, airHandling, input),
      await holdOnce(world.desk, who.grant, airHandling, input),
    ]
  },
  'the outcome of a ticket or a cancellation is unknown': async (who) => {
    const [one, other] = [await held(who), await held(who)]
    world.trouble('/Air/AirOrderTicket', 'lose-reply')
    world.trouble('/Air/AirCancel', 'lose-reply')
    return [await act(who, 'order', one), await act(who, 'cancel', other)]
  },
  'ticketing is slow or stuck': async (who) => {
    await arm(who, 'ticket_stall')
    return bookingPageOf(world.desk, who.grant, await ticketed(who))
  },
  'the airline refuses the ticket (40/40)': async (who) => {
    await arm(who, 'ticket_fail')
    return bookingPageOf(world.desk, who.grant, await ticketed(who))
  },
  'a clock is wrong': async (who) => {
    const reference = await held(who)
    world.pass(3600)
    return bookingPageOf(world.desk, who.grant, reference)
  },
  'the deadline passes while it is open': async (who) => {
    const reference = await held(who)
    await world.gateway.advance(601, who.officeId)
    return [await act(who, 'order', reference), await bookingPageOf(world.desk, who.grant, reference)]
  },
  'the airline moved a flight': async (who) => {
    const reference = await ticketed(who)
    await arm(who, 'retime')
    return bookingPageOf(world.desk, who.grant, reference)
  },
}

/** The data from which the next pages are rendered. */
async function pagesOf({ grant }: Person): Promise<unknown[]> {
  const list = await bookingsOf(world.desk, grant, null, () => undefined)
  const references = list.kind === 'read' ? list.lines.map(({ reference }) => reference) : []
  return [
    list,
    await shellOf(world.desk, grant),
    await todayOf(world.desk, grant, () => undefined),
    await walletOf(world.desk, grant),
    ...(await Promise.all(references.map((reference) => bookingPageOf(world.desk, grant, reference)))),
  ]
}

function leaksIn(texts: Readonly<Record<string, string>>, { sessionId }: Person): string[] {
  const needles = disguisesOf(sessionId).map((needle) => needle.toLowerCase())
  return Object.entries(texts).flatMap(([where, text]) =>
    needles.some((needle) => text.toLowerCase().includes(needle)) ? [where] : [],
  )
}

test('every failure that docs/failures.md names is tried here', () => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/failures.md'), 'utf8')
  const rows = text.split('\n').flatMap((line) => {
    const [, first = ''] = /^\| (.+?) +\| /.exec(line) ?? []
    return first === '' || first === 'failure' || first.startsWith('-') ? [] : [first.replaceAll('`', '')]
  })
  expect(rows.length).toBeGreaterThan(20)
  expect(Object.keys(failures).sort()).toEqual(rows.sort())
})

test('a SessionId that leaks would be found', async () => {
  const who = await person()
  const hidden = Buffer.from(`x${who.sessionId}y`).toString('base64')
  expect(leaksIn({ plain: `a ${who.sessionId} b`, base64: hidden, nothing: 'ok' }, who)).toEqual([
    'plain',
    'base64',
  ])
})

test.each(Object.entries(failures))('%s: the SessionId stays on the server', async (_name, fail) => {
  const who = await person()
  logged.length = 0
  const answered = await fail(who)
  world.clearTroubles()
  const texts = {
    answers: JSON.stringify(answered),
    pages: JSON.stringify(await pagesOf(who)),
    'log lines': JSON.stringify(logged),
    'stored rows': await everythingStored(world.desk),
    'wire log': JSON.stringify(world.desk.wireLog.calls(who.grant.officeId)),
  }
  expect(texts.answers.length, 'nothing happened').toBeGreaterThan(10)
  expect(JSON.parse(texts['log lines'])).not.toEqual([])
  expect(JSON.parse(texts['wire log'])).not.toEqual([])
  expect(leaksIn(texts, who)).toEqual([])
})
