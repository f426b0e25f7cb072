import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { bookBody, faresOf, openFare, searchBody } from '../../setup/air.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import type { Cases } from './case.ts'

type AirIds =
  | 'air.low-fare-search'
  | 'air.low-fare-search-incremental'
  | 'air.search-data'
  | 'air.rules'
  | 'air.baggages'
  | 'air.price-calendar'
  | 'air.revalidate'
  | 'air.book'
  | 'air.order-ticket'
  | 'air.booking-data'
  | 'air.cancel'
  | 'air.refund-display'
  | 'air.refund'

const leg = ['LHR', 'AMS', '2026-12-20'] as [string, string, string]
const FARE_SECONDS = 20 * 60
/** By then every ticket is issued (gap 67). */
const TICKET_SECONDS = 10

async function agent(gateway: TestGateway) {
  const office = await gateway.mint({
    balance: '20000.00',
    users: [
      { userName: 'ada', role: 'agent' },
      { userName: 'ben', role: 'admin' },
    ],
  })
  return { office, SessionId: await gateway.signIn(office) }
}

/** An expired fare code of another search. */
async function expiredFare(gateway: TestGateway) {
  const { office, SessionId } = await agent(gateway)
  const [fare] = await faresOf(gateway, SessionId, 'LHR', 'AMS')
  await gateway.advance(FARE_SECONDS + 1, office.officeId)
  return { SessionId, FareSourceCode: fare?.FareSourceCode ?? '' }
}

/** A held booking of the agent. */
async function held(gateway: TestGateway) {
  const { office, SessionId } = await agent(gateway)
  const fare = await openFare(gateway, SessionId)
  const booked = await gateway.mustCall('air.book', {
    SessionId,
    ...bookBody(fare.FareSourceCode, {}, 'KELLER-1'),
  })
  return { office, SessionId, UniqueId: booked.UniqueId }
}

/** A booking made by the office's admin, read by an agent of the same office. */
async function colleagues(gateway: TestGateway) {
  const { office, SessionId } = await agent(gateway)
  const admin = await gateway.signIn(office, 'admin')
  const fare = await openFare(gateway, admin)
  const booked = await gateway.mustCall('air.book', { SessionId: admin, ...bookBody(fare.FareSourceCode) })
  return { SessionId, UniqueId: booked.UniqueId }
}

/** A booking of the agent on a route, with its ticket issued. */
async function ticketed(gateway: TestGateway, [from, to]: [string, string] = ['LCY', 'EDI']) {
  const { office, SessionId } = await agent(gateway)
  const fare = await openFare(gateway, SessionId, from, to)
  const booked = await gateway.mustCall('air.book', { SessionId, ...bookBody(fare.FareSourceCode) })
  const { UniqueId } = booked
  await gateway.mustCall('air.order-ticket', { SessionId, UniqueId })
  await gateway.advance(TICKET_SECONDS, office.officeId)
  return { office, SessionId, UniqueId }
}

const unknown = 'PO9999999'

export const airCases: Pick<Cases, AirIds> = {
  'air.low-fare-search': {
    ok: async (gateway) => {
      const { SessionId } = await agent(gateway)
      return gateway.call('air.low-fare-search', { SessionId, ...searchBody([leg]) })
    },
    Err0106001: async (gateway) => {
      const { SessionId } = await agent(gateway)
      return gateway.call('air.low-fare-search', { SessionId, ...searchBody([leg], { infants: 2 }) })
    },
  },
  'air.low-fare-search-incremental': {
    ok: async (gateway) => {
      const { SessionId } = await agent(gateway)
      const response = await gateway.send('/Air/AirLowFareSearchIncremental', {
        method: 'POST',
        body: JSON.stringify({ SessionId, ...searchBody([leg]) }),
      })
      const events: object[] = []
      const onEvent = ({ event, data }: EventSourceMessage) =>
        events.push({ event, data: JSON.parse(data) as unknown })
      createParser({ onEvent }).feed(await response.text())
      return { status: response.status, headers: response.headers, body: { events } }
    },
    Err0106001: async (gateway) => {
      const { SessionId } = await agent(gateway)
      const past = searchBody([['LHR', 'AMS', '2020-01-01']])
      return gateway.call('air.low-fare-search-incremental', { SessionId, ...past })
    },
  },
  'air.search-data': {
    ok: async (gateway) => {
      const { SessionId } = await agent(gateway)
      const { SearchId } = await gateway.mustCall('air.low-fare-search', { SessionId, ...searchBody([leg]) })
      return gateway.call('air.search-data', { SessionId, SearchId })
    },
    Err0102005: async (gateway) => {
      const { SessionId } = await agent(gateway)
      return gateway.call('air.search-data', { SessionId, SearchId: 987_654 })
    },
  },
  'air.rules': {
    ok: async (gateway) => {
      const { SessionId } = await agent(gateway)
      const [fare] = await faresOf(gateway, SessionId, 'LHR', 'AMS')
      return gateway.call('air.rules', { SessionId, FareSourceCode: fare?.FareSourceCode })
    },
    Err0102003: async (gateway) => gateway.call('air.rules', await expiredFare(gateway)),
    Err0102005: async (gateway) => {
      const { SessionId } = await agent(gateway)
      return gateway.call('air.rules', { SessionId, FareSourceCode: '1'.repeat(88) })
    },
    Err0103003: async (gateway) => {
      const { UniqueId } = await held(gateway)
      const stranger = await agent(gateway)
      return gateway.call('air.rules', { SessionId: stranger.SessionId, UniqueId })
    },
    Err0106001: async (gateway) => {
      const { SessionId } = await agent(gateway)
      return gateway.call('air.rules', { SessionId })
    },
  },
  'air.baggages': {
    ok: async (gateway) => {
      const { SessionId } = await agent(gateway)
      const [fare] = await faresOf(gateway, SessionId, 'LHR', 'AMS')
      return gateway.call('air.baggages', { SessionId, FareSourceCode: fare?.FareSourceCode })
    },
    Err0102003: async (gateway) => gateway.call('air.baggages', await expiredFare(gateway)),
    Err0102005: async (gateway) => {
      const { SessionId } = await agent(gateway)
      return gateway.call('air.baggages', { SessionId, FareSourceCode: '1'.repeat(88) })
    },
  },
  'air.price-calendar': {
    ok: async (gateway) => {
      const { SessionId } = await agent(gateway)
      const request = { Origin: 'LHR', Destination: 'AMS', DepartDate: '2026-12', ReturnDate: '2026-12-20' }
      return gateway.call('air.price-calendar', { SessionId, ...request })
    },
    Err0106001: async (gateway) => {
      const { SessionId } = await agent(gateway)
      const request = { Origin: 'LHR', Destination: 'AMS', DepartDate: '2026-12' }
      return gateway.call('air.price-calendar', { SessionId, ...request })
    },
  },
  'air.revalidate': {
    ok: async (gateway) => {
      const { SessionId } = await agent(gateway)
      const [fare] = await faresOf(gateway, SessionId, 'LHR', 'AMS')
      return gateway.call('air.revalidate', { SessionId, FareSourceCode: fare?.FareSourceCode })
    },
    Err0102003: async (gateway) => gateway.call('air.revalidate', await expiredFare(gateway)),
    Err0102005: async (gateway) => {
      const { SessionId } = await agent(gateway)
      return gateway.call('air.revalidate', { SessionId, FareSourceCode: '1'.repeat(88) })
    },
  },
  'air.book': {
    ok: async (gateway) => {
      const { SessionId } = await agent(gateway)
      const fare = await openFare(gateway, SessionId)
      return gateway.call('air.book', { SessionId, ...bookBody(fare.FareSourceCode) })
    },
    Err0102003: async (gateway) => {
      const { SessionId } = await agent(gateway)
      const [closed] = await faresOf(gateway, SessionId, 'SEN', 'LTN')
      return gateway.call('air.book', { SessionId, ...bookBody(closed?.FareSourceCode ?? '') })
    },
    Err0102004: async (gateway) => {
      const { SessionId } = await agent(gateway)
      const [fare] = await faresOf(gateway, SessionId, 'LHR', 'AMS')
      return gateway.call('air.book', { SessionId, ...bookBody(fare?.FareSourceCode ?? '') })
    },
    Err0102005: async (gateway) => {
      const { office, SessionId } = await agent(gateway)
      const fare = await openFare(gateway, SessionId)
      // The office was reset meanwhile, so the search of the code is gone.
      await gateway.services.db.deleteFrom('search').where('office_id', '=', office.officeId).execute()
      return gateway.call('air.book', { SessionId, ...bookBody(fare.FareSourceCode) })
    },
    Err0106001: async (gateway) => {
      const { SessionId } = await agent(gateway)
      const fare = await openFare(gateway, SessionId)
      return gateway.call('air.book', { SessionId, ...bookBody(fare.FareSourceCode, { adults: 2 }) })
    },
  },
  'air.order-ticket': {
    ok: async (gateway) => {
      const { SessionId, UniqueId } = await held(gateway)
      return gateway.call('air.order-ticket', { SessionId, UniqueId })
    },
    Err0103003: async (gateway) => {
      const { SessionId } = await agent(gateway)
      return gateway.call('air.order-ticket', { SessionId, UniqueId: unknown })
    },
    Err0103006: async (gateway) => {
      const { SessionId, UniqueId } = await held(gateway)
      await gateway.mustCall('air.cancel', { SessionId, UniqueId })
      return gateway.call('air.order-ticket', { SessionId, UniqueId })
    },
    Err0103007: async (gateway) => gateway.call('air.order-ticket', await colleagues(gateway)),
  },
  'air.booking-data': {
    ok: async (gateway) => {
      const { SessionId } = await held(gateway)
      return gateway.call('air.booking-data', { SessionId, ClientUniqueId: 'KELLER-1' })
    },
    Err0103003: async (gateway) => {
      const { UniqueId } = await held(gateway)
      const stranger = await agent(gateway)
      return gateway.call('air.booking-data', { SessionId: stranger.SessionId, UniqueId })
    },
    Err0106002: async (gateway) => {
      const { SessionId } = await agent(gateway)
      return gateway.call('air.booking-data', { SessionId })
    },
  },
  'air.cancel': {
    ok: async (gateway) => {
      const { SessionId, UniqueId } = await held(gateway)
      return gateway.call('air.cancel', { SessionId, UniqueId })
    },
    Err0103003: async (gateway) => {
      const { SessionId } = await agent(gateway)
      return gateway.call('air.cancel', { SessionId, UniqueId: unknown })
    },
    Err0103004: async (gateway) => {
      const { SessionId, UniqueId } = await held(gateway)
      await gateway.mustCall('air.order-ticket', { SessionId, UniqueId })
      return gateway.call('air.cancel', { SessionId, UniqueId })
    },
    Err0103005: async (gateway) => {
      const { SessionId, UniqueId } = await held(gateway)
      await gateway.mustCall('air.cancel', { SessionId, UniqueId })
      return gateway.call('air.cancel', { SessionId, UniqueId })
    },
    Err0103007: async (gateway) => gateway.call('air.cancel', await colleagues(gateway)),
  },
  'air.refund-display': {
    ok: async (gateway) => {
      const { SessionId, UniqueId } = await ticketed(gateway)
      return gateway.call('air.refund-display', { SessionId, UniqueId })
    },
    Err0103003: async (gateway) => {
      const { UniqueId } = await ticketed(gateway)
      const stranger = await agent(gateway)
      return gateway.call('air.refund-display', { SessionId: stranger.SessionId, UniqueId })
    },
    Err0103004: async (gateway) => {
      const { SessionId, UniqueId } = await held(gateway)
      return gateway.call('air.refund-display', { SessionId, UniqueId })
    },
  },
  'air.refund': {
    ok: async (gateway) => {
      const { SessionId, UniqueId } = await ticketed(gateway)
      return gateway.call('air.refund', { SessionId, UniqueId, RefundType: 1, EticketNumbers: null })
    },
    Err0103003: async (gateway) => {
      const { SessionId } = await agent(gateway)
      return gateway.call('air.refund', { SessionId, UniqueId: unknown })
    },
    Err0103004: async (gateway) => {
      const { SessionId, UniqueId } = await ticketed(gateway, ['LCY', 'DUB'])
      return gateway.call('air.refund', { SessionId, UniqueId, EticketNumbers: [] })
    },
    Err0103007: async (gateway) => gateway.call('air.refund', await colleagues(gateway)),
    Err0106001: async (gateway) => {
      const { SessionId, UniqueId } = await ticketed(gateway)
      return gateway.call('air.refund', { SessionId, UniqueId, EticketNumbers: ['1252400000000'] })
    },
  },
}
