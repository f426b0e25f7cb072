import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bookBody, searchBody } from '../../setup/air.ts'
import { credit } from '../../setup/credit.ts'
import { openGatewayOn, type MintedOffice, type TestGateway } from '../../setup/gateway.ts'
import { heldHotel, ratesOf } from '../../setup/hotel.ts'
import { recordedTrip } from '../../setup/recorded/air.ts'
import { recordedSuppliers } from '../../setup/recorded/suppliers.ts'

/**
 * The funds of an office as the gateway tells them: a hold whose ten minutes are over is never shown as held,
 * though no sweeper runs here (gaps 86, 205).
 */
let gateway: TestGateway
let office: MintedOffice
let SessionId: string
beforeAll(async () => {
  gateway = await openGatewayOn(() => recordedSuppliers)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  office = await gateway.mint({ balance: '9000.00' })
  SessionId = await gateway.signIn(office)
})

const { legs, mix } = recordedTrip

/** Holds the cheapest of the recorded fares. */
async function heldFlight() {
  const results = await gateway.mustCall('air.low-fare-search', { SessionId, ...searchBody(legs, mix) })
  const FareSourceCode = results.PricedItineraries[0]?.FareSourceCode ?? ''
  const { PricedItinerary } = await gateway.mustCall('air.revalidate', { SessionId, FareSourceCode })
  const { UniqueId } = await gateway.mustCall('air.book', { SessionId, ...bookBody(FareSourceCode, mix) })
  return { UniqueId, total: PricedItinerary.AirItineraryPricingInfo.ItinTotalFare.TotalFare }
}

async function heldStay() {
  const [rate] = await ratesOf(gateway, SessionId, 501)
  if (!rate) throw new Error('no rate')
  return { UniqueId: await heldHotel(gateway, SessionId, rate), total: rate.NetRate }
}

/** The clock passes while nobody calls. */
const pass = (minutes: number) => gateway.clock.advanceSeconds(minutes * 60)

it('the balance is that after what lapsed', async () => {
  const { total } = await heldFlight()
  const held = await gateway.mustCall('wallet.balance', { SessionId })
  expect(held).toMatchObject({ Total: 9000, Held: total, Available: 9000 - total })
  pass(10)
  const after = await gateway.mustCall('wallet.balance', { SessionId })
  expect(after).toMatchObject({ Total: 9000, Held: 0, Available: 9000 })
})

it('the statement shows what lapsed, and counts its pages', async () => {
  const { UniqueId, total } = await heldFlight()
  pass(10)
  const read = (Page: number) => gateway.mustCall('wallet.statement', { SessionId, Page, PerPage: 2 })
  const first = await read(1)
  expect(first.Entries).toMatchObject([
    { Kind: 'release', Amount: total, Held: 0, Reference: UniqueId },
    { Kind: 'hold', Amount: total, Held: total, Reference: UniqueId },
  ])
  expect(first.Meta).toEqual({ Page: 1, PerPage: 2, Total: 3, PageCount: 2 })
  expect((await read(2)).Entries).toMatchObject([{ Kind: 'seed', Amount: 9000 }])
})

async function addCredits(count: number): Promise<void> {
  const { officeId } = office
  const at = gateway.clock.now()
  for (let n = 0; n < count; n++) {
    const one = { officeId, amountCents: 1n, reference: null, at, requestId: null }
    await credit(gateway.services.db, one)
  }
}

it('pages after an entry have each movement once, also those that are read while others are added', async () => {
  await addCredits(3)
  const read = (page: { Page?: number; After?: string }) =>
    gateway.mustCall('wallet.statement', { SessionId, PerPage: 2, ...page })
  const first = await read({})
  expect(first.Meta).toMatchObject({ Page: 1, Total: 4 })
  await addCredits(1)
  const second = await read({ After: first.Entries[1]!.Id })
  expect(first.Entries.map(({ Kind }) => Kind)).toEqual(['credit', 'credit'])
  const ids = [...first.Entries, ...second.Entries].map(({ Id }) => Id)
  expect(new Set(ids).size).toBe(4)
  expect(second.Entries.map(({ Kind }) => Kind)).toEqual(['credit', 'seed'])
  // Three entries stand before it now, so that it begins on the second page.
  expect(second.Meta).toEqual({ Page: 2, PerPage: 2, Total: 5, PageCount: 3 })
  expect((await read({ After: second.Entries[1]!.Id })).Entries).toEqual([])
  // A page is counted from the newest entry, as documented: what was read moves on.
  expect((await read({ Page: 2 })).Entries[0]!.Id).toBe(first.Entries[1]!.Id)
})

it('the Link of a page of the statement leads behind its last entry, and the last page has none', async () => {
  await addCredits(2)
  const linkOf = async (address: string) => {
    const response = await gateway.send(address, {
      method: 'POST',
      body: JSON.stringify({ SessionId, PerPage: 1, Page: 2 }),
    })
    const { Entries } = (await response.json()) as { Entries: { Id: string; Kind: string }[] }
    const [, next] = /^<([^>]+)>/.exec(response.headers.get('link') ?? '') ?? []
    return { entry: Entries[0]!, next }
  }
  const second = await linkOf('/Wallet/Statement')
  expect(new URL(second.next ?? '').searchParams.get('After')).toBe(second.entry.Id)
  await addCredits(1)
  const third = await linkOf(second.next ?? '')
  expect([second.entry.Kind, third.entry.Kind, third.next]).toEqual(['credit', 'seed', undefined])
})

it('ClientBalance of a flight has the funds of a hold that lapsed since', async () => {
  await heldStay()
  pass(5)
  const { UniqueId, total } = await heldFlight()
  pass(5)
  const record = await gateway.mustCall('air.booking-data', { SessionId, UniqueId })
  expect(record).toMatchObject({ Category: 10, ClientBalance: 9000 - total })
})

it('ClientBalance of a hotel has the funds of a hold that lapsed since', async () => {
  await heldFlight()
  pass(5)
  const { UniqueId, total } = await heldStay()
  pass(5)
  const record = await gateway.mustCall('hotel.booking-data', { SessionId, UniqueId })
  expect(record).toMatchObject({ Category: 10, ClientBalance: 9000 - total })
})
