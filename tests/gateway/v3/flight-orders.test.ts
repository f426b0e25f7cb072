import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erasePeople } from '../../../gateway/domain/booking/erase-people.ts'
import { checkLedger } from '../../../gateway/domain/wallet/check-ledger.ts'
import { bookBody, openFare } from '../../setup/air.ts'
import {
  flightSearchBody,
  heldOrder,
  openOffer,
  orderBody,
  ticketedOrder,
} from '../../setup/flight-orders.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'

/** Orders of v3 are bookings of the session gateway in other words (v3, Flight orders; gaps 125-240). */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

async function client(balance?: string) {
  const office = await gateway.mint(balance === undefined ? {} : { balance })
  const { officeId } = office
  return {
    office,
    officeId,
    token: await gateway.token(office),
    SessionId: await gateway.signIn(office),
    wallet: async () => {
      const SessionId = await gateway.signIn(office)
      return gateway.mustCall('wallet.balance', { SessionId })
    },
  }
}

const dollars = ({ amount }: { amount: string }) => Number(amount)
const errorOf = ({ body }: { body: Record<string, unknown> }) =>
  body['error'] as { code: string; message: string; details: { path: string }[] }

describe('an order', () => {
  it('is refused for a passenger who is named twice, by its path (gap 254)', async () => {
    const { token } = await client()
    const passengers = ['adult', 'adult'] as const
    const { id } = await openOffer(gateway, token, { passengers })
    const body = orderBody(id, { passengers })
    const [anna, boris] = body.passengers as [object, object]
    const refused = async (second: object) => {
      const answer = await gateway.call('flight-order.create', { token, ...body, passengers: [anna, second] })
      expect(answer.status).toBe(422)
      return errorOf(answer).details
    }
    const path = 'passengers[1]'
    expect(await refused(anna)).toEqual([{ path, message: 'repeats passengers[0]' }])
    const { document } = body.passengers[0]!
    expect(await refused({ ...boris, document })).toEqual([{ path, message: 'repeats passengers[0]' }])
    await gateway.mustCall('flight-order.create', { token, ...body })
  })

  it('lives from the search to the refund, and the wallet follows it', async () => {
    const { token, officeId, wallet } = await client()
    const before = await wallet()
    const offer = await openOffer(gateway, token, { from: 'LCY', to: 'EDI' })
    const request = { ...orderBody(offer.id), client_reference: 'KELLER-1' }
    const held = await gateway.mustCall('flight-order.create', { token, ...request })
    expect(held).toMatchObject({
      object: 'flight_order',
      status: 'held',
      total: offer.total,
      notes: [],
      price_change: false,
      client_reference: 'KELLER-1',
    })
    expect(held.ticketing_deadline).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/)
    expect(held.passengers[0]).toMatchObject({ ticket_number: null, pnr: null })
    expect(held.segments[0]).toMatchObject({ pnr: null, cabin_class: 'economy' })
    expect(dollars(held.base) + dollars(held.tax)).toBeCloseTo(dollars(held.total), 2)
    expect(await wallet()).toMatchObject({ Held: dollars(offer.total), Total: before.Total })

    const { id } = held
    const ordered = await gateway.call('flight-order.ticket', { token, id })
    expect(ordered.status).toBe(202)
    expect(ordered.body).toMatchObject({ status: 'ticketing', ticketing_deadline: null })
    await gateway.advance(10, officeId)
    const ticketed = await gateway.mustCall('flight-order.read', { token, id })
    expect(ticketed.status).toBe('ticketed')
    expect(ticketed.passengers[0]?.ticket_number).toMatch(/^\d{13}$/)
    expect(ticketed.passengers[0]?.pnr).toMatch(/^[A-Z0-9]{6}$/)
    expect(ticketed.segments[0]?.pnr).toBe(ticketed.passengers[0]?.pnr)
    const charged = await wallet()
    expect(before.Total - charged.Total).toBeCloseTo(dollars(offer.total), 2)

    const quote = await gateway.mustCall('flight-order.refund-quote', { token, id })
    expect(quote).toMatchObject({ object: 'refund_quote', order_id: id, refund_type: 1 })
    const [ticket] = quote.tickets
    expect(ticket).toMatchObject({
      ticket_number: ticketed.passengers[0]?.ticket_number,
      status: 1,
      is_refunded: false,
      non_refundable: false,
      route: 'LCY-EDI',
    })
    const refund = await gateway.mustCall('flight-order.refund', { token, id })
    expect(refund).toEqual({
      object: 'refund',
      order_id: id,
      status: 'requested',
      refunded_tickets: [ticket?.ticket_number],
    })
    expect(await gateway.mustCall('flight-order.read', { token, id })).toMatchObject({ status: 'refunded' })
    const after = await wallet()
    expect(after.Total - charged.Total).toBeCloseTo(
      dollars(offer.total) - dollars(ticket?.penalty ?? { amount: 'NaN' }),
      2,
    )
    expect(await checkLedger(gateway.services.db, officeId)).toEqual([])
  })

  it('is the booking that the session gateway knows by its unique_id', async () => {
    const { token, SessionId } = await client()
    const order = await heldOrder(gateway, token, { passengers: ['adult', 'child'] })
    const record = await gateway.mustCall('air.booking-data', { SessionId, UniqueId: order.unique_id ?? '' })
    const { ItineraryInfo } = record.TravelItinerary
    expect(record).toMatchObject({ Category: 10, Status: 10 })
    expect(ItineraryInfo.ItineraryPricing.TotalFare).toBe(dollars(order.total))
    expect(ItineraryInfo.ItineraryPricing.BaseFare).toBe(dollars(order.base))
    expect(ItineraryInfo.CustomerInfoes.map(({ Customer }) => Customer.PaxName.PassengerFirstName)).toEqual(
      order.passengers.map(({ given_name }) => given_name),
    )
    expect(order.passengers.map(({ type }) => type)).toEqual(['adult', 'child'])
    await gateway.mustCall('air.cancel', { SessionId, UniqueId: order.unique_id ?? '' })
    expect(await gateway.mustCall('flight-order.read', { token, id: order.id })).toMatchObject({
      status: 'cancelled',
    })
  })

  it('lapses after ten minutes and releases what it held', async () => {
    const { token, officeId, wallet } = await client()
    const { id } = await heldOrder(gateway, token)
    await gateway.advance(10 * 60, officeId)
    expect(await gateway.mustCall('flight-order.read', { token, id })).toMatchObject({ status: 'cancelled' })
    expect((await wallet()).Held).toBe(0)
  })

  it('has the notes that were added in any state, also in the record of the session gateway', async () => {
    const { token, SessionId } = await client()
    const { id, unique_id } = await heldOrder(gateway, token)
    await gateway.mustCall('flight-order.notes', { token, id, notes: ['Wheelchair', 'Meets at gate 4'] })
    await gateway.mustCall('flight-order.cancel', { token, id })
    const noted = await gateway.mustCall('flight-order.notes', { token, id, notes: ['Called back'] })
    expect(noted.notes).toEqual(['Wheelchair', 'Meets at gate 4', 'Called back'])
    const record = await gateway.mustCall('air.booking-data', { SessionId, UniqueId: unique_id ?? '' })
    expect(record.TravelItinerary.BookingNotes.map(({ Note }) => Note)).toEqual(noted.notes)
  })

  it('takes no more notes than it has room for', async () => {
    const { token } = await client()
    const { id } = await heldOrder(gateway, token)
    const fifty = Array.from({ length: 50 }, (_, index) => `note ${index}`)
    for (let count = 0; count < 19; count += 1) {
      await gateway.mustCall('flight-order.notes', { token, id, notes: fifty })
    }
    await gateway.mustCall('flight-order.notes', { token, id, notes: fifty.slice(1) })
    const refused = await gateway.call('flight-order.notes', { token, id, notes: ['one', 'two'] })
    expect(errorOf(refused)).toMatchObject({
      code: 'validation_failed',
      details: [{ path: 'notes', message: 'the order has room for 1 more' }],
    })
    expect((await gateway.mustCall('flight-order.notes', { token, id, notes: ['one'] })).notes).toHaveLength(
      1000,
    )
  })

  it('has its notes encrypted, and none of them once somebody was erased', async () => {
    const { token, officeId } = await client()
    const { id, unique_id } = await heldOrder(gateway, token)
    const { db, clock } = gateway.services
    const reference = unique_id ?? ''
    await gateway.mustCall('flight-order.notes', { token, id, notes: ['Anna Keller, passport C01X1000'] })
    const row = db.selectFrom('booking').selectAll().where('reference', '=', reference)
    expect(JSON.stringify((await row.executeTakeFirstOrThrow()).detail)).not.toMatch(/Keller|C01X/)
    expect(await erasePeople(db, { officeId, reference, positions: [1], at: clock.now() })).toEqual([1])
    expect((await gateway.mustCall('flight-order.read', { token, id })).notes).toEqual([])
    const noted = await gateway.mustCall('flight-order.notes', { token, id, notes: ['Refund asked for'] })
    expect(noted.notes).toEqual(['Refund asked for'])
    expect(await erasePeople(db, { officeId, reference, positions: null, at: clock.now() })).toEqual([0])
    expect((await gateway.mustCall('flight-order.list', { token })).data[0]?.notes).toEqual([])
  })

  it('says who was erased, without a birth date or a document', async () => {
    const { token, officeId } = await client()
    const { id, unique_id } = await heldOrder(gateway, token)
    const { db, clock } = gateway.services
    await erasePeople(db, { officeId, reference: unique_id ?? '', positions: null, at: clock.now() })
    const order = await gateway.mustCall('flight-order.read', { token, id })
    expect(order.contact).toEqual({ email: 'ERASED', phone: 'ERASED' })
    expect(order.passengers[0]).toMatchObject({
      given_name: 'ERASED',
      family_name: 'ERASED',
      date_of_birth: null,
      document: null,
    })
  })
})

describe('what is refused', () => {
  it('names the field of a traveller who does not fit', async () => {
    const { token } = await client()
    const offer = await openOffer(gateway, token)
    const body = orderBody(offer.id)
    const refused = async (change: object) => {
      const passengers = body.passengers.map((each) => ({ ...each, ...change }))
      return errorOf(await gateway.call('flight-order.create', { token, ...body, passengers }))
    }
    expect(await refused({ type: 'child' })).toMatchObject({
      code: 'validation_failed',
      details: [{ path: 'passengers' }],
    })
    expect(await refused({ date_of_birth: '2020-01-01' })).toMatchObject({
      details: [{ path: 'passengers[0].date_of_birth' }],
    })
    expect(await refused({ date_of_birth: '1850-01-01' })).toMatchObject({
      details: [{ path: 'passengers[0].date_of_birth' }],
    })
    const later = {
      number: 'C01X1000',
      expires_on: '2033-05-01',
      country_code: 'DE',
      issued_on: '2027-05-01',
    }
    expect(await refused({ document: later })).toMatchObject({
      details: [{ path: 'passengers[0].document.issued_on' }],
    })
    const passed = { number: 'C01X1000', expires_on: '2026-11-25', country_code: 'DE', issued_on: null }
    expect(await refused({ document: passed })).toMatchObject({
      details: [{ path: 'passengers[0].document.expires_on' }],
    })
  })

  it.each([
    [
      'slices[0].destination',
      { slices: [{ origin: 'LHR', destination: 'LHR', departure_date: '2026-12-20' }] },
    ],
    [
      'slices[0].departure_date',
      { slices: [{ origin: 'LHR', destination: 'AMS', departure_date: '2028-01-01' }] },
    ],
    ['passengers', { passengers: [{ type: 'adult' }, { type: 'infant' }, { type: 'infant' }] }],
    ['passengers', { passengers: Array.from({ length: 10 }, () => ({ type: 'adult' })) }],
  ])('names the field of a search: %s', async (path, change) => {
    const { token } = await client()
    const refused = await gateway.call('flight.search', { token, ...flightSearchBody(), ...change })
    expect(errorOf(refused)).toMatchObject({ code: 'validation_failed', details: [{ path }] })
  })

  it('asks for an adult in the party of a search (gap 46)', async () => {
    const { token } = await client()
    for (const party of [['child', 'child'], ['infant']] as const) {
      const refused = await gateway.call('flight.search', {
        token,
        ...flightSearchBody({ passengers: party }),
      })
      expect(refused.status).toBe(422)
      expect(errorOf(refused)).toMatchObject({
        details: [{ path: 'passengers', message: 'at least one adult' }],
      })
    }
    const alone = flightSearchBody({ passengers: ['adult'] })
    expect((await gateway.call('flight.search', { token, ...alone })).status).toBe(200)
  })

  it('names the ticket that is not of the order', async () => {
    const who = await client()
    const { id, passengers } = await ticketedOrder(gateway, who, { from: 'LCY', to: 'EDI' })
    const ticket_numbers = [passengers[0]?.ticket_number, '1250000000000']
    const refused = await gateway.call('flight-order.refund', { token: who.token, id, ticket_numbers })
    expect(errorOf(refused)).toMatchObject({ details: [{ path: 'ticket_numbers[1]' }] })
  })

  it('is an order that a session has not been able to hold: there is none', async () => {
    const { token, SessionId } = await client('1.00')
    const fare = await openFare(gateway, SessionId)
    const { UniqueId } = await gateway.mustCall('air.book', { SessionId, ...bookBody(fare.FareSourceCode) })
    const id = `ord_${Buffer.from(UniqueId).toString('hex')}`
    expect((await gateway.call('flight-order.read', { token, id })).status).toBe(404)
    expect((await gateway.mustCall('flight-order.list', { token })).data).toEqual([])
  })

  it.each(['ord_', 'ord_zz', 'ord_00', `ord_${'41'.repeat(60)}`, 'PO123'])('an id like %s', async (id) => {
    const { token } = await client()
    expect((await gateway.call('flight-order.read', { token, id })).status).toBe(404)
  })
})

it('an order whose ticket the airline refuses is cancelled: no status of v3 says more (gap 65)', async () => {
  const who = await client()
  const { token } = who
  await gateway.send('/_sandbox/arm', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario: 'ticket_fail', office: who.officeId }),
  })
  const { id } = await ticketedOrder(gateway, who, { from: 'LHR', to: 'AMS' })
  expect(await gateway.mustCall('flight-order.read', { token, id })).toMatchObject({
    ...{ status: 'cancelled', ticketing_deadline: null },
    passengers: [{ ticket_number: null, pnr: null }],
  })
  const { data } = await gateway.mustCall('flight-order.list', { token })
  expect(data).toMatchObject([{ id, status: 'cancelled' }])
  expect((await gateway.mustCall('booking.list', { token })).data).toMatchObject([{ id, status: 'failed' }])
  const cancelled = await gateway.call('flight-order.cancel', { token, id })
  expect(cancelled).toMatchObject({ status: 409, body: { error: { code: 'order_not_cancellable' } } })
})

it('part of the tickets refunded leaves the order ticketed (gap 136)', async () => {
  const who = await client()
  const { token } = who
  const order = await ticketedOrder(gateway, who, {
    from: 'LCY',
    to: 'EDI',
    passengers: ['adult', 'adult'],
  })
  const [first] = order.passengers
  const { id } = order
  const ticket_numbers = [first?.ticket_number ?? '']
  await gateway.mustCall('flight-order.refund', { token, id, ticket_numbers })
  const quote = await gateway.mustCall('flight-order.refund-quote', { token, id })
  expect(quote.tickets.map(({ status, is_refunded }) => [status, is_refunded])).toEqual([
    [2, true],
    [1, false],
  ])
  expect(await gateway.mustCall('flight-order.read', { token, id })).toMatchObject({ status: 'ticketed' })
})
