import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createParser } from 'eventsource-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PricedItinerary } from '../../contract/air/itinerary.ts'
import { checkLedger } from '../../gateway/domain/wallet/check-ledger.ts'
import type { Scenario } from '../../gateway/supply/scenario.ts'
import { simulatedSuppliers } from '../../gateway/world/suppliers.ts'
import { bookBody, faresOf, searchBody } from '../setup/air.ts'
import { openGatewayOn, type MintedOffice, type TestGateway } from '../setup/gateway.ts'

/**
 * Every scenario of flights, as a caller over HTTP sees it: by its route, and by arming it for ordinary
 * fares. Where a price moves, fare, hold, record and ledger move together.
 */

let gateway: TestGateway
/** Milliseconds that the sources waited. */
const waits: number[] = []

beforeAll(async () => {
  const wait = async (ms: number) => void waits.push(ms)
  gateway = await openGatewayOn(({ seed }) => simulatedSuppliers({ seed, wait, latencyScale: 1 }))
})
afterAll(() => gateway.close())

type Here = { office: MintedOffice; SessionId: string }

async function here(balance = '90000.00'): Promise<Here> {
  const office = await gateway.mint({ balance })
  return { office, SessionId: await gateway.signIn(office) }
}

async function control(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await gateway.send(`/_sandbox${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
}

const arm = ({ office }: Here, scenario: string) => control('/arm', { scenario, office: office.officeId })

async function events({ SessionId }: Here, from: string, to: string): Promise<string[]> {
  const answer = await gateway.send('/Air/AirLowFareSearchIncremental', {
    method: 'POST',
    body: JSON.stringify({ SessionId, ...searchBody([[from, to, '2026-12-20']]) }),
  })
  const seen: string[] = []
  createParser({ onEvent: ({ event, data }) => seen.push(`${event} ${data}`) }).feed(await answer.text())
  return seen
}

/** The cheapest return trip of a week. */
async function cheapestReturn({ SessionId }: Here, from: string, to: string): Promise<PricedItinerary> {
  const legs: [string, string, string][] = [
    [from, to, '2026-12-20'],
    [to, from, '2026-12-27'],
  ]
  const results = await gateway.mustCall('air.low-fare-search', { SessionId, ...searchBody(legs) })
  const [fare] = results.PricedItineraries
  if (!fare) throw new Error(`no fare ${from}-${to}-${from}`)
  return fare
}

async function cheapest({ SessionId }: Here, from: string, to: string): Promise<PricedItinerary> {
  const [fare] = await faresOf(gateway, SessionId, from, to)
  if (!fare) throw new Error(`no fare ${from}-${to}`)
  return fare
}

const usdOf = (fare: PricedItinerary) => fare.AirItineraryPricingInfo.ItinTotalFare.TotalFare

const priced = ({ SessionId }: Here, { FareSourceCode }: PricedItinerary) =>
  gateway.mustCall('air.revalidate', { SessionId, FareSourceCode })

const book = ({ SessionId }: Here, { FareSourceCode }: PricedItinerary) =>
  gateway.mustCall('air.book', { SessionId, ...bookBody(FareSourceCode) })

const dataOf = ({ SessionId }: Here, UniqueId: string) =>
  gateway.mustCall('air.booking-data', { SessionId, UniqueId })

async function held(at: Here, from = 'LHR', to = 'AMS') {
  const fare = (await priced(at, await cheapest(at, from, to))).PricedItinerary
  const booked = await book(at, fare)
  expect(booked).toMatchObject({ Category: 10, Status: 10 })
  return { ...booked, usd: usdOf(fare) }
}

async function ordered(at: Here, from?: string, to?: string): Promise<string> {
  const { UniqueId } = await held(at, from, to)
  await gateway.mustCall('air.order-ticket', { SessionId: at.SessionId, UniqueId })
  return UniqueId
}

const heldUsd = async ({ SessionId }: Here) => (await gateway.mustCall('wallet.balance', { SessionId })).Held

async function movements({ SessionId }: Here, UniqueId: string) {
  const { Entries } = await gateway.mustCall('wallet.statement', { SessionId })
  const own = Entries.filter(({ Reference }) => Reference === UniqueId)
  return own.map(({ Kind, Amount }) => `${Kind} ${Amount}`).reverse()
}

/** Record, wallet and ledger have the price that was booked. */
async function expectAllAt(at: Here, UniqueId: string, usd: number) {
  const { TravelItinerary } = await dataOf(at, UniqueId)
  expect(TravelItinerary.ItineraryInfo.ItineraryPricing.TotalFare).toBe(usd)
  expect(await heldUsd(at)).toBe(usd)
  expect(await movements(at, UniqueId)).toEqual([`hold ${usd}`])
  expect(await checkLedger(gateway.services.db, at.office.officeId)).toEqual([])
}

/** The total moves by so much between search and revalidation, and is booked at the new price. */
async function movesAtRevalidation(at: Here, fare: PricedItinerary, byUsd: number) {
  const again = await priced(at, fare)
  expect(again.PriceChange).toBe(true)
  expect(usdOf(again.PricedItinerary)).toBeCloseTo(usdOf(fare) + byUsd, 5)
  const booked = await book(at, again.PricedItinerary)
  expect(booked.PriceChange).toBe(false)
  await expectAllAt(at, booked.UniqueId, usdOf(again.PricedItinerary))
}

/** Revalidation is clean; the answer of AirBook says that the price rose by 10.00, which is then held. */
async function risesWhileBooking(at: Here, from: string, to: string) {
  const again = await priced(at, await cheapest(at, from, to))
  expect(again.PriceChange).toBe(false)
  const booked = await book(at, again.PricedItinerary)
  expect(booked).toMatchObject({ PriceChange: true, Category: 10 })
  const { TravelItinerary } = await dataOf(at, booked.UniqueId)
  const usd = TravelItinerary.ItineraryInfo.ItineraryPricing.TotalFare
  expect(usd).toBeCloseTo(usdOf(again.PricedItinerary) + 10, 5)
  await expectAllAt(at, booked.UniqueId, usd)
}

async function refusedAtRevalidation(at: Here, fare: PricedItinerary, Id: string) {
  const { FareSourceCode } = fare
  const answer = await gateway.call('air.revalidate', { SessionId: at.SessionId, FareSourceCode })
  expect(answer.body).toMatchObject({ Success: false, Error: { Id } })
}

async function stateOf(at: Here, UniqueId: string): Promise<string> {
  const { Category, Status } = await dataOf(at, UniqueId)
  return `${Category}/${Status}`
}

/** The hold ends after so many seconds, and its money comes back once. */
async function lapsesAfter(at: Here, { UniqueId, usd }: { UniqueId: string; usd: number }, seconds: number) {
  await gateway.advance(seconds - 1, at.office.officeId)
  expect(await stateOf(at, UniqueId)).toBe('10/10')
  await gateway.advance(1, at.office.officeId)
  const order = await gateway.call('air.order-ticket', { SessionId: at.SessionId, UniqueId })
  expect(order.body).toMatchObject({ Error: { Id: 'Err0103006' } })
  await gateway.advance(3600, at.office.officeId)
  expect([await heldUsd(at), await movements(at, UniqueId)]).toEqual([0, [`hold ${usd}`, `release ${usd}`]])
}

type Case = (at: Here) => Promise<unknown>

const byRoute: Readonly<Record<string, Case>> = {
  'no-flights': async (at) => {
    const seen = await events(at, 'PVD', 'RAI')
    expect(seen).toEqual([expect.stringContaining('"Total":0')])
  },
  'slow-waves': async (at) => {
    waits.length = 0
    const seen = await events(at, 'LHR', 'SYD')
    expect(seen.at(-1)).toMatch(/^done /)
    expect(waits).toEqual([300, 700, 2000, 3000])
  },
  'stream-fails': async (at) => {
    const names = (await events(at, 'STN', 'LHR')).map((each) => each.split(' ')[0])
    expect(names).toEqual(['itineraries', 'itineraries', 'error'])
  },
  'price-rises': async (at) => movesAtRevalidation(at, await cheapest(at, 'LHR', 'STN'), 10),
  'price-falls': async (at) => movesAtRevalidation(at, await cheapest(at, 'LHR', 'SEN'), -5),
  'rises-during-booking': (at) => risesWhileBooking(at, 'LTN', 'LHR'),
  'fare-expired': async (at) => refusedAtRevalidation(at, await cheapest(at, 'LGW', 'LHR'), 'Err0102003'),
  'sold-out': async (at) => refusedAtRevalidation(at, await cheapest(at, 'LGW', 'LTN'), 'Err0102005'),
  'closed-fares': async (at) => {
    const fare = await cheapest(at, 'SEN', 'LTN')
    expect(fare.IsClosed).toBe(true)
    await refusedAtRevalidation(at, fare, 'Err0102003')
  },
  'short-time-limit': async (at) => lapsesAfter(at, await held(at, 'SEN', 'STN'), 6 * 60),
  'slow-ticketing': async (at) => {
    const UniqueId = await ordered(at, 'STN', 'SEN')
    await gateway.advance(89, at.office.officeId)
    expect(await stateOf(at, UniqueId)).toBe('20/20')
    await gateway.advance(1, at.office.officeId)
    expect(await stateOf(at, UniqueId)).toBe('21/21')
  },
  connections: async (at) => {
    const fares = await faresOf(gateway, at.SessionId, 'LHR', 'DXB')
    const segments = fares.map(({ OriginDestinationOptions: [leg] }) => leg?.FlightSegments.length ?? 0)
    expect(new Set(segments).has(1) && Math.max(...segments) > 1).toBe(true)
  },
  'no-bags': async (at) => {
    for (const { OriginDestinationOptions } of await faresOf(gateway, at.SessionId, 'BTS', 'MRU'))
      for (const { FlightSegments } of OriginDestinationOptions)
        for (const { Baggage } of FlightSegments) expect(Baggage).toBe('0 pieces')
  },
  passport: async (at) => {
    const fares = await faresOf(gateway, at.SessionId, 'LHR', 'JED')
    for (const fare of fares)
      expect(fare).toMatchObject({ IsPassportMandatory: true, IsPassportIssueDateMandatory: true })
    expect(fares.length).toBeGreaterThan(0)
  },
  'refund-penalty': async (at) => {
    const { UniqueId, usd } = await held(at, 'LCY', 'EDI')
    await gateway.mustCall('air.order-ticket', { SessionId: at.SessionId, UniqueId })
    await gateway.advance(60, at.office.officeId)
    const request = { SessionId: at.SessionId, UniqueId }
    const { EticketNumbers } = await gateway.mustCall('air.refund-display', request)
    expect(EticketNumbers).toMatchObject([{ PenaltyAmount: 60, IsNonRefundable: false }])
    const refund = await gateway.mustCall('air.refund', request)
    expect(refund).toMatchObject({ Category: 21, Status: 25, PenaltyAmount: 60 })
    expect(refund.RefundAmount).toBeCloseTo(usd - 60, 5)
    expect(await movements(at, UniqueId)).toEqual([
      `hold ${usd}`,
      `charge ${usd}`,
      `refund ${refund.RefundAmount}`,
    ])
  },
  'non-refundable': async (at) => {
    const { UniqueId, usd } = await held(at, 'LCY', 'DUB')
    await gateway.mustCall('air.order-ticket', { SessionId: at.SessionId, UniqueId })
    await gateway.advance(60, at.office.officeId)
    const request = { SessionId: at.SessionId, UniqueId }
    const { EticketNumbers } = await gateway.mustCall('air.refund-display', request)
    expect(EticketNumbers).toMatchObject([{ PenaltyAmount: 0, RefundAmount: 0, IsNonRefundable: true }])
    for (const RefundType of [1, 2, 3] as const) {
      const refused = await gateway.call('air.refund', { ...request, RefundType })
      expect(refused.body).toMatchObject({ Success: false, Error: { Id: 'Err0103004' } })
    }
    expect(await stateOf(at, UniqueId)).toBe('21/21')
    expect(await movements(at, UniqueId)).toEqual([`hold ${usd}`, `charge ${usd}`])
  },
  'refund-after-departure': async (at) => {
    const { PricedItinerary } = await priced(at, await cheapestReturn(at, 'LCY', 'ZRH'))
    const { UniqueId } = await book(at, PricedItinerary)
    const request = { SessionId: at.SessionId, UniqueId }
    await gateway.mustCall('air.order-ticket', request)
    await gateway.advance(60, at.office.officeId)
    const refused = await gateway.call('air.refund', request)
    expect(refused.body).toMatchObject({ Success: false, Error: { Id: 'Err0103004' } })
    // The first leg has left, the second has not.
    const toDeparture = Date.parse('2026-12-21T12:00:00Z') - gateway.clock.now().getTime()
    await gateway.advance(toDeparture / 1000, at.office.officeId)
    const refund = await gateway.mustCall('air.refund', { ...request, RefundType: 2 })
    expect(refund).toMatchObject({ Category: 21, Status: 25, PenaltyAmount: 0 })
    expect(refund.RefundAmount).toBeGreaterThan(0)
    expect(refund.RefundAmount).toBeLessThan(usdOf(PricedItinerary))
  },
  'unknown-rules': async (at) => {
    const fare = await cheapest(at, 'LTN', 'KEF')
    const [leg] = fare.OriginDestinationOptions
    expect(fare.NonRefundableType).toBe(0)
    expect(leg?.FlightSegments[0]).toMatchObject({
      NonRefundableType: 0,
      Baggage: null,
      SegmentRefundRules: { Refund: { BeforeFlight: null, AfterFlight: null } },
    })
  },
}

const byArming: Readonly<Record<string, Case>> = {
  price_rise: async (at) => movesAtRevalidation(at, await cheapest(at, 'LHR', 'AMS'), 10),
  price_fall: async (at) => movesAtRevalidation(at, await cheapest(at, 'LHR', 'AMS'), -10),
  rise_at_booking: async (at) => {
    await risesWhileBooking(at, 'LHR', 'AMS')
    // It strikes once.
    const next = await priced(at, await cheapest(at, 'LHR', 'CDG'))
    expect(await book(at, next.PricedItinerary)).toMatchObject({ PriceChange: false })
  },
  expired: async (at) => refusedAtRevalidation(at, await cheapest(at, 'LHR', 'AMS'), 'Err0102003'),
  sold_out: async (at) => refusedAtRevalidation(at, await cheapest(at, 'LHR', 'AMS'), 'Err0102005'),
  ticket_stall: async (at) => {
    const UniqueId = await ordered(at)
    await gateway.advance(86_400, at.office.officeId)
    expect(await stateOf(at, UniqueId)).toBe('20/20')
    const { TravelItinerary } = await dataOf(at, UniqueId)
    for (const { ETicketNumbers } of TravelItinerary.ItineraryInfo.CustomerInfoes) {
      expect(ETicketNumbers).toEqual([])
    }
  },
  ticket_fail: async (at) => {
    const UniqueId = await ordered(at)
    const before = await heldUsd(at)
    expect(before).toBeGreaterThan(0)
    await gateway.advance(60, at.office.officeId)
    expect(await stateOf(at, UniqueId)).toBe('40/40')
    expect(await heldUsd(at)).toBe(0)
    const { TicketedAt, OrderBy, CancelledAt, TravelItinerary } = await dataOf(at, UniqueId)
    expect([TicketedAt, OrderBy === null, CancelledAt === null]).toEqual([null, false, false])
    for (const { ETicketNumbers } of TravelItinerary.ItineraryInfo.CustomerInfoes) {
      expect(ETicketNumbers).toEqual([])
    }
    for (const [id, Id] of [
      ['air.order-ticket', 'Err0103006'],
      ['air.cancel', 'Err0103004'],
      ['air.refund', 'Err0103004'],
      ['air.refund-display', 'Err0103004'],
    ] as const) {
      const refused = await gateway.call(id, { SessionId: at.SessionId, UniqueId })
      expect(refused.body).toMatchObject({ Success: false, Error: { Id } })
    }
  },
  retime: async (at) => {
    const fare = (await priced(at, await cheapest(at, 'LHR', 'AMS'))).PricedItinerary
    const { UniqueId } = await book(at, fare)
    await gateway.mustCall('air.order-ticket', { SessionId: at.SessionId, UniqueId })
    await gateway.advance(60, at.office.officeId)
    const { TravelItinerary } = await dataOf(at, UniqueId)
    const [now] = TravelItinerary.ItineraryInfo.ReservationItems
    const sold = fare.OriginDestinationOptions[0]?.FlightSegments[0]
    const minutes = Date.parse(`${now?.DepartureDateTime}Z`) - Date.parse(`${sold?.DepartureDateTime}Z`)
    expect(minutes / 60_000).toBe(45)
  },
}

test.each(Object.entries(byRoute))('a scenario happens by its route: %s', async (_id, run) => {
  expect.hasAssertions()
  await run(await here())
})

test.each(Object.entries(byArming))('a scenario happens when armed for any fare: %s', async (id, run) => {
  const at = await here()
  await arm(at, id)
  await run(at)
})

describe('by what an office does', () => {
  test('a hold that nobody tickets ends after ten minutes, and releases its money once', async () => {
    const at = await here()
    await lapsesAfter(at, await held(at, 'LTN', 'KEF'), 10 * 60)
  })

  test('a wallet that is short leads to 40/41 with Success true, and nothing is held', async () => {
    const at = await here('10.00')
    const fare = (await priced(at, await cheapest(at, 'LHR', 'AMS'))).PricedItinerary
    expect(await book(at, fare)).toMatchObject({ Category: 40, Status: 41 })
    expect(await heldUsd(at)).toBe(0)
  })

  test('the same fare for the same person again leads to 40/42, and is held once', async () => {
    const at = await here()
    const fare = (await priced(at, await cheapest(at, 'LHR', 'AMS'))).PricedItinerary
    expect(await book(at, fare)).toMatchObject({ Category: 10 })
    expect(await book(at, fare)).toMatchObject({ Category: 40, Status: 42 })
    expect(await heldUsd(at)).toBe(usdOf(fare))
  })

  test('a session that is ended from outside leads to Err0101002 at the next call', async () => {
    const at = await here()
    await control('/sessions/expire', { SessionId: at.SessionId })
    const answer = await gateway.call('air.low-fare-search', {
      SessionId: at.SessionId,
      ...searchBody([['LHR', 'AMS', '2026-12-20']]),
    })
    expect(answer.body).toMatchObject({ Success: false, Error: { Id: 'Err0101002' } })
  })
})

test('every scenario of flights that the control plane lists is named by a test over HTTP', async () => {
  const described = (await (await gateway.send('/_sandbox')).json()) as { scenarios: Scenario[] }
  const flights = described.scenarios.filter(({ family }) => family === 'flights' || family === undefined)
  const listed = flights.map(({ id }) => id)
  const cases = [...Object.keys(byRoute), ...Object.keys(byArming)]
  expect(cases.filter((id) => !listed.includes(id))).toEqual([])
  const texts = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.test.ts') && file !== path.basename(import.meta.filename))
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  const isNamed = ({ id, target }: Scenario) => {
    const route = target.kind === 'route' ? `'${target.from}', '${target.to}'` : `'${id}'`
    return cases.includes(id) || texts.some((text) => text.includes(`'${id}'`) || text.includes(route))
  }
  expect(flights.filter((one) => !isNamed(one)).map(({ id }) => id)).toEqual([])
})
