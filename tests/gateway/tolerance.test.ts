import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemoAccounts } from '../../gateway/domain/session/seed-accounts.ts'
import { demoAccounts } from '../../contract/session/demo-accounts.ts'
import { bookBody, faresOf, openFare, searchBody } from '../setup/air.ts'
import { openGateway, passwordOf, PRODUCTION, SANDBOX, type TestGateway } from '../setup/gateway.ts'

/** Clients of such gateways send what they always sent: gaps 3-5, 16, 18-20, 23-25, 56-59. */
let gateway: TestGateway
let SessionId: string
beforeAll(async () => {
  gateway = await openGateway()
  SessionId = await gateway.signIn(await gateway.mint({ balance: '90000.00' }))
})
afterAll(() => gateway.close())

const post = async (path: string, body: string, headers: Record<string, string> = {}, base = SANDBOX) => {
  const response = await gateway.send(path, { method: 'POST', body, headers, base })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}

describe('transport', () => {
  it.each(['/Wallet/Balance', '/wallet/balance/', '/api/Wallet/Balance', '/Rest/wallet/Balance/'])(
    'answers %s',
    async (path) => {
      const answer = await post(path, JSON.stringify({ SessionId }))
      expect(answer.body).toMatchObject({ Success: true, Currency: 'USD', Error: null })
    },
  )

  it('reads JSON whatever the content type says, and keys in any case', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await post('/Wallet/Balance', JSON.stringify({ sessionid: SessionId }), headers)
    expect(answer.body['Success']).toBe(true)
  })

  it('takes an empty body for {}: the session is missing, not the JSON', async () => {
    const answer = await post('/Wallet/Balance', '')
    expect(answer.body['Error']).toMatchObject({ Id: 'Err0101001', Message: 'Invalid SessionID' })
  })

  it.each(['{"SessionId":', '[]', '"text"'])('refuses the body %s with 400 and an envelope', async (body) => {
    const answer = await post('/Wallet/Balance', body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ Success: false, Error: { Id: 'Err0106001' } })
  })

  it('answers 404 and 405 in the envelope', async () => {
    const none = await post('/Air/AirNothing', '{}')
    expect([none.status, none.body['Error']]).toMatchObject([404, { Id: 'NotFound' }])
    const verb = await gateway.send('/Air/AirBook')
    expect([verb.status, verb.headers.get('allow'), await verb.json()]).toMatchObject([
      405,
      'POST',
      { Success: false, Error: { Id: 'MethodNotAllowed' } },
    ])
  })

  it('answers 421 on a host that names no environment', async () => {
    const answer = await post(
      '/Wallet/Balance',
      '{}',
      { host: 'elsewhere.example' },
      'http://elsewhere.example',
    )
    expect(answer.status).toBe(421)
  })

  it('still honours the deprecated sandbox selection, and says that it is deprecated', async () => {
    const answer = await post('/Wallet/Balance?sandbox=1', JSON.stringify({ SessionId }), {}, PRODUCTION)
    expect(answer.body['Success']).toBe(true)
    expect(answer.headers.get('deprecation')).toBe('true')
    const header = await post(
      '/Wallet/Balance',
      JSON.stringify({ SessionId }),
      { 'x-sandbox': 'true' },
      PRODUCTION,
    )
    expect(header.body['Success']).toBe(true)
  })

  it('compresses when asked, and answers plainly otherwise', async () => {
    const body = JSON.stringify({ SessionId, ...searchBody([['LHR', 'AMS', '2026-12-20']]) })
    const zipped = await gateway.send('/Air/AirLowFareSearch', {
      method: 'POST',
      body,
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    const plain = await gateway.send('/Air/AirLowFareSearch', { method: 'POST', body })
    expect(plain.headers.get('content-encoding')).toBeNull()
  })
})

describe('sign-in', () => {
  it('takes the hash in any case, and the office by id, sandbox id or name', async () => {
    await seedDemoAccounts(gateway.services)
    const maya = demoAccounts.find((person) => person.userName === 'maya')
    const hash = passwordOf(maya?.sandboxAccountUuid ?? '')
    for (const OfficeId of ['AUR-1001', 'aur-1001-sandbox', 'Aurora Travel']) {
      for (const Password of [hash, hash.toLowerCase()]) {
        const answer = await gateway.call('session.create', { OfficeId, Username: 'MAYA', Password })
        expect(answer.body['Success'], `${OfficeId}`).toBe(true)
      }
    }
    const plain = await gateway.call('session.create', {
      OfficeId: 'AUR-1001',
      UserName: 'maya',
      Password: maya?.sandboxAccountUuid,
    })
    expect(plain.body['Error']).toMatchObject({ Id: 'Err0101003' })
  })

  it('rejects whatever is not 128 hex characters as wrong credentials, however long (gap 4)', async () => {
    for (const Password of [
      'a'.repeat(127),
      'a'.repeat(129),
      'a'.repeat(513),
      '\ud800',
      'a'.repeat(50_000),
    ]) {
      const answer = await gateway.call('session.create', {
        OfficeId: 'AUR-1001',
        UserName: 'maya',
        Password,
      })
      expect(answer.body).toMatchObject({ Success: false, SessionId: null, Error: { Id: 'Err0101003' } })
    }
  })

  it('knows another office by id, sandbox id or name in any case', async () => {
    await seedDemoAccounts(gateway.services)
    const maya = demoAccounts.find((person) => person.userName === 'maya')
    const Password = passwordOf(maya?.sandboxAccountUuid ?? '')
    const idFor = async (OfficeId: string) => {
      const answer = await gateway.call('session.create', { OfficeId, UserName: 'maya', Password })
      return (answer.body['Error'] as { Id: string }).Id
    }
    for (const OfficeId of ['BOR-2002', 'bor-2002', 'bor-2002-sandbox', 'Borealis Tours', 'BOREALIS TOURS']) {
      expect(await idFor(OfficeId), OfficeId).toBe('Err0101004')
    }
    expect(await idFor('NONE-1')).toBe('Err0101003')
  })

  it('makes the sandbox office once, with its seeded wallet, however many sign in first', async () => {
    await seedDemoAccounts(gateway.services)
    const jun = demoAccounts.find((person) => person.userName === 'jun')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        gateway.call('session.create', {
          OfficeId: 'BOR-2002',
          UserName: 'jun',
          Password: passwordOf(jun?.sandboxAccountUuid ?? ''),
        }),
      ),
    )
    const session = String(answers[0]?.body['SessionId'])
    expect(answers.every((answer) => answer.body['Success'] === true)).toBe(true)
    const info = await gateway.mustCall('session.info', { SessionId: session })
    expect(info).toMatchObject({ OfficeId: 'BOR-2002-SANDBOX', Environment: 'sandbox', Role: 'agent' })
    const wallet = await gateway.mustCall('wallet.balance', { SessionId: session })
    expect(wallet).toMatchObject({ Total: 10_000, Held: 0, Available: 10_000 })
  })
})

describe('a search', () => {
  const written = searchBody([['LHR', 'AMS', '2026-12-20']])
  const found = async (changed: Record<string, unknown>) => {
    const answer = await gateway.call('air.low-fare-search', { SessionId, ...written, ...changed })
    expect(answer.body['Error']).toBeNull()
    return (answer.body['PricedItineraries'] as { OriginDestinationOptions: unknown }[]).map(
      (each) => each.OriginDestinationOptions,
    )
  }

  it('is the same by names or numbers, in any case, with nulls, times, fractions and offsets', async () => {
    const plain = await found({})
    expect(plain.length).toBeGreaterThan(0)
    const leg = {
      OriginLocationCode: 'lhr',
      DestinationLocationCode: 'ams',
      OriginType: 2,
      DestinationType: 'airport',
    }
    for (const DepartureDateTime of [
      '2026-12-20T00:00:00',
      '2026-12-20T00:00:00.000000+00:00',
      '2026-12-20T23:30:00Z',
    ]) {
      const other = await found({
        AdultCount: '1',
        PricingSourceType: 0,
        RequestOption: 3,
        Provider: null,
        NumberOfResults: null,
        TravelPreference: {
          CabinType: 'Y',
          AirTripType: 1,
          MaxStopsQuantity: 0,
          VendorPreferenceCodes: null,
        },
        OriginDestinationInformations: [{ ...leg, DepartureDateTime }],
      })
      expect(other).toEqual(plain)
    }
  })

  it('asks all sources where it does not know the Provider, whatever is written there (gap 40)', async () => {
    const plain = await found({})
    for (const Provider of [
      'example-provider-2',
      'x'.repeat(65),
      'x'.repeat(5_000),
      '\0',
      '\ud800',
      5,
      ' ',
    ]) {
      expect(await found({ Provider }), String(Provider).slice(0, 20)).toEqual(plain)
    }
    expect((await found({ Provider: ' LCC ' })).length).toBeLessThan(plain.length)
  })

  it('takes the most stops by number or name (gap 23)', async () => {
    const stops = async (MaxStopsQuantity: unknown) => {
      const answer = await gateway.mustCall('air.low-fare-search', {
        SessionId,
        ...searchBody([['LHR', 'JFK', '2026-12-20']]),
        TravelPreference: { MaxStopsQuantity } as never,
      })
      const legs = answer.PricedItineraries.flatMap((each) => each.OriginDestinationOptions)
      return Math.max(...legs.map((leg) => leg.FlightSegments.length - 1))
    }
    for (const direct of ['Direct', 2, '2']) expect(await stops(direct)).toBe(0)
    for (const one of ['OneStop', 1, '1', 'onestop']) expect(await stops(one)).toBe(1)
    for (const all of ['All', 0, '0', null, '']) expect(await stops(all)).toBeGreaterThanOrEqual(1)
  })

  it('names a value that is not of a list', async () => {
    const answer = await gateway.call('air.low-fare-search', {
      SessionId,
      ...written,
      PricingSourceType: 'Some',
    })
    expect(answer.body['Error']).toMatchObject({ Id: 'Err0106001' })
    expect((answer.body['Error'] as { Message: string }).Message).toContain('PricingSourceType')
  })

  it('breaks a rule with a sentence that names it (gap 46)', async () => {
    const broken: [Record<string, unknown>, string][] = [
      [searchBody([['LHR', 'LHR', '2026-12-20']]), 'cannot be the same'],
      [searchBody([['LHR', 'AMS', '2026-11-19']]), 'cannot be in the past'],
      [searchBody([['LHR', 'AMS', '2027-12-20']]), '350 days'],
      [searchBody([['LHR', 'AMS', '2026-12-20']], { adults: 5, children: 5 }), 'more than 9'],
      [searchBody([['LHR', 'AMS', '2026-12-20']], { infants: 2 }), 'InfantCount'],
      [
        searchBody([
          ['LHR', 'AMS', '2026-12-20'],
          ['AMS', 'LHR', '2026-12-19'],
        ]),
        'before the leg before it',
      ],
    ]
    for (const [body, words] of broken) {
      const answer = await gateway.call('air.low-fare-search', { SessionId, ...body })
      expect((answer.body['Error'] as { Message: string }).Message).toContain(words)
    }
  })

  it('sizes its answer by NumberOfResults, then RequestOption, never over 500 (gap 26)', async () => {
    const trunk = searchBody([
      ['LON', 'SIN', '2026-12-20'],
      ['SIN', 'LON', '2027-01-05'],
    ])
    const size = async (changed: Record<string, unknown>) => (await found({ ...trunk, ...changed })).length
    expect(await size({ NumberOfResults: 7 })).toBe(7)
    expect(await size({ NumberOfResults: 7, RequestOption: 'Fifty' })).toBe(7)
    expect(await size({ RequestOption: 'Fifty' })).toBe(50)
    expect(await size({})).toBe(100)
    const over = await gateway.call('air.low-fare-search', { SessionId, ...trunk, NumberOfResults: 5001 })
    expect(over.body['Error']).toMatchObject({ Id: 'Err0106001' })
  })
})

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

  it('takes a title as people write it, with a dot or in full (gap 58)', async () => {
    for (const [PassengerTitle, code] of [
      ['Mr.', 0],
      ['MRS.', 1],
      ['Ms.', 2],
      ['Master', 4],
      ['Mstr.', 4],
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
    const half = await bookAs({ Passport: { PassportNumber: 'C01X0000' } })
    expect(half.body['Error']).toMatchObject({
      Id: 'Err0106001',
      Message: 'TravelerInfo.AirTravelers[0].Passport.ExpiryDate cannot be null',
    })
    const asked = await bookAs({ Passport: none }, ['LHR', 'JED'])
    expect(asked.body['Error']).toMatchObject({
      Id: 'Err0106001',
      Message: 'TravelerInfo.AirTravelers[0].Passport cannot be null',
    })
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
