import { airlines } from '../../reference/airlines.ts'
import { checkedBaggage } from '../../../supply/air/checked-baggage.ts'
import type { Allowed, Cents, Fare, Leg, SegmentFare } from '../../../supply/air/fare.ts'

/** The facts that the texts about one fare component are written from. */
export type ComponentFacts = {
  fare: Fare
  leg: Leg
  sold: readonly SegmentFare[]
  /** 0 for the first leg. */
  index: number
  origin: string
  destination: string
  /** `BA (British Airways)`. */
  carrier: string
  /** The trip has several legs, whose fares are combined on one ticket. */
  combined: boolean
}

/** A paragraph of a text: a heading and its sentences, each on a line of its own. */
export type Paragraph = { heading: string; lines: readonly string[] }

/** The facts of each component of a fare. */
export function componentFacts(fare: Fare): ComponentFacts[] {
  return fare.legs.map((leg, index) => ({
    fare,
    leg,
    index,
    sold: fare.segmentFares[index] ?? [],
    origin: leg.segments[0]?.origin ?? '',
    destination: leg.segments.at(-1)?.destination ?? '',
    carrier: carrierText(fare.validatingCarrier),
    combined: fare.legs.length > 1,
  }))
}

/** `BA (British Airways)`; the code alone where the name is not known. */
export function carrierText(code: string): string {
  const name = airlines().get(code)?.name
  return name ? `${code} (${name})` : code
}

/** `USD 60.00`. */
export function moneyText(cents: Cents): string {
  return `USD ${(cents / 100).toFixed(2)}`
}

/** A rule in words: `permitted for a fee of USD 60.00`, `not permitted`, `not stated by the source`. */
export function ruleText(allowed: Allowed, feeCents: Cents | null): string {
  if (allowed === null) return 'not stated by the source'
  if (!allowed) return 'not permitted'
  if (feeCents === null) return 'permitted; the fee is not stated by the source'
  return feeCents === 0 ? 'permitted free of charge' : `permitted for a fee of ${moneyText(feeCents)}`
}

const CABIN_NAMES = {
  1: 'Economy',
  2: 'Premium Economy',
  3: 'Business',
  4: 'Premium Business',
  5: 'First',
  6: 'Premium First',
}

/** `Economy, class V`. */
export function cabinText({ cabin, bookingClass }: SegmentFare): string {
  return `${CABIN_NAMES[cabin]}, class ${bookingClass}`
}

/** Checked baggage in words: `1 pieces` as `1 piece of checked baggage`, `30K` as kilograms. */
export function baggageText(text: string | null): string {
  const baggage = checkedBaggage(text)
  if (!baggage) return 'checked baggage is not stated by the source'
  if ('kilograms' in baggage) return `checked baggage up to ${baggage.kilograms} kg in all`
  const { pieces } = baggage
  if (pieces === 0) return 'no checked baggage is included'
  return `${pieces} ${pieces === 1 ? 'piece' : 'pieces'} of checked baggage, up to 23 kg each`
}
