import { baggageText } from '../../../lib/air/bag.ts'
import type { AirBookingView } from '../../../lib/air/booking-view.ts'
import { segmentsOf, termsOfFare, type Fare } from '../../../lib/air/fare.ts'
import type { Segment } from '../../../lib/air/segment.ts'
import type { TermView } from '../../../lib/booking/booking-view.ts'
import type { PriceView } from '../../../lib/booking/offer-check.ts'
import { formatDay } from '../../../lib/dates.ts'

/** One difference between the earlier fare and the fare that would replace it. */
export type Difference =
  /** The total, or a part of it. */
  | { about: 'price' | 'part'; label: string; wasCents: number; isCents: number }
  /** `was` is null where nothing was known. */
  | { about: 'term'; label: string; was: TermView | null; is: TermView }
  | { about: 'flight'; label: string; was: string; is: string }

/** The earlier side of a comparison: a fare that is gone, or a booking that has ended. */
export type Before = {
  segments: readonly Segment[]
  price: PriceView
  /** Null if they are not known. */
  terms: readonly TermView[] | null
}

/** The earlier side for a booking: the terms agreed to, or its record if the desk did not hold it. */
export function beforeOf({ money, agreed, terms, segments }: AirBookingView): Before {
  const cents = (label: string) => money.parts.find((part) => part.label === label)?.cents ?? 0
  const price = { baseCents: cents('Base fare'), taxCents: cents('Taxes'), totalCents: money.totalCents }
  return { price, terms: agreed ? agreed.terms : terms, segments }
}

/** The earlier side for a fare that is gone. */
export function beforeOfFare(fare: Fare): Before {
  return { price: fare.price, terms: termsOfFare(fare), segments: segmentsOf(fare) }
}

/** All differences: price and its parts, conditions, times and baggage of the flights; empty if nothing. */
export function differencesOf(before: Before, fare: Fare): Difference[] {
  return [...ofPrice(before, fare), ...ofTerms(before, fare), ...ofFlights(before, fare)]
}

function ofPrice({ price: was }: Before, { price: is }: Fare): Difference[] {
  const rows = [
    { about: 'part', label: 'Base fare', wasCents: was.baseCents, isCents: is.baseCents },
    { about: 'part', label: 'Taxes', wasCents: was.taxCents, isCents: is.taxCents },
    { about: 'price', label: 'Total', wasCents: was.totalCents, isCents: is.totalCents },
  ] as const
  return rows.filter(({ wasCents, isCents }) => wasCents !== isCents)
}

function ofTerms({ terms }: Before, fare: Fare): Difference[] {
  return termsOfFare(fare).flatMap((is): Difference[] => {
    const was = terms?.find(({ about }) => about === is.about) ?? null
    const isSame = was !== null && was.allowed === is.allowed && was.penaltyCents === is.penaltyCents
    return isSame ? [] : [{ about: 'term', label: is.label, was, is }]
  })
}

function ofFlights(before: Before, fare: Fare): Difference[] {
  const segments = segmentsOf(fare)
  return before.segments.flatMap((was, index) => {
    const is = segments[index]
    if (!is) return []
    const flight = `${was.carrierCode} ${was.flightNumber}`
    const facts = (segment: Segment): [string, string][] => [
      [`${flight} departs`, timeOf(segment.departureAt)],
      [`${flight} arrives`, timeOf(segment.arrivalAt)],
      [`${flight} baggage`, baggageText(segment.baggage)],
    ]
    const now = facts(is)
    return facts(was).flatMap(([label, then], at): Difference[] => {
      const after = now[at]?.[1] ?? then
      return then === after ? [] : [{ about: 'flight', label, was: then, is: after }]
    })
  })
}

/** `Thu 14 Jan 18:30`, as the place says it. */
function timeOf(local: string): string {
  return `${formatDay(local.slice(0, 10))} ${local.slice(11, 16)}`
}
