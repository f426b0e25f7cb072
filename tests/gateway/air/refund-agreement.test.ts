import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RefundType } from '../../../contract/air/refund-types.ts'
import { advanceClock } from '../../../gateway/control/advance-clock.ts'
import type { AirDetail } from '../../../gateway/domain/air/air-booking.ts'
import { rulesOf } from '../../../gateway/domain/air/fare-rules.ts'
import { quoteRefund, typeToShow } from '../../../gateway/domain/air/refund-quote.ts'
import { airlineRules } from '../../../gateway/families/session-gateway/airline-rules.ts'
import type { FareRules } from '../../../gateway/supply/air/fare-rules.ts'
import type { Fare, FareTerms } from '../../../gateway/supply/air/fare.ts'
import { termsOf } from '../../../gateway/world/air/pricing/terms.ts'
import { fareRules } from '../../../gateway/world/air/rules/fare-rules.ts'
import { AFTER_DEPARTURE } from '../../../gateway/world/air/scenario-routes.ts'
import { bookable } from '../booking/fares.ts'
import { openOffice, valueOf } from '../booking/office.ts'
import { openWorld, type World } from '../booking/world.ts'

/** AirRules, AirRefundDisplay and AirRefund agree on every fare at every time (gaps 48, 78-83, 228). */

const kinds = ['none', 'strict', 'after-departure', 'fee', 'unpriced', 'soft', 'free'] as const
const termsOfKind = (kind: (typeof kinds)[number], feeCents: number): FareTerms =>
  kind === 'after-departure' ? AFTER_DEPARTURE : termsOf(kind, feeCents)
const types = ['tickets', 'unflown', 'all'] as const

/** The paragraphs of a component about refunds and changes, each line on a line of its own. */
function penaltiesOf({ sections }: FareRules['components'][number]): string {
  const text = sections.find(({ category }) => category === 'Penalties')?.text ?? ''
  return text.replace(/<[^>]+>/g, '\n').replaceAll('\r', '')
}

/** The text's promise for the legs that have not left: whether they are refunded, and the fee for all. */
function promised({ components, summary }: FareRules, departed: readonly boolean[]) {
  if (!departed.includes(false)) {
    expect(summary).toContain('after the first flight of the last component nothing is refunded')
    return { refunded: false, feeCents: 0 }
  }
  const label = departed.includes(true)
    ? 'Refund after departure of this component alone, not begun'
    : 'Refund before departure'
  const said = components
    .filter((_, leg) => !departed[leg])
    .map((component) => {
      const rule = new RegExp(`^${label}: (.+)\\.$`, 'm').exec(penaltiesOf(component))?.[1]
      if (rule === undefined) throw new Error(`the text does not say: ${label}`)
      const fee = /USD (\d+)\.(\d\d)/.exec(rule)
      return { refunded: rule.startsWith('permitted'), feeCents: fee ? Number(`${fee[1]}${fee[2]}`) : 0 }
    })
  return {
    refunded: said.every(({ refunded }) => refunded),
    feeCents: said.reduce((sum, { feeCents }) => sum + feeCents, 0),
  }
}

const sample = bookable().fare

/** A fare of some legs, its travellers with tickets, and how many of its legs have left. */
const situation = fc
  .record({
    kind: fc.constantFrom(...kinds),
    feeCents: fc.oneof(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 0, max: 30_000 })),
    minutes: fc.array(fc.integer({ min: 40, max: 900 }), { minLength: 1, maxLength: 6 }),
    baseCents: fc.integer({ min: 1, max: 80_000 }),
    taxCents: fc.integer({ min: 0, max: 20_000 }),
    serviceTaxCents: fc.integer({ min: 0, max: 900 }),
    adults: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ kind, feeCents, minutes, adults, ...cents }) => {
    const fare: Fare = {
      ...sample,
      terms: termsOfKind(kind, feeCents),
      legs: minutes.map((flightMinutes) => ({ ...sample.legs[0]!, flightMinutes })),
      segmentFares: minutes.map(() => sample.segmentFares[0]!),
      passengers: [{ kind: 1, quantity: adults, commissionCents: 0, ...cents }],
    }
    return detailOf(fare, adults)
  })

function detailOf(fare: Fare, adults: number): AirDetail {
  return {
    fare,
    ticketSeconds: null,
    travelers: Array.from({ length: adults }, () => ({ type: 1, gender: 0 }) as const),
    markup: { adultCents: 0, childCents: 0, infantCents: 0 },
    airlinePnr: 'ABC123',
    issueDueAt: null,
    eTickets: Array.from({ length: adults }, (_, traveler) => ({
      number: String(traveler),
      traveler,
      issuedAt: '2026-11-20T09:00:00.000Z',
    })),
  }
}

/** Whether one ticket's base fare of the shortest leg is more than the fee of a leg. */
function coversFees({ legs, passengers, terms }: Fare): boolean {
  const minutes = legs.map(({ flightMinutes }) => flightMinutes)
  const share = Math.min(...minutes) / minutes.reduce((sum, each) => sum + each, 0)
  return passengers[0]!.baseCents * share > (terms.refund.penaltyCents ?? 0) + legs.length
}

/** Every stage of a journey: no leg has left, the first has, and so on to all of them. */
function stagesOf({ fare: { legs } }: AirDetail): boolean[][] {
  return [...legs, null].map((_, left) => legs.map((_, leg) => leg < left))
}

describe('for any fare, at every stage of its journey', () => {
  test('no text promises anything for the first leg once it has left', () => {
    fc.assert(
      fc.property(situation, ({ fare }) => {
        const [first] = fareRules(fare).components
        const lines = penaltiesOf(first!).split('\n')
        const ofRefunds = lines.filter((line) => /^Refund after|^After departure.*fare is/.test(line))
        expect(ofRefunds).toEqual(['Refund after departure: no value.'])
        const rules = fare.segmentFares.map(([sold], leg) => airlineRules(fare.terms, sold!, leg))
        expect(rules[0]).toMatch(/^<p><b>Refund<\/b>: [^<]*, after departure no value\.</)
        for (const other of rules.slice(1)) expect(other).not.toContain('no value')
      }),
    )
  })

  test('is refundable what the text says, and the penalty is the fee of the text', () => {
    fc.assert(
      fc.property(situation, (detail) => {
        const rules = fareRules(detail.fare)
        for (const departed of stagesOf(detail)) {
          const { refunded, feeCents } = promised(rules, departed)
          const quotes = quoteRefund(detail, departed, typeToShow(detail, departed))
          expect(quotes.map(({ refundable }) => refundable)).toEqual(quotes.map(() => refunded))
          const penaltiesCents = quotes.reduce((sum, { penaltyCents }) => sum + penaltyCents, 0)
          // A fee that the base fare does not cover is not taken from taxes.
          const isCovered = coversFees(detail.fare)
          if (isCovered || !refunded || feeCents === 0) expect(penaltiesCents).toBe(feeCents)
          else if (!departed.includes(true)) expect(penaltiesCents).toBeLessThanOrEqual(feeCents)
        }
      }),
    )
  })

  test('a ticket that can be refunded never gives back more later on, nor more than it cost', () => {
    fc.assert(
      fc.property(situation, fc.constantFrom<RefundType>(...types), (detail, type) => {
        const { baseCents, taxCents, serviceTaxCents } = detail.fare.passengers[0]!
        let most = detail.travelers.map(() => baseCents + taxCents + serviceTaxCents)
        for (const departed of stagesOf(detail)) {
          const quotes = quoteRefund(detail, departed, type)
          quotes.forEach(({ refundCents, penaltyCents }, index) => {
            expect(Math.min(refundCents, penaltyCents)).toBeGreaterThanOrEqual(0)
            expect(refundCents).toBeLessThanOrEqual(most[index]!)
          })
          // Code 3 alone, non-refundable before departure, has a refund begin with the departure.
          if (quotes.some(({ refundable }) => refundable)) most = quotes.map(({ refundCents }) => refundCents)
        }
      }),
    )
  })

  test('waiting for a short leg to leave does not save its fee', () => {
    // 40 and 900 minutes: the fee of the short leg is more than its fare.
    const uneven: FareTerms = termsOf('soft', 5_000)
    const fare: Fare = {
      ...sample,
      terms: uneven,
      legs: [40, 900].map((flightMinutes) => ({ ...sample.legs[0]!, flightMinutes })),
      passengers: [
        { kind: 1, quantity: 1, baseCents: 20_000, taxCents: 0, serviceTaxCents: 0, commissionCents: 0 },
      ],
    }
    const detail = detailOf(fare, 1)
    const [before] = quoteRefund(detail, [false, false], 'tickets')
    const [after] = quoteRefund(detail, [true, false], 'unflown')
    expect(before).toMatchObject({ refundCents: 0, penaltyCents: 20_000 })
    expect(after).toMatchObject({ refundable: true, refundCents: 0 })
  })
})

const DAY = 86_400
/** The flights of `fares.ts` leave on 14 and 21 January 2027 at 10:00, local. */
const TO_THE_FIRST = (Date.parse('2027-01-14T10:00:00Z') - Date.parse('2026-11-20T09:00:00Z')) / 1000
const times = {
  'before departure': 0,
  'after the first': TO_THE_FIRST,
  'after the last': TO_THE_FIRST + 7 * DAY,
}

describe('the engine', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld()
  })
  afterAll(() => world.close())

  const cells = kinds.flatMap((kind) =>
    (['one way', 'return'] as const).flatMap((trip) =>
      Object.entries(times).map(([time, seconds]) => ({ kind, trip, time, seconds })),
    ),
  )

  test.each(cells)('$kind, $trip, $time: text, display and refund agree', async ({ kind, trip, seconds }) => {
    const { services } = world
    const office = await openOffice(services)
    const whole = bookable({ terms: termsOfKind(kind, 3_000) })
    const { legs, segmentFares } = whole.fare
    const count = trip === 'return' ? 2 : 1
    const fare = { ...whole.fare, legs: legs.slice(0, count), segmentFares: segmentFares.slice(0, count) }
    const { reference } = valueOf(await office.book({ ...whole, fare }))
    valueOf(await office.order(reference))
    await advanceClock(services, { seconds: seconds + 3, officeId: office.officeId })

    const left = seconds === 0 ? 0 : seconds === TO_THE_FIRST ? 1 : 2
    const departed = fare.legs.map((_, leg) => leg < left)
    const request = { reference, offerCode: null }
    const { rules } = valueOf(await rulesOf(services, await office.grant('ada'), request))
    const { refunded, feeCents } = promised(rules, departed)
    const shown = valueOf(await office.display(reference))
    expect(shown.tickets).toMatchObject([{ refundable: refunded, penaltyCents: feeCents }])
    const done = await office.refund(reference, { type: shown.type })
    if (!refunded) {
      expect(done).toMatchObject({ failure: 'not-refundable' })
      for (const type of types)
        expect(await office.refund(reference, { type })).toMatchObject({ failure: 'not-refundable' })
    } else {
      const [quote] = shown.tickets
      expect(valueOf(done)).toMatchObject({
        refundCents: quote?.refundCents,
        penaltyCents: quote?.penaltyCents,
        booking: { state: 'refunded' },
      })
    }
  })
})
