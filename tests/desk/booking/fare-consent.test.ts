import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyPassengerForm } from '../../../lib/air/passenger-form.ts'
import { refusalText } from '../../../lib/booking/act-outcome.ts'
import type { BookedSegment } from '../../../lib/air/booking-view.ts'
import { draftFormFor, isBlank, searchedTripKey, tripKey } from '../../../lib/air/draft.ts'
import { agreementOn, needsConsent } from '../../../lib/booking/offer-check.ts'
import type { Fare } from '../../../lib/air/fare.ts'
import { parseFare } from '../../../lib/air/parse-fare.ts'
import { breakdown, itinerary } from '../air/itinerary-fixture.ts'
import { nameCase } from '../../../lib/booking/name-case.ts'
import { sameSearchHref } from '../../../server/air/same-search.ts'
import { stateFacts } from '../../../lib/booking/booking-state.ts'
import { keptDrafts } from '../../../lib/booking/draft.ts'

function segment(from: string, to: string, day: string, legIndex: number): BookedSegment {
  return {
    carrierCode: 'EK',
    flightNumber: '2',
    operatingCarrierCode: null,
    origin: { code: from, terminal: null },
    destination: { code: to, terminal: null },
    departureAt: `${day}T08:40:00`,
    arrivalAt: `${day}T19:40:00`,
    flightMinutes: 420,
    connectionMinutes: null,
    cabinName: 'Business',
    bookingClass: 'C',
    baggage: null,
    equipment: null,
    airlinePnr: null,
    airlineRules: null,
    legIndex,
  }
}

const SEGMENTS = [
  segment('LHR', 'DXB', '2027-01-14', 0),
  segment('DXB', 'SIN', '2027-01-14', 0),
  segment('SIN', 'LHR', '2027-01-28', 1),
]

const LEGS = ['EK2 LHR-DXB 08:40 420 > EK354 DXB-SIN 17:00 420', 'EK355 SIN-LHR 08:40 840']

function fare(totalCents: number, change: Partial<Fare> = {}): Fare {
  const wire = itinerary({ code: '1', legs: LEGS })
  wire.AirItineraryPricingInfo.PtcFareBreakdown = [breakdown(1, 1), breakdown(2, 1)]
  for (const segment of wire.OriginDestinationOptions[1]?.FlightSegments ?? []) {
    segment.DepartureDateTime = '2027-01-28T08:40:00'
  }
  return {
    ...parseFare(wire),
    price: { baseCents: totalCents - 100, taxCents: 100, totalCents },
    ...change,
  }
}

describe('needsConsent', () => {
  test('by a cent already, either way, and never at the same total', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 1e7 }),
        fc.integer({ min: -900, max: 900 }),
        (total, change) => {
          expect(needsConsent(agreementOn(fare(total)), fare(total + change))).toBe(change !== 0)
        },
      ),
    )
  })

  test('a new code or another split at the same total is no alarm', () => {
    const split = { price: { baseCents: 1, taxCents: 199_999, totalCents: 200_000 }, offerCode: '2' }
    expect(needsConsent(agreementOn(fare(200_000)), fare(200_000, split))).toBe(false)
  })

  test('what was never seen needs none: the button names the price', () => {
    expect(needsConsent(null, fare(1000))).toBe(false)
  })
})

describe('a draft', () => {
  test('belongs to route, days and travellers, whatever the fare', () => {
    expect(tripKey(fare(1))).toBe('LHR-SIN-2027-01-14,SIN-LHR-2027-01-28 1,2')
    expect(tripKey(fare(1, { offerCode: '9' }))).toBe(tripKey(fare(2)))
    const out = { from: 'LHR', to: 'SIN', date: '2027-01-14' }
    const back = { from: 'SIN', to: 'LHR', date: '2027-01-28' }
    expect(searchedTripKey([out, back], [1, 2])).toBe(tripKey(fare(1)))
  })

  test('is offered only to the same travellers', () => {
    const draft = { offerCode: '1', subjectKey: 't', form: emptyPassengerForm([1, 2]) }
    expect(draftFormFor(draft, [1, 2])).toBe(draft.form)
    expect(draftFormFor(draft, [1, 1])).toBeNull()
  })

  test('comes back for the same trip or fare; of others the latest that fits is offered', () => {
    const draft = (subjectKey: string, offerCode: string, form: string) => ({
      subjectKey,
      offerCode,
      form,
      savedAt: `at ${form}`,
    })
    const drafts = [draft('b', '2', 'B'), draft('a', '1', 'A'), draft('c', '3', 'misfit')]
    const choose = (subjectKey: string | null, offerCode: string, likelySubject: string | null = null) =>
      keptDrafts(drafts, { subjectKey, offerCode, likelySubject }, ({ form }) =>
        form === 'misfit' ? null : form,
      )
    const a = { restored: { subjectKey: 'a', form: 'A', savedAt: 'at A' }, other: null }
    expect(choose('a', '9')).toEqual(a)
    expect(choose(null, '1', 'b')).toEqual(a)
    expect(choose(null, '9', 'a')).toEqual(a)
    expect(choose('c', '3')).toEqual({ restored: null, other: 'B' })
    expect(keptDrafts([], { subjectKey: 'a', offerCode: '1' }, () => null)).toEqual({
      restored: null,
      other: null,
    })
  })

  test('is blank until something is typed anywhere, more than the markup that it opened with', () => {
    const form = emptyPassengerForm([1])
    const { markup } = form
    expect(isBlank(form, markup)).toBe(true)
    expect(isBlank({ ...form, email: 'a' }, markup)).toBe(false)
    const born = { ...form.passengers[0]!, birthDate: '1988-06-12' }
    expect(isBlank({ ...form, passengers: [born] }, markup)).toBe(false)
    const marked = { ...form, markup: { ...markup, adult: '25.00' } }
    expect(isBlank(marked, marked.markup)).toBe(true)
    expect(isBlank(marked, markup)).toBe(false)
  })
})

test('the same journey is searched again with its days, travellers and cabin', () => {
  const traveller = (type: 'adult' | 'child' | 'infant') => ({
    type,
    title: null,
    firstName: 'A',
    lastName: 'B',
    birthDate: '1988-06-12',
    passportMasked: null,
    paidCents: null,
    eTickets: [],
  })
  expect(
    sameSearchHref({
      segments: SEGMENTS,
      travellers: [traveller('adult'), traveller('child'), traveller('infant')],
    }),
  ).toBe('/flights?trip=return&legs=LHR-SIN-2027-01-14,SIN-LHR-2027-01-28&adt=1&chd=1&inf=1&cabin=3')
  expect(sameSearchHref({ segments: [], travellers: [] })).toBeNull()
})

test('names read as sentences say them, and keep small letters that were typed', () => {
  expect(nameCase("ANNA O'BRIEN-SMITH")).toBe("Anna O'Brien-Smith")
  expect(nameCase('Ludwig van Beethoven')).toBe('Ludwig van Beethoven')
})

test('a late action, a foreign booking and a missing permission are told apart', () => {
  const refused = (code: string) => ({ kind: 'refused', code, message: 'raw' }) as const
  const about = { madeBy: 'Maya', admins: ['Ines'] }
  const codes = ['Err0103004', 'Err0103005', 'Err0103006', 'Err0103007', 'Err0101006', 'Err0103003']
  const texts = codes.map((code) => refusalText('air', refused(code), about))
  expect(new Set(texts).size).toBe(codes.length)
  expect(texts).not.toContain('raw')
  expect(refusalText('air', refused('Err0103007'), about)).toContain('Maya')
  const denied = { ...refused('Err0101006'), permission: 'air_cancel' }
  expect(refusalText('air', denied, about)).toBe(
    "You don't have permission to cancel flight bookings. Ask Ines.",
  )
  expect(refusalText('air', refused('Err9999999'), about)).toBe('raw')
})

test('a state that is not documented is said to be not known, never green', () => {
  expect(stateFacts({ kind: 'air', state: 'waitlisted' })).toMatchObject({
    word: 'Not known',
    tone: 'held',
    standing: 'unknown',
  })
  expect(stateFacts({ kind: 'air', state: 'ticketed' }).tone).toBe('ok')
})
