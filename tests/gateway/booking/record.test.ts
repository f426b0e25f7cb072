import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { airBookingRecord as recordSchema } from '../../../contract/air/booking-data.ts'
import { airPeople } from '../../../gateway/domain/air/air-booking.ts'
import { balanceOf } from '../../../gateway/domain/wallet/balance.ts'
import { airBookingRecord } from '../../../gateway/families/session-gateway/air-booking-record.ts'
import { openOffice, valueOf, type Office } from './office.ts'
import { openWorld, type World } from './world.ts'

/** The AirBookingData record in every state (gaps 73-77). */

let world: World
let office: Office
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  office = await openOffice(world.services)
})

describe('the record', () => {
  test('keeps to the contract in every state, and shows the tickets once issued', async () => {
    const wanted = { adults: 2, children: 1, infants: 1, totalCents: 240_000 }
    const { reference } = valueOf(await office.book(wanted, { clientReference: 'TRIP-9' }))
    const record = async () => {
      const booking = valueOf(await office.read(reference))
      return recordSchema.parse(
        airBookingRecord(
          booking,
          await airPeople(world.services, booking),
          await balanceOf(world.services.db, office.officeId),
          world.services.reference.cityOfAirport,
        ),
      )
    }
    const held = await record()
    expect(held).toMatchObject({
      Category: 10,
      Status: 10,
      BookedBy: 'ADA',
      ClientBalance: 7600,
      TicketedAt: null,
    })
    expect(held.TravelItinerary.ItineraryInfo.CustomerInfoes.every((each) => each.ETickets === '')).toBe(true)
    const pnr = held.TravelItinerary.ItineraryInfo.ReservationItems[0]?.AirlinePnr
    expect(pnr).toMatch(/^[A-Z0-9]{6}$/)

    valueOf(await office.order(reference, 'cleo'))
    expect(await record()).toMatchObject({ Category: 20, Status: 20, OrderBy: 'CLEO', CancelledAt: null })
    world.clock.advanceSeconds(3)
    const ticketed = await record()
    expect(ticketed).toMatchObject({ Category: 21, Status: 21, ClientBalance: 7600 })
    const TicketedAt = world.clock.now().toISOString()
    expect(ticketed).toMatchObject({ OrderBy: 'CLEO', TicketedAt, UpdatedAt: TicketedAt, CancelledAt: null })
    const info = ticketed.TravelItinerary.ItineraryInfo
    const numbers = info.CustomerInfoes.map((each) => each.ETicketNumbers[0]?.ETicketNumber ?? '')
    expect(new Set(numbers).size).toBe(4)
    expect(numbers.every((number) => /^125\d{10}$/.test(number))).toBe(true)
    expect(info.ReservationItems.map((item) => item.AirlinePnr)).toEqual([pnr, pnr])
    expect(info.ReservationItems.map((item) => item.IsReturn)).toEqual([false, true])
    const cents = (usd: number) => Math.round(usd * 100)
    const parts = info.TripDetailPtcFareBreakdowns.reduce(
      (sum, each) =>
        sum + each.PassengerTypeQuantity.Quantity * cents(each.TripDetailPassengerFare.TotalFare),
      0,
    )
    expect(parts).toBe(240_000)
    expect(cents(info.ItineraryPricing.TotalFare)).toBe(240_000)
    expect(info.ReservationItems[0]?.AirlineRules).toContain('before departure allowed for USD 60.00')
  })

  test('a record of nothing reserved keeps to it too', async () => {
    const { reference } = valueOf(await office.book({ totalCents: 99_000_000 }))
    const booking = valueOf(await office.read(reference))
    const record = recordSchema.parse(
      airBookingRecord(
        booking,
        await airPeople(world.services, booking),
        await balanceOf(world.services.db, office.officeId),
        world.services.reference.cityOfAirport,
      ),
    )
    expect(record).toMatchObject({ Category: 40, Status: 41, TktTimeLimit: null, TktTimeLimitTimeZone: null })
    expect(record.TravelItinerary.ItineraryInfo.ReservationItems[0]?.AirlinePnr).toBe('')
  })
})
