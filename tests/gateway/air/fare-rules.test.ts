import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ruleCategories, RULES_SUMMARY } from '../../../contract/air/codes.ts'
import type { LegTerms, PricedItinerary } from '../../../contract/air/itinerary.ts'
import type { AirRulesAnswer } from '../../../contract/air/rules.ts'
import { bookBody, openFare, searchBody } from '../../setup/air.ts'
import { openGatewayOn, type MintedOffice, type TestGateway } from '../../setup/gateway.ts'
import { recordedTrip } from '../../setup/recorded/air.ts'
import { recordedSuppliers } from '../../setup/recorded/suppliers.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'

/** AirRules: shape, length and agreement with the coded terms (gaps 48, 49, 54, 227). */

type Leg = [from: string, to: string, date: string]
const oneWay: Leg[] = [['LON', 'SIN', '2027-02-10']]
const return_: Leg[] = [...oneWay, ['SIN', 'LON', '2027-02-24']]

let gateway: TestGateway
let office: MintedOffice
let SessionId: string
beforeAll(async () => {
  gateway = await openGateway()
  office = await gateway.mint({ balance: '90000.00' })
  SessionId = await gateway.signIn(office)
})
afterAll(() => gateway.close())

async function fares(legs: Leg[], more: Record<string, unknown> = {}): Promise<PricedItinerary[]> {
  const body = { SessionId, ...searchBody(legs), NumberOfResults: 500, ...more }
  return (await gateway.mustCall('air.low-fare-search', body)).PricedItineraries
}
const rulesOf = (FareSourceCode: string) => gateway.mustCall('air.rules', { SessionId, FareSourceCode })

/** All text of a rule without its markup. */
function textOf({ RuleDetails }: AirRulesAnswer['FareRules'][number], category?: string): string {
  return RuleDetails.filter(({ Category }) => !category || Category === category)
    .map(({ Rules }) => Rules.replace(/<[^>]+>/g, '\n').replace(/\r/g, ''))
    .join('\n')
}

/** One fare for each combination of terms that a search offers. */
function oneOfEach(all: readonly PricedItinerary[]): PricedItinerary[] {
  const kinds = new Map(
    all.map((fare) => {
      const [leg] = fare.OriginDestinationOptions
      return [
        JSON.stringify([fare.NonRefundableType, leg?.Refund, leg?.Change, fare.ValidatingAirlineCode]),
        fare,
      ]
    }),
  )
  return [...kinds.values()].slice(0, 25)
}

function inWords({ Available, Penalty }: LegTerms): string {
  if (Available === null) return 'not stated by the source'
  if (!Available) return 'not permitted'
  if (Penalty === null) return 'permitted; the fee is not stated by the source'
  return Penalty.value === 0
    ? 'permitted free of charge'
    : `permitted for a fee of USD ${Penalty.value.toFixed(2)}`
}

describe('the answer', () => {
  it('has the whole fare first, then one element for each fare component (gaps 48, 227)', async () => {
    for (const legs of [oneWay, return_]) {
      const [fare] = await fares(legs)
      const { FareType, FareRules } = await rulesOf(fare!.FareSourceCode)
      expect(FareType).toBe(fare!.AirItineraryPricingInfo.FareType)
      const [first, ...components] = FareRules
      expect(first).toMatchObject({ Airline: '', CityPair: '', RuleDetails: [{ Category: RULES_SUMMARY }] })
      expect(components.map(({ CityPair }) => CityPair)).toEqual(legs.map(([from, to]) => `${from}-${to}`))
      for (const { Airline, RuleDetails } of components) {
        expect(Airline).toBe(fare!.ValidatingAirlineCode)
        expect(RuleDetails.map(({ Category }) => Category)).toEqual([...ruleCategories])
      }
      for (const detail of FareRules.flatMap(({ RuleDetails }) => RuleDetails)) {
        expect(detail).toMatchObject({ RuleItemsParsed: [], MessageDirection: 'ltr' })
        expect(detail.Rules.length).toBeGreaterThan(30)
      }
    }
  })

  it('is as long as recorded ones: about 13 kB one way, 48 kB for a return (Realism facts)', async () => {
    const kilobytes = async (legs: Leg[]) =>
      Promise.all(
        oneOfEach(await fares(legs)).map(
          async ({ FareSourceCode }) => JSON.stringify(await rulesOf(FareSourceCode)).length / 1000,
        ),
      )
    for (const [legs, about] of [
      [oneWay, 13],
      [return_, 48],
    ] as const) {
      const sizes = await kilobytes(legs)
      expect(Math.min(...sizes)).toBeGreaterThan(about * 0.85)
      expect(Math.max(...sizes)).toBeLessThan(about * 1.2)
    }
  })

  it('is the same on every call, and after booking that of the fare which was sold', async () => {
    const fare = await openFare(gateway, SessionId, 'LHR', 'JFK')
    const before = await rulesOf(fare.FareSourceCode)
    expect(await rulesOf(fare.FareSourceCode)).toEqual(before)
    const { UniqueId } = await gateway.mustCall('air.book', { SessionId, ...bookBody(fare.FareSourceCode) })
    expect(await gateway.mustCall('air.rules', { SessionId, UniqueId })).toEqual(before)
    // The booking is meant where both are sent, even if nobody knows the fare (gap 49).
    const both = { SessionId, UniqueId, FareSourceCode: '1'.repeat(88) }
    expect(await gateway.mustCall('air.rules', both)).toEqual(before)
  })

  it('of an old search is refused, unless the fare was revalidated and can still be booked (gaps 54, 55)', async () => {
    const [seen] = await fares([['LHR', 'AMS', '2026-12-20']])
    await gateway.advance(15 * 60, office.officeId)
    const { FareSourceCode } = seen!
    await gateway.mustCall('air.revalidate', { SessionId, FareSourceCode })
    await gateway.advance(10 * 60, office.officeId)
    await rulesOf(FareSourceCode)
    await gateway.mustCall('air.baggages', { SessionId, FareSourceCode })
    await gateway.advance(6 * 60, office.officeId)
    for (const id of ['air.rules', 'air.baggages'] as const) {
      const answer = await gateway.call(id, { SessionId, FareSourceCode })
      expect(answer.body['Error']).toMatchObject({ Id: 'Err0102003' })
    }
  })
})

describe('the text says what the codes say', () => {
  const searches: [string, Leg[]][] = [
    ['one way', oneWay],
    ['return', return_],
    ['with unknown terms', [['LTN', 'KEF', '2027-02-10']]],
    ['refundable for a fee', [['LCY', 'EDI', '2027-02-10']]],
    ['never refundable', [['LCY', 'DUB', '2027-02-10']]],
    [
      'refundable after departure',
      [
        ['LCY', 'ZRH', '2027-02-10'],
        ['ZRH', 'LCY', '2027-02-17'],
      ],
    ],
    [
      'low-cost',
      [
        ['LON', 'BCN', '2027-02-10'],
        ['BCN', 'LON', '2027-02-17'],
      ],
    ],
  ]

  it.each(searches)('of refunds, changes, baggage, passports and class: %s', async (_name, legs) => {
    const some = oneOfEach(await fares(legs))
    expect(some.length).toBeGreaterThan(1)
    for (const fare of some) {
      const [, ...components] = (await rulesOf(fare.FareSourceCode)).FareRules
      for (const [index, option] of fare.OriginDestinationOptions.entries()) {
        const penalties = textOf(components[index]!, 'Penalties')
        expect(penalties).toContain(`Refund before departure: ${inWords(option.Refund)}.`)
        expect(penalties).toContain(`Change before departure: ${inWords(option.Change)}.`)
        const [segment] = option.FlightSegments
        const after = segment!.SegmentRefundRules
        for (const [what, { AfterFlight }, { Penalty }] of [
          ['Refund', after.Refund, option.Refund],
          ['Change', after.Change, option.Change],
        ] as const) {
          // A first component that has left has no value, whatever its codes say.
          const isWorthless = what === 'Refund' && index === 0
          const words = isWorthless ? 'no value' : inWords({ Available: AfterFlight, Penalty })
          expect(penalties).toContain(`${what} after departure: ${words}.`)
        }
        const flights = textOf(components[index]!, 'Flight applications')
        for (const flight of option.FlightSegments) {
          const bag = bagWords(flight.Baggage)
          const route = `${flight.DepartureAirportLocationCode} to ${flight.ArrivalAirportLocationCode}`
          expect(flights).toContain(`${flight.MarketingAirlineCode} ${flight.FlightNumber} ${route}: ${bag}.`)
        }
        const use = textOf(components[index]!, 'Rule application')
        expect(use.includes('of each traveller must be given')).toBe(fare.IsPassportMandatory)
        expect(use.includes('private one')).toBe(fare.AirItineraryPricingInfo.FareType === 2)
      }
    }
  })

  it('of children and infants: the shares are those of the prices', async () => {
    const party = { ChildCount: 1, InfantCount: 1, NumberOfResults: 500 }
    for (const legs of [oneWay, return_, searches.at(-1)![1]]) {
      const some = oneOfEach(await fares(legs, party))
      expect(some.length).toBeGreaterThan(1)
      for (const fare of some) {
        const [, component] = (await rulesOf(fare.FareSourceCode)).FareRules
        const text = textOf(component!, 'Children discount')
        const shares = [...text.matchAll(/: (\d+) percent of the adult base fare/g)].map(([, part]) =>
          Number(part),
        )
        expect(shares).toHaveLength(2)
        const [adult, ...others] = fare.AirItineraryPricingInfo.PtcFareBreakdown.map(
          ({ PassengerFare }) => PassengerFare.BaseFare * 100,
        )
        // Rounded to the cent on each leg.
        for (const [index, share] of shares.entries())
          expect(Math.abs(others[index]! - (adult! * share) / 100)).toBeLessThanOrEqual(
            legs.length / 2 + 1e-6,
          )
      }
    }
  })

  it('of the time to the ticket: the limit of the booking is the one that is stated', async () => {
    const stated = new Set<string>()
    for (const fare of await fares([['LON', 'SIN', '2027-02-10']])) {
      const [, component] = (await rulesOf(fare.FareSourceCode)).FareRules
      const text = textOf(component!, 'Advance Purchase')
      const [, limit, count, unit] = /within ((\d+) (minutes|hours)) of the reservation/.exec(text)!
      if (stated.has(limit!)) continue
      stated.add(limit!)
      const { FareSourceCode } = fare
      await gateway.mustCall('air.revalidate', { SessionId, FareSourceCode })
      const booked = await gateway.mustCall('air.book', { SessionId, ...bookBody(FareSourceCode) })
      const { UniqueId, TktTimeLimit } = booked
      const { CreatedAt } = await gateway.mustCall('air.booking-data', { SessionId, UniqueId })
      const minutes = (Date.parse(`${TktTimeLimit}Z`) - Date.parse(CreatedAt)) / 60_000
      expect(Number(count) * (unit === 'hours' ? 60 : 1)).toBe(minutes)
      await gateway.mustCall('air.cancel', { SessionId, UniqueId })
    }
    expect([...stated]).toContain('150 minutes')
  })

  it('of advance purchase and stay: no fare asks for more than the trip that it is offered for', async () => {
    const conditions = new Set<string>()
    for (const [date, back] of [
      ['2026-11-22', '2026-11-23'],
      ['2026-11-30', '2026-12-03'],
      ['2027-02-10', '2027-02-24'],
    ] as const) {
      const days = (Date.parse(date) - Date.parse('2026-11-20')) / 86_400_000
      const nights = (Date.parse(back) - Date.parse(date)) / 86_400_000
      for (const fare of oneOfEach(
        await fares([
          ['LON', 'SIN', date],
          ['SIN', 'LON', back],
        ]),
      )) {
        const [, component] = (await rulesOf(fare.FareSourceCode)).FareRules
        const advance = /Advance purchase: (none|at least (\d+) days|The source)/.exec(
          textOf(component!, 'Advance Purchase'),
        )
        const stay = /Minimum stay: (none|at least (\d+) nights|The source)/.exec(
          textOf(component!, 'Minimum Stay'),
        )
        expect(advance?.[0] && stay?.[0]).toBeTruthy()
        expect(Number(advance?.[2] ?? 0)).toBeLessThanOrEqual(days)
        expect(Number(stay?.[2] ?? 0)).toBeLessThanOrEqual(nights)
        conditions.add(advance![1]!.replace(/\d+/, 'n')).add(stay![1]!.replace(/\d+/, 'n'))
      }
    }
    expect([...conditions].sort()).toEqual(['The source', 'at least n days', 'at least n nights', 'none'])
  })
})

function bagWords(baggage: string | null): string {
  if (baggage === null) return 'checked baggage is not stated by the source'
  if (baggage.endsWith('K')) return `checked baggage up to ${baggage.slice(0, -1)} kg in all`
  const pieces = Number(baggage.split(' ')[0])
  if (pieces === 0) return 'no checked baggage is included'
  return `${pieces} ${pieces === 1 ? 'piece' : 'pieces'} of checked baggage, up to 23 kg each`
}

it('another supplier writes rules and services of its own', async () => {
  const other = await openGatewayOn(() => recordedSuppliers)
  const session = await other.signIn(await other.mint())
  const { legs, mix } = recordedTrip
  const results = await other.mustCall('air.low-fare-search', {
    SessionId: session,
    ...searchBody(legs, mix),
  })
  const FareSourceCode = results.PricedItineraries.find(
    ({ ValidatingAirlineCode }) => ValidatingAirlineCode === 'QR',
  )?.FareSourceCode
  const { FareRules } = await other.mustCall('air.rules', { SessionId: session, FareSourceCode })
  expect(FareRules.map(({ CityPair }) => CityPair)).toEqual(['', 'LON-SIN', 'SIN-LON'])
  expect(FareRules[1]?.RuleDetails.map(({ Category }) => Category)).toEqual(['Minimum Stay', 'Penalties'])
  const bags = await other.mustCall('air.baggages', { SessionId: session, FareSourceCode })
  const Services = [
    {
      ServiceId: 'XBAG',
      Description: 'Zusätzliches Gepäck',
      Behavior: 1,
      FlightNumber: null,
      ServiceCost: { Amount: 75, Currency: 'USD' },
    },
  ]
  // Gap 251: nobody has booked, so the fields of the traveller are there and null.
  const nobody = {
    PassengerFirstName: null,
    PassengerMiddleName: null,
    PassengerLastName: null,
    PassportNumber: null,
    NationalId: null,
  }
  expect(bags.Services).toEqual(Services.map((service) => ({ ...service, ...nobody })))
  const priced = await other.mustCall('air.revalidate', { SessionId: session, FareSourceCode })
  expect(priced).toMatchObject({ Services, MealTypeServices: [], SeatServices: [] })
  await other.close()
})
