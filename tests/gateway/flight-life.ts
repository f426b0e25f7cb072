import { createParser } from 'eventsource-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PricedItinerary } from '../../contract/air/itinerary.ts'
import type { WalletEntry } from '../../contract/wallet/statement.ts'
import { seedDemoAccounts, productionUuid } from '../../gateway/domain/session/seed-accounts.ts'
import { demoAccounts } from '../../contract/session/demo-accounts.ts'
import { checkLedger } from '../../gateway/domain/wallet/check-ledger.ts'
import { credit } from '../setup/credit.ts'
import { bookBody, searchBody } from '../setup/air.ts'
import { passwordOf, type TestGateway } from '../setup/gateway.ts'
import { openPort, type OpenPort } from '../setup/port.ts'
import type { GatewaySettings } from '../../gateway/settings.ts'

type Json = Record<string, unknown>

/** Sent with every call, and expected in the ledger row. */
const REQUEST_ID = 'journey-over-http-1'
const headers = { 'x-request-id': REQUEST_ID }

function client(base: string) {
  const post = async (path: string, body: Json): Promise<Json> =>
    (await (
      await fetch(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    ).json()) as Json
  const stream = async (path: string, body: Json) => {
    const response = await fetch(`${base}${path}`, { method: 'POST', body: JSON.stringify(body) })
    const fares: PricedItinerary[] = []
    const names: string[] = []
    const parser = createParser({
      onEvent: ({ event, data }) => {
        names.push(event ?? '')
        if (event === 'itineraries')
          fares.push(...(JSON.parse(data) as { PricedItineraries: PricedItinerary[] }).PricedItineraries)
      },
    })
    parser.feed(await response.text())
    return { fares, names }
  }
  return { post, stream }
}

function totalOf(fare: PricedItinerary | undefined): number {
  return fare?.AirItineraryPricingInfo.ItinTotalFare.TotalFare ?? 0
}

type Trip = { legs: [from: string, to: string, date: string][]; mix: { adults: number; children: number } }

/**
 * A flight booking as an independent client makes it: over a port, with JSON and SSE, without any client code
 * of ours. It works the same with every flight supplier.
 */
export function describeFlightLife(
  open: (changed: Partial<GatewaySettings>) => Promise<TestGateway>,
  { legs, mix }: Trip,
): void {
  let gateway: TestGateway
  const ports: OpenPort[] = []
  const hosts = new Map<string, 'sandbox' | 'production'>()

  async function portOf(environment: 'sandbox' | 'production'): Promise<string> {
    const port = await openPort(gateway.gateway.fetch)
    ports.push(port)
    hosts.set(port.host, environment)
    return `http://${port.host}`
  }

  beforeAll(async () => {
    gateway = await open({ hosts, issueSeconds: [3, 3] })
    await seedDemoAccounts(gateway.services)
  })
  afterAll(async () => {
    await Promise.all(ports.map((port) => port.close()))
    await gateway.close()
  })

  const uuidOf = (environment: string, userName: string): string => {
    const person = demoAccounts.find((account) => account.userName === userName)
    if (environment === 'sandbox') return person?.sandboxAccountUuid ?? ''
    return productionUuid(gateway.services.settings.secret, person?.officeId ?? '', userName)
  }

  describe.each(['sandbox', 'production'] as const)('in the %s environment', (environment) => {
    it('an agent signs in, searches, holds, tickets, and the money agrees with the ledger', async () => {
      const { post, stream } = client(await portOf(environment))
      const signedIn = await post('/Authenticate/CreateSession', {
        OfficeId: 'AUR-1001',
        UserName: 'maya',
        Password: passwordOf(uuidOf(environment, 'maya')),
      })
      const SessionId = String(signedIn['SessionId'])
      const info = await post('/Authenticate/SessionInfo', { SessionId })
      const officeId = String(info['OfficeId'])
      // Enough money for the trip, whatever its price.
      await credit(gateway.services.db, {
        officeId,
        amountCents: 1_000_000n,
        reference: 'deposit',
        at: gateway.clock.now(),
        requestId: null,
      })
      const before = await post('/Wallet/Balance', { SessionId })

      const { fares, names } = await stream('/Air/AirLowFareSearchIncremental', {
        SessionId,
        ...searchBody(legs, mix),
      })
      expect(names.at(-1)).toBe('done')
      const oneStop = fares.filter((each) =>
        each.OriginDestinationOptions.every((leg) => leg.FlightSegments.length <= 2),
      )
      const [fare, other] = oneStop.sort((a, b) => totalOf(a) - totalOf(b))
      const FareSourceCode = fare?.FareSourceCode ?? ''
      const total = totalOf(fare)
      const blocking = await post('/Air/AirLowFareSearch', { SessionId, ...searchBody(legs, mix) })
      const answered = blocking['PricedItineraries'] as PricedItinerary[]
      expect(totalOf(answered[0])).toBe(Math.min(...fares.map(totalOf)))
      const again = await post('/Air/AirSearchData', { SessionId, SearchId: blocking['SearchId'] })
      expect(again).toEqual(blocking)

      expect(await post('/Air/AirRevalidate', { SessionId, FareSourceCode })).toMatchObject({
        PriceChange: false,
      })
      const booked = await post('/Air/AirBook', { SessionId, ...bookBody(FareSourceCode, mix, 'KELLER-SIN') })
      expect(booked).toMatchObject({ Success: true, Category: 10, Status: 10, PriceChange: false })
      const { UniqueId } = booked
      const held = await post('/Wallet/Balance', { SessionId })
      expect(held['Held']).toBeCloseTo(total, 2)
      expect(held['Total']).toBe(before['Total'])

      expect(await post('/Air/AirOrderTicket', { SessionId, UniqueId })).toMatchObject({
        Category: 20,
        Status: 20,
      })
      expect(await post('/Air/AirBookingData', { SessionId, UniqueId })).toMatchObject({ Category: 20 })
      gateway.clock.advanceSeconds(4)
      const record = await post('/Air/AirBookingData', { SessionId, ClientUniqueId: 'KELLER-SIN' })
      expect(record).toMatchObject({ UniqueId, Category: 21, Status: 21 })
      expect(JSON.stringify(record['TravelItinerary'])).toMatch(/"ETicketNumber":"\d{3}-?\d{10}"/)

      const after = await post('/Wallet/Balance', { SessionId })
      expect(after['Held']).toBe(0)
      expect(Number(before['Total']) - Number(after['Total'])).toBeCloseTo(total, 2)
      const traced = await gateway.services.db
        .selectFrom('transfer')
        .select(['kind', 'request_id'])
        .where('reference', '=', String(UniqueId))
        .where('kind', '=', 'hold')
        .execute()
      expect(traced).toEqual([{ kind: 'hold', request_id: REQUEST_ID }])
      const statement = await post('/Wallet/Statement', { SessionId })
      const rows = (statement['Entries'] as WalletEntry[]).filter((entry) => entry.Reference === UniqueId)
      expect(rows.map((entry) => entry.Kind)).toEqual(['charge', 'hold'])
      expect(rows[0]?.ResolvesId).toBe(rows[1]?.Id)

      const second = { SessionId, FareSourceCode: other?.FareSourceCode ?? '' }
      expect(await post('/Air/AirRevalidate', second)).toMatchObject({ Success: true })
      const dropped = await post('/Air/AirBook', { SessionId, ...bookBody(second.FareSourceCode, mix) })
      expect(dropped).toMatchObject({ Success: true, Category: 10, Status: 10 })
      const { UniqueId: droppedId } = dropped
      expect(await post('/Air/AirCancel', { SessionId, UniqueId: droppedId })).toMatchObject({
        Success: true,
      })
      expect(await post('/Wallet/Balance', { SessionId })).toMatchObject({ Held: 0, Total: after['Total'] })
      expect(await checkLedger(gateway.services.db, officeId)).toEqual([])
      expect(await post('/Authenticate/EndSession', { SessionId })).toEqual({ Success: true, Error: null })
    })
  })
}
