import { createParser } from 'eventsource-parser'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { operationOf, type OperationId } from '../../../../contract/registry.ts'
import { streamFailures } from '../../../../server/gateway-client/stream-guard.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { lookUpHold } from '../../../../server/booking/look-up.ts'
import { readAnswer } from '../../../../server/gateway-client/answer.ts'
import { readingAnswer } from '../../../../server/booking/reading-answer.ts'
import type { Gatekeeper } from '../../../../server/session/desk-route.ts'
import { answerRead } from '../../../../server/read/read-route.ts'
import { grantFor } from '../../../../server/session/gate.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import type { Fault } from '../../../fault-proxy/fault-proxy.ts'
import { mutationsOf } from '../../../fault-proxy/mutations.ts'
import { bookBody, faresOf, searchBody } from '../../../setup/air.ts'
import { openProxiedWorld, type ProxiedWorld } from '../proxied-world.ts'
import { holdInputFor } from '../world.ts'

/** The desk's handling of each failure of the gateway, over real connections (docs/failures.md). */

let world: ProxiedWorld
let cookie: string
let grant: Grant<'air_book'>
beforeAll(async () => {
  world = await openProxiedWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  // Circuits count the failures of half a minute.
  world.pass(31)
  cookie = await world.signIn(await world.gateway.mint({ balance: '90000.00' }))
  grant = await world.grant(cookie, 'air_book')
})
afterEach(() => world.proxy.clear())

const search = searchBody([['LTN', 'KEF', '2026-12-20']])
const STREAM = '/Air/AirLowFareSearchIncremental'

/** Asks the read route as a page does. Whatever it answers, the SessionId is not in it. */
function ask(operation: OperationId, input: object): Promise<{ status: number; text: string }> {
  return answerTo(input, (gate, request) => answerRead(world.desk, gate, request, operation))
}

/** The same for the reading of a flight booking. */
function askBooking(reference: string): Promise<{ status: number; text: string }> {
  return answerTo({ reference }, (gate, request) => readingAnswer(world.desk, gate, request, 'air'))
}

async function answerTo(input: object, answer: (gate: Gatekeeper, request: Request) => Promise<Response>) {
  const request = new Request('http://localhost:3000/api/x', {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', host: 'localhost:3000', 'x-desk': '1' },
    body: JSON.stringify(input),
  })
  const gate: Gatekeeper = (permission) => grantFor(world.desk, cookie, permission, 'request-of-a-test')
  const response = await answer(gate, request)
  const text = await response.text()
  expect(text + JSON.stringify([...response.headers])).not.toContain(grant.gatewaySession.reveal())
  return { status: response.status, text }
}

async function someFare() {
  const [fare] = await faresOf(world.gateway, grant.gatewaySession.reveal(), 'LTN', 'KEF')
  if (!fare) throw new Error('no fare')
  const totalCents = Math.round(fare.AirItineraryPricingInfo.ItinTotalFare.TotalFare * 100)
  return { code: fare.FareSourceCode, totalCents }
}

async function held(): Promise<string> {
  const outcome = await holdOnce(world.desk, grant, airHandling, holdInputFor(await someFare()))
  if (outcome.kind !== 'held') throw new Error(outcome.kind)
  return outcome.reference
}

describe('the gateway is down', () => {
  afterEach(() => vi.useRealTimers())

  test('nothing is sent, the form stays usable, and one probe finds it again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const input = holdInputFor(await someFare())
    await world.proxy.down()
    const away = { kind: 'refused', code: 'Unavailable', message: "The booking service isn't responding." }
    expect(await holdOnce(world.desk, grant, airHandling, input)).toEqual(away)
    const { status } = await askBooking('PO0000001')
    expect(status).toBe(502)
    await world.proxy.up()
    // Five connections were refused by now: the circuit rests, and the gateway is not asked.
    const { sent } = world.proxy.calls('/Air/AirRevalidate')
    expect(await holdOnce(world.desk, grant, airHandling, input)).toEqual(away)
    expect(world.proxy.calls('/Air/AirRevalidate').sent).toBe(sent)
    vi.setSystemTime(Date.now() + 5_000)
    expect(await holdOnce(world.desk, grant, airHandling, input)).toMatchObject({ kind: 'held' })
    expect(world.proxy.calls('/Air/AirBook').sent).toBe(1)
  })
})

describe('an answer that is none', () => {
  const page = '<html><body>Error at /srv/gateway/app.js:17 <b>stack</b></body></html>'
  test.each<[string, Fault]>([
    ['500', { kind: 'answer', status: 500, body: page }],
    ['502', { kind: 'answer', status: 502, body: page }],
    ['503 with Retry-After', { kind: 'answer', status: 503, body: page, headers: { 'retry-after': '1' } }],
    ['200 with a page', { kind: 'answer', status: 200, body: page }],
    ['200 with half of a body', { kind: 'cut-reply', at: 'body' }],
    ['200 without Success', { kind: 'rewrite', change: (body) => body.replace('"Success":true,', '') }],
  ])('%s: a read is tried three times, and the browser gets a sentence alone', async (_name, fault) => {
    const reference = await held()
    const path = '/Air/AirBookingData'
    const before = world.proxy.calls(path).sent
    void world.proxy.strike(path, fault, fault, fault)
    const { status, text } = await askBooking(reference)
    expect([status, JSON.parse(text)]).toEqual([
      502,
      { code: 'Unavailable', message: 'The booking service gave an unexpected answer.' },
    ])
    expect(world.proxy.calls(path).sent - before).toBe(3)
    // The third try may be the good one.
    world.pass(31)
    void world.proxy.strike(path, fault, fault)
    expect((await askBooking(reference)).status).toBe(200)
  })

  test.each<[string, Fault]>([
    ['500', { kind: 'answer', status: 500, body: page }],
    [
      'a refusal with 500',
      { kind: 'answer', status: 500, body: '{"Success":false,"Error":{"Id":"Err0106001"}}' },
    ],
    ['200 with a page', { kind: 'answer', status: 200, body: page }],
    ['Success missing', { kind: 'rewrite', change: (body) => body.replace('"Success":true,', '') }],
    [
      'another reference',
      { kind: 'rewrite', change: (body) => body.replace(/"UniqueId":"\w+"/, '"UniqueId":7') },
    ],
  ])('%s: AirBook is sent once and its outcome is unknown until it is looked up', async (_name, fault) => {
    const input = holdInputFor(await someFare())
    const before = world.proxy.calls('/Air/AirBook').sent
    void world.proxy.strike('/Air/AirBook', fault)
    expect(await holdOnce(world.desk, grant, airHandling, input)).toMatchObject({ kind: 'unknown' })
    expect(world.proxy.calls('/Air/AirBook').sent - before).toBe(1)
    const lookUp = await lookUpHold(world.desk, grant, airHandling, input.clientReference)
    expect(lookUp.kind).toBe(fault.kind === 'rewrite' ? 'read' : 'pending')
  })
})

describe('an answer with a field that is missing, null or of another type', () => {
  /** The text of one good answer of each operation of a booking. */
  async function goodAnswers(): Promise<[OperationId, string][]> {
    const SessionId = grant.gatewaySession.reveal()
    const FareSourceCode = (await someFare()).code
    const text = async (id: OperationId, input: object) => {
      const { body } = await world.gateway.call(id, { SessionId, ...input })
      expect(body['Success'], id).toBe(true)
      return [id, JSON.stringify(body)] as [OperationId, string]
    }
    const revalidated = await text('air.revalidate', { FareSourceCode })
    const booked = await text('air.book', bookBody(FareSourceCode))
    const UniqueId = (JSON.parse(booked[1]) as { UniqueId: string }).UniqueId
    return [
      revalidated,
      booked,
      await text('air.booking-data', { UniqueId }),
      await text('air.order-ticket', { UniqueId }),
      ['air.cancel', (await text('air.cancel', { UniqueId: await held() }))[1]],
    ]
  }

  test('is read by the contract or not at all: never half, and never as a refusal', async () => {
    let spoilt = 0
    for (const [id, text] of await goodAnswers()) {
      const good = readAnswer(operationOf(id), { httpStatus: 200, text, retryAfter: null })
      expect(good.kind, id).toBe('ok')
      for (const mutation of mutationsOf(text)) {
        const outcome = readAnswer(operationOf(id), {
          httpStatus: 200,
          text: mutation.text,
          retryAfter: null,
        })
        if (outcome.kind === 'ok') {
          // A field that may still be missing is one that the contract lets a gateway leave out.
          expect(operationOf(id).response.safeParse(outcome.data).success, `${id}: ${mutation.name}`).toBe(
            true,
          )
          continue
        }
        spoilt += 1
        expect(outcome, `${id}: ${mutation.name}`).toEqual({
          kind: 'unknown',
          reason: 'malformed',
          sent: true,
        })
      }
    }
    expect(spoilt).toBeGreaterThan(200)
  })

  test.each([
    'Success dropped',
    'Success null',
    'Success of another type',
    'UniqueId dropped',
    'Category null',
  ])('AirBook with %s is never taken for a booking', async (name) => {
    const SessionId = grant.gatewaySession.reveal()
    const FareSourceCode = (await someFare()).code
    await world.gateway.mustCall('air.revalidate', { SessionId, FareSourceCode })
    const { body } = await world.gateway.call('air.book', { SessionId, ...bookBody(FareSourceCode) })
    const mutation = mutationsOf(JSON.stringify(body)).find((each) => each.name === name)
    const answer = { httpStatus: 200, text: mutation?.text ?? '', retryAfter: null }
    expect(readAnswer(operationOf('air.book'), answer)).toMatchObject({
      kind: 'unknown',
      reason: 'malformed',
    })
  })
})

describe('a streamed search', () => {
  function eventsOf(text: string): { event: string; code: string | null }[] {
    const events: { event: string; code: string | null }[] = []
    const parser = createParser({
      onEvent: ({ event, data }) => {
        const { Error: error } = JSON.parse(data) as { Error?: { Id: string } | null }
        events.push({ event: event ?? '', code: error?.Id ?? null })
      },
    })
    parser.feed(text)
    return events
  }

  test.each<[string, Fault]>([
    ['breaks off', { kind: 'cut-reply', at: 'body' }],
    ['ends early as if it were whole', { kind: 'end-reply', afterBytes: 90_000 }],
  ])('that %s ends with the error of the desk, and is asked for once', async (_name, fault) => {
    const before = world.proxy.calls(STREAM).sent
    void world.proxy.strike(STREAM, fault)
    const long = searchBody([['LHR', 'AMS', '2026-12-20']])
    const events = eventsOf((await ask('air.low-fare-search-incremental', long)).text)
    expect(events.length).toBeGreaterThan(1)
    const names = events.map(({ event }) => event)
    expect(names).toEqual([...names.slice(1).map(() => 'itineraries'), 'error'])
    expect(events.at(-1)?.code).toBe(streamFailures.cut)
    expect(world.proxy.calls(STREAM).sent - before).toBe(1)
  })

  test('whose answer never begins is asked for again, and is then whole', async () => {
    void world.proxy.strike(STREAM, { kind: 'lose-request' }, { kind: 'lose-reply' })
    const events = eventsOf((await ask('air.low-fare-search-incremental', search)).text)
    expect(events.at(-1)).toEqual({ event: 'done', code: null })
  })
})

describe('a commit that takes longer than its time', () => {
  test('is unknown, is not sent again, and is found once it has arrived', async () => {
    const gate = Promise.withResolvers<void>()
    const input = holdInputFor(await someFare())
    const struck = world.proxy.strike('/Air/AirBook', { kind: 'delay-request', until: gate.promise })
    const before = world.proxy.calls('/Air/AirBook').sent
    const pressed = holdOnce(world.desk, grant, airHandling, input)
    await struck
    world.timeOut()
    expect(await pressed).toEqual({ kind: 'unknown', clientReference: input.clientReference })
    const lookUp = () => lookUpHold(world.desk, grant, airHandling, input.clientReference)
    expect(await lookUp()).toEqual({ kind: 'pending' })
    expect(await holdOnce(world.desk, grant, airHandling, input)).toMatchObject({ kind: 'unknown' })
    gate.resolve()
    await world.proxy.idle()
    expect(await lookUp()).toMatchObject({ kind: 'read', booking: { state: 'held' } })
    expect(world.proxy.calls('/Air/AirBook').sent - before).toBe(1)
  })

  test('a ticket in process is polled: 20/20 is no failure, and nothing is ordered again', async () => {
    const reference = await held()
    const before = world.proxy.calls('/Air/AirOrderTicket').sent
    void world.proxy.strike('/Air/AirOrderTicket', { kind: 'lose-reply' })
    const order = () => actOn(world.desk, grant, airHandling, 'order', reference)
    expect([await order(), await order()]).toEqual([{ kind: 'done' }, { kind: 'done' }])
    const { text } = await askBooking(reference)
    expect(JSON.parse(text)).toMatchObject({ booking: { state: 'ticketing' } })
    expect(world.proxy.calls('/Air/AirOrderTicket').sent - before).toBe(1)
  })
})
