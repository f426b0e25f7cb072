import {
  markupOf,
  markupOfOne,
  markupTypes,
  type MarkupRule,
  type MarkupType,
  type Party,
} from '../booking/markup.ts'
import { clientPrice, type ClientCents } from '../money.ts'

/** The travellers of one type in a fare, and the price for one of them; integer cents. */
export type FarePart = { type: MarkupType; quantity: number; cents: number }

/** How many travellers of each type a fare is for. */
export function partyOfParts(parts: readonly FarePart[]): Party {
  const count = (type: MarkupType) =>
    parts.reduce((sum, part) => (part.type === type ? sum + part.quantity : sum), 0)
  return { adults: count('adult'), children: count('child'), infants: count('infant') }
}

/**
 * The markup as AirBook takes it: cents for one traveller of each type (Session gateway, AirBook). A
 * percentage is that of the type's own fare; an amount per booking is shared evenly by all travellers, to the
 * nearest cent. The desk keeps the exact sum with the booking.
 */
export function markupPerType(
  rule: MarkupRule | null,
  parts: readonly FarePart[],
): Readonly<Record<MarkupType, number>> {
  const { adults, children, infants } = partyOfParts(parts)
  const share = rule?.unit === 'booking' ? Math.round(rule.cents / (adults + children + infants)) : null
  const of = (type: MarkupType) => {
    const part = parts.find((each) => each.type === type)
    return share ?? markupOfOne(rule, part?.cents ?? 0, type)
  }
  return Object.fromEntries(markupTypes.map((type) => [type, of(type)])) as Record<MarkupType, number>
}

/**
 * The prices that the client pays for the travellers of each part, so that the parts add up to the client's
 * total: each part has its own amount, or its share of the markup by its net price. Cents that rounding
 * leaves are added to the first part.
 */
export function clientParts(rule: MarkupRule | null, parts: readonly FarePart[]): ClientCents[] {
  const net = parts.map(({ quantity, cents }) => quantity * cents)
  if (rule === null) return net.map((cents) => clientPrice(cents, 0))
  if (rule.unit === 'person') {
    return parts.map(({ type, quantity, cents }) => clientPrice(quantity * cents, quantity * rule[type]))
  }
  const totalCents = net.reduce((sum, cents) => sum + cents, 0)
  const markupCents = markupOf(rule, totalCents, partyOfParts(parts))
  const shares = net.map((cents) => (totalCents === 0 ? 0 : Math.floor((cents * markupCents) / totalCents)))
  const left = markupCents - shares.reduce((sum, share) => sum + share, 0)
  return net.map((cents, index) => clientPrice(cents, (shares[index] ?? 0) + (index === 0 ? left : 0)))
}
