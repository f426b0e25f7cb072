import type { BookedTicketType } from '../../contract/activity/codes.ts'
import type { PriceDay } from './price-day.ts'
import type { Variant } from './variant.ts'
import type { Offer, PriceView } from '../booking/offer-check.ts'
import { isCalendarDate, type CalendarDate } from '../dates.ts'
import { surchargesOf } from './answer-rules.ts'
import { partyOfForm, type ActivityForm } from './booking-form.ts'
import { partySize, priceSetOf, quoteOf } from './quote.ts'

/** The start that is booked: a variant of a product on a date, at a time where the variant has several. */
export type ActivityStart = { variant: string; date: CalendarDate; slot: string | null }

/**
 * A start of a variant with the prices and questions of this moment. The total depends on the form, so the
 * `price` of the check itself is empty.
 */
export type ActivityOffer = Offer & {
  place: ActivityStart
  variant: Variant
  entry: PriceDay
}

const NO_PRICE: PriceView = { baseCents: 0, taxCents: 0, totalCents: 0 }

/** A place as a code: the gateway has no code for a start of a date. */
export function offerCodeOf({ variant, date, slot }: ActivityStart): string {
  return [variant, date, ...(slot === null ? [] : [slot])].join(' ')
}

/** Reads such a code; null for other text. */
export function placeOfCode(code: string): ActivityStart | null {
  const [variant = '', date = '', slot = null, ...rest] = code.split(' ')
  return variant !== '' && isCalendarDate(date) && rest.length === 0 ? { variant, date, slot } : null
}

/** The desk's own refusal for a start that is not sold (any more). */
export const NOT_AVAILABLE = {
  httpStatus: 404,
  code: 'not_available',
  message: 'No longer available on this date',
} as const

/** The offer of a start as just read; null if the variant is not sold there (any more). */
export function activityOffer(
  place: ActivityStart,
  variant: Variant,
  entry: PriceDay | null,
): ActivityOffer | null {
  const isThere = place.slot === null || variant.timeslots.some(({ uuid }) => uuid === place.slot)
  if (entry === null || !isThere || priceSetOf(entry, place.slot, 0) === null) return null
  return { offerCode: offerCodeOf(place), price: NO_PRICE, place, variant, entry }
}

/** A line of the total: tickets of a type, or a surcharge as often as it was chosen. Integer cents. */
export type TotalLine = {
  /** Null for a surcharge. */
  ticket: BookedTicketType | null
  name: string
  count: number
  unitCents: number
}

/** The total of a form: retail prices of its tickets and the surcharges of its answers (gap 179). */
export function totalOf(
  { entry, variant, place }: Pick<ActivityOffer, 'entry' | 'variant' | 'place'>,
  form: Pick<ActivityForm, 'booking' | 'travellers'>,
): { lines: TotalLine[]; totalCents: number } | null {
  const party = partyOfForm(form)
  const quote = quoteOf(priceSetOf(entry, place.slot, partySize(party)), party)
  if (quote === null) return null
  const tickets = quote.lines.map(({ type, count, unitCents }) => {
    const label = variant.ticketTypes.find((ticket) => ticket.type === type)?.label
    return { ticket: type, name: label ?? type, count, unitCents }
  })
  const { perBooking, perPax } = variant.options
  const chosen = [
    ...form.travellers.flatMap(({ answers }) => surchargesOf(perPax, answers)),
    ...surchargesOf(perBooking, form.booking),
  ]
  const extras = [...Map.groupBy(chosen, ({ name, cents }) => `${cents} ${name}`).values()].flatMap((same) =>
    same.slice(0, 1).map(({ name, cents }) => ({ ticket: null, name, count: same.length, unitCents: cents })),
  )
  const lines = [...tickets, ...extras]
  return { lines, totalCents: lines.reduce((sum, { count, unitCents }) => sum + count * unitCents, 0) }
}
