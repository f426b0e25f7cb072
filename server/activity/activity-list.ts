import 'server-only'
import { z } from 'zod'
import { bookedTicketTypes } from '../../contract/activity/codes.ts'
import { activityStates } from '../../contract/activity/booking-states.ts'
import type { ActivityBookingView } from '../../lib/activity/booking-view.ts'
import { ticketCount } from '../../lib/activity/quote.ts'
import type { ListedFacts, ServiceLine } from '../../lib/booking/booking-list-view.ts'
import type { Occupied } from '../../lib/booking/occupied.ts'
import type { Stretch } from '../../lib/booking/offer-facts.ts'
import type { KindList } from '../booking/kind-list.ts'

/** The summary of an activity that the bookings list stores. The date is the activity's local date. */
const summary = z.object({
  title: z.string(),
  variant: z.string(),
  date: z.string(),
  start: z.string().nullable(),
  tickets: z.array(z.object({ type: z.enum(bookedTicketTypes), count: z.number() })).readonly(),
  code: z.string(),
  ownReference: z.string().nullable(),
})
export type ActivitySummary = z.infer<typeof summary>

/** How activities stand in the office's list. */
export const activityList: KindList<ActivityBookingView, ActivitySummary> = {
  summary,
  summaryOf,
  line: lineOf,
  factsOf,
  originalState,
  stretches: (_desk, _grant, summaries) => summaries.map((activity) => [startStretch(activity)]),
}

/** Reduces a booking to the summary that the bookings list stores. */
function summaryOf(booking: ActivityBookingView): ActivitySummary {
  const { product, variant, date, start, tickets, code, ownReference } = booking
  return {
    title: product?.title ?? variant.title,
    variant: variant.title,
    date,
    start,
    tickets,
    code,
    ownReference,
  }
}

/**
 * The start of an activity, which takes its minute: the record does not say how long it lasts. A booking
 * without a start can be used all day beside others, so only the same activity on that day counts as the
 * same.
 * @param minutes how long it lasts, where that is known
 */
export function occupiedStart(
  { variant, date, start }: Pick<ActivitySummary, 'variant' | 'date' | 'start'>,
  minutes = 1,
): Occupied[] {
  const from = `${date}T${start ?? '00:00'}`
  const end = new Date(Date.parse(`${from}Z`) + (start === null ? 0 : Math.max(1, minutes)) * 60_000)
  return [{ about: variant, from, to: end.toISOString().slice(0, 16) }]
}

/** The start of an activity, or its whole day. The summary does not tell how long it lasts. */
function startStretch({ title, date, start }: ActivitySummary): Stretch {
  const at = (time: string) => ({ wall: `${date}T${time}`, city: null, timeZone: null })
  const [from, to] = start === null ? [at('00:00'), at('23:59')] : [at(start), at(start)]
  return { from, to, label: start ?? title, words: title, use: 'event' }
}

/** The line that the list shows for a stored summary. */
function lineOf(summary: ActivitySummary): ServiceLine {
  const { title, variant, date, start, tickets, code, ownReference } = summary
  const people = tickets.map(({ type, count }) => ticketCount(count, type)).join(', ')
  return {
    title,
    detail: [variant === title ? null : variant, start, people].filter(Boolean).join(' · '),
    days: { from: date, to: date },
    code,
    codes: ownReference === null ? [] : [ownReference],
    findBy: [title, variant, code],
    places: [],
    occupied: occupiedStart(summary),
  }
}

/**
 * The facts that the list stores of an activity besides its summary. The record names the lead customer
 * alone.
 */
function factsOf({ leadName, date, start }: ActivityBookingView): ListedFacts {
  return {
    people: [leadName],
    startsAt: start === null ? null : `${date}T${start}`,
    freeUntil: null,
    findBy: [],
  }
}

/** The documented status of a state. */
function originalState(state: string): string | null {
  const documented: Readonly<Record<string, string>> = { held: 'reserved', lapsed: 'expired' }
  return activityStates.find((status) => status === (documented[state] ?? state)) ?? null
}
