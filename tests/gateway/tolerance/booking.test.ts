import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookBody, faresOf, openFare, searchBody } from '../../setup/air.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'

/**
 * Existing clients keep sending titles, passports and references in their own way (gaps 3-5, 16, 18-20,
 * 23-25, 54-59, 70-72).
 */
let gateway: TestGateway
let SessionId: string
beforeAll(async () => {
  gateway = await openGateway()
  SessionId = await gateway.signIn(await gateway.mint({ balance: '90000.00' }))
})
afterAll(() => gateway.close())

describe('a booking', () => {
  it('takes passenger types, genders and titles by name, dates with times', async () => {
    const fare = await openFare(gateway, SessionId)
    const body = bookBody(fare.FareSourceCode)
    const traveler = body.TravelerInfo.AirTravelers[0]
    const loose = {
      ...traveler,
      PassengerType: 'Adt',
      Gender: 'FEMALE',
      DateOfBirth: '1988-06-12T00:00:00.000000+00:00',
      PassengerName: { ...traveler?.PassengerName, PassengerTitle: 'ms' },
    }
    const booked = await gateway.call('air.book', {
      SessionId,
      ...body,
      TravelerInfo: { ...body.TravelerInfo, AirTravelers: [loose] },
    })
    expect(booked.body).toMatchObject({ Success: true, Category: 10, Status: 10 })
    const record = await gateway.mustCall('air.booking-data', {
      SessionId,
      UniqueId: String(booked.body['UniqueId']),
    })
    expect(record.TravelItinerary.ItineraryInfo.CustomerInfoes[0]?.Customer).toMatchObject({
      Gender: 1,
      PassengerType: 1,
      DateOfBirth: '1988-06-12T00:00:00',
      PaxName: { PassengerFirstName: 'ANNA', PassengerLastName: 'KELLER', PassengerTitle: 2 },
    })
  })

  it('does not know a reference or a code that is none, however long (gaps 54, 70-72)', async () => {
    for (const length of [65, 129, 257, 5_000, 200_000]) {
      const none = 'x'.repeat(length)
      const body = bookBody(none)
      for (const [id, input, failure] of [
        ['air.revalidate', { FareSourceCode: none }, 'Err0102005'],
        ['air.book', body, 'Err0102004'],
        ['air.order-ticket', { UniqueId: none }, 'Err0103003'],
        ['air.cancel', { UniqueId: none }, 'Err0103003'],
        ['air.booking-data', { UniqueId: none }, 'Err0103003'],
        ['air.booking-data', { ClientUniqueId: none }, 'Err0103003'],
        ['hotel.check-rate', { FareSourceCode: none }, 'Err0102005'],
        ['hotel.booking-data', { ClientUniqueId: none }, 'Err0104002'],
      ] as const) {
        const answer = await gateway.call(id, { SessionId, ...input })
        expect(answer.body['Error'], `${id}, ${length}`).toMatchObject({ Id: failure })
      }
    }
  })

  const bookAs = async (changed: Record<string, unknown>, route?: [string, string]) => {
    const fare = await openFare(gateway, SessionId, ...(route ?? []))
    const body = bookBody(fare.FareSourceCode)
    const AirTravelers = [{ ...body.TravelerInfo.AirTravelers[0], ...changed }]
    return gateway.call('air.book', {
      SessionId,
      ...body,
      TravelerInfo: { ...body.TravelerInfo, AirTravelers },
    })
  }

  it('refuses a traveller who repeats another one (gap 254)', async () => {
    const mix = { adults: 2 }
    const legs: Parameters<typeof searchBody>[0] = [['LHR', 'AMS', '2026-12-21']]
    const results = await gateway.mustCall('air.low-fare-search', { SessionId, ...searchBody(legs, mix) })
    const FareSourceCode = results.PricedItineraries[0]?.FareSourceCode ?? ''
    const priced = await gateway.mustCall('air.revalidate', { SessionId, FareSourceCode })
    const body = bookBody(priced.PricedItinerary.FareSourceCode, mix)
    const [anna, boris] = body.TravelerInfo.AirTravelers
    const book = (second: object | undefined) =>
      gateway.call('air.book', {
        SessionId,
        ...body,
        TravelerInfo: { ...body.TravelerInfo, AirTravelers: [anna, second] },
      })
    const Message = 'AirTravelers[1] repeats AirTravelers[0]'
    expect((await book(anna)).body['Error']).toEqual({ Id: 'Err0106001', Message })
    expect((await book({ ...boris, Passport: anna?.Passport })).body['Error']).toMatchObject({ Message })
    expect((await book(boris)).body).toMatchObject({ Success: true, Category: 10 })
  })

  it('takes a title as people write it, with a dot, in full, or one without a number (AirBook; gap 58)', async () => {
    for (const [PassengerTitle, code] of [
      ['Mr.', 0],
      ['MRS.', 1],
      ['Ms.', 2],
      ['Master', 4],
      ['Mstr.', 4],
      ['Dr', null],
    ] as const) {
      const PassengerName = { PassengerFirstName: 'ANNA', PassengerLastName: 'KELLER', PassengerTitle }
      const booked = await bookAs({ PassengerName })
      expect(booked.body, PassengerTitle).toMatchObject({ Success: true, Category: 10 })
      const UniqueId = String(booked.body['UniqueId'])
      const record = await gateway.mustCall('air.booking-data', { SessionId, UniqueId })
      const name = record.TravelItinerary.ItineraryInfo.CustomerInfoes[0]?.Customer.PaxName
      expect(name?.PassengerTitle).toBe(code)
      await gateway.mustCall('air.cancel', { SessionId, UniqueId })
    }
  })

  it('takes a passport without anything in it for none (gap 89: null is absent)', async () => {
    const none = { PassportNumber: null, ExpiryDate: null, IssueDate: null, Country: null }
    const empty = { passportNumber: '', ExpiryDate: '', IssueDate: ' ', Country: '' }
    for (const Passport of [{}, none, empty]) {
      const booked = await bookAs({ Passport })
      expect(booked.body).toMatchObject({ Success: true, Category: 10 })
      const UniqueId = String(booked.body['UniqueId'])
      const record = await gateway.mustCall('air.booking-data', { SessionId, UniqueId })
      expect(record.TravelItinerary.ItineraryInfo.CustomerInfoes[0]?.Customer).toMatchObject({
        PassportNumber: null,
        PassportExpireDate: null,
        PassportIssueCountry: null,
      })
      await gateway.mustCall('air.cancel', { SessionId, UniqueId })
    }
    const answer = await bookAs({ Passport: none }, ['LHR', 'JED'])
    expect(answer.body['Error']).toMatchObject({
      Id: 'Err0106001',
      Message: 'TravelerInfo.AirTravelers[0].Passport cannot be null',
    })
  })

  const customerOf = async (changed: Record<string, unknown>, route?: [string, string]) => {
    const booked = await bookAs(changed, route)
    expect(booked.body).toMatchObject({ Success: true, Category: 10 })
    const UniqueId = String(booked.body['UniqueId'])
    const record = await gateway.mustCall('air.booking-data', { SessionId, UniqueId })
    await gateway.mustCall('air.cancel', { SessionId, UniqueId })
    return record.TravelItinerary.ItineraryInfo.CustomerInfoes[0]?.Customer
  }

  it('takes any part of a passport where none is mandatory (gap 212)', async () => {
    const missing = { PassportNumber: null, PassportExpireDate: null, PassportIssueDate: null }
    const parts: [Record<string, unknown>, Record<string, unknown>][] = [
      [{ PassportNumber: 'C01X0000' }, { ...missing, PassportNumber: 'C01X0000' }],
      [
        { ExpiryDate: '2033-05-01', PassportNumber: '' },
        { ...missing, PassportExpireDate: '2033-05-01T00:00:00' },
      ],
      [{ IssueDate: '2023-05-01' }, { ...missing, PassportIssueDate: '2023-05-01T00:00:00' }],
      [{ Country: 'FR' }, { ...missing, PassportIssueCountry: 'FR' }],
    ]
    for (const [Passport, expected] of parts) expect(await customerOf({ Passport })).toMatchObject(expected)
  })

  it('takes Nationality where a passport has no Country (gap 212)', async () => {
    const Passport = { PassportNumber: 'C01X0000', ExpiryDate: '2033-05-01', IssueDate: '2023-05-01' }
    for (const route of [undefined, ['LHR', 'JED']] as const) {
      const customer = await customerOf({ Nationality: 'AT', Passport }, route && [...route])
      expect(customer).toMatchObject({ PassportNumber: 'C01X0000', PassportIssueCountry: 'AT' })
    }
  })

  it('wants number and expiry where a passport is mandatory (gap 212)', async () => {
    for (const [part, named] of [
      [{ ExpiryDate: '2033-05-01' }, 'PassportNumber'],
      [{ PassportNumber: 'C01X0000' }, 'ExpiryDate'],
    ] as const) {
      const booked = await bookAs({ Passport: { ...part, Country: 'DE' } }, ['LHR', 'JED'])
      expect(booked.body['Error']).toMatchObject({
        Id: 'Err0106001',
        Message: `TravelerInfo.AirTravelers[0].Passport.${named} cannot be null`,
      })
    }
  })

  it('keeps the fare of one office from another', async () => {
    const [fare] = await faresOf(gateway, SessionId, 'LHR', 'AMS')
    const stranger = await gateway.signIn(await gateway.mint())
    const answer = await gateway.call('air.revalidate', {
      SessionId: stranger,
      FareSourceCode: fare?.FareSourceCode,
    })
    expect(answer.body['Error']).toMatchObject({ Id: 'Err0102005' })
  })
})
