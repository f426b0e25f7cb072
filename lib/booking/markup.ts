import type { BookingKind } from '../../contract/booking/kinds.ts'
import { plainAmount, type ClientCents, type NetCents } from '../money.ts'

/** Types of travellers for whom a markup per person may differ. A senior is an adult. */
export const markupTypes = ['adult', 'child', 'infant'] as const
export type MarkupType = (typeof markupTypes)[number]

/**
 * The rule by which the office adds to a net price. `person`: integer cents for each person by type; an
 * infant is a person with an amount of its own. `booking`: integer cents once. `percent`: hundredths of a
 * percent of the price, which come to the same for each person and for the booking.
 */
export type MarkupRule =
  | ({ unit: 'person' } & Readonly<Record<MarkupType, number>>)
  | { unit: 'booking'; cents: number }
  | { unit: 'percent'; hundredths: number }

/** Rules of an office or a person: one for all bookings, and others for a kind. */
export type MarkupRules = Readonly<Partial<Record<BookingKind | 'all', MarkupRule>>>

/** The rule with which a booking was made, and the amount that it came to, integer cents. */
export type AgreedMarkup = { rule: MarkupRule; cents: number }

/** The number of people that something is booked for. */
export type Party = { adults: number; children: number; infants: number }

/** How a price got its markup: by the booking's own form, the client's rules, the agent's or the office's. */
export type WinningRule = { rule: MarkupRule; setBy: 'form' | 'client' | 'agent' | 'office' }

/**
 * The rule that counts: the form's, then the client's then the agent's, then the office's.
 * An owner's rule for the kind of booking counts before the owner's rule for all. Null where nobody has set a
 * rule.
 */
export function winningRule(
  kind: BookingKind,
  set: { form?: MarkupRule | null; client?: MarkupRules; agent: MarkupRules; office: MarkupRules },
): WinningRule | null {
  if (set.form) return { rule: set.form, setBy: 'form' }
  for (const setBy of ['client', 'agent', 'office'] as const) {
    const rule = set[setBy]?.[kind] ?? set[setBy]?.all
    if (rule) return { rule, setBy }
  }
  return null
}

/** Whether a rule adds nothing to any price. */
export function addsNothing(rule: MarkupRule | null): boolean {
  if (rule === null) return true
  if (rule.unit === 'person') return markupTypes.every((type) => rule[type] === 0)
  return rule.unit === 'booking' ? rule.cents === 0 : rule.hundredths === 0
}

/**
 * The markup of a whole booking, integer cents. A percentage is rounded to the nearest cent once, half a cent
 * up. It grows with the net price, so it changes no order.
 */
export function markupOf(rule: MarkupRule | null, netCents: NetCents, party: Party): number {
  if (rule === null) return 0
  if (rule.unit === 'percent') return percentOf(netCents, rule.hundredths)
  if (rule.unit === 'booking') return rule.cents
  return party.adults * rule.adult + party.children * rule.child + party.infants * rule.infant
}

/** The markup that a booking keeps; null for none. */
export function agreedMarkup(rule: MarkupRule | null, netCents: NetCents, party: Party): AgreedMarkup | null {
  return rule === null ? null : { rule, cents: markupOf(rule, netCents, party) }
}

/**
 * The amount that a kept markup adds to the price of the record, which may have changed: a percentage follows
 * it.
 */
export function keptMarkupOf({ rule, cents }: AgreedMarkup, netCents: NetCents): number {
  return rule.unit === 'percent' ? percentOf(netCents, rule.hundredths) : cents
}

/**
 * The markup of a price for one person, integer cents. An amount per booking is no part of it: the screen
 * names that apart.
 */
export function markupOfOne(rule: MarkupRule | null, netCents: NetCents, type: MarkupType): number {
  if (rule === null || rule.unit === 'booking') return 0
  return rule.unit === 'percent' ? percentOf(netCents, rule.hundredths) : rule[type]
}

/**
 * The markup on an amount that is added to a price. No person has this amount as a price, so only a
 * percentage applies.
 */
export function markupOfExtra(rule: MarkupRule | null, netCents: NetCents): number {
  return rule?.unit === 'percent' ? percentOf(netCents, rule.hundredths) : 0
}

/** Hundredths of a percent of an amount, to the nearest cent, half a cent up. */
function percentOf(netCents: NetCents, hundredths: number): number {
  return Math.floor((netCents * hundredths + 5000) / 10_000)
}

/** A rule in words, for a line beside an amount: "12.5%", "$50 per booking". */
export function ruleText(rule: MarkupRule, format: (cents: ClientCents) => string): string {
  const amount = (cents: number) => format(plainAmount(cents))
  if (rule.unit === 'percent') return `${rule.hundredths / 100}%`
  if (rule.unit === 'booking') return `${amount(rule.cents)} per booking`
  const { adult, child, infant } = rule
  if (adult === child && child === infant) return `${amount(adult)} per person`
  const added = markupTypes.filter((type) => rule[type] !== 0)
  return added.map((type) => `${amount(rule[type])} per ${type}`).join(', ')
}
