import 'server-only'
import { kindFacts } from '../../lib/kinds.ts'
import { clientPrice, formatCents } from '../../lib/money.ts'
import { NO_LETTERHEAD, type LetterheadTexts } from '../../lib/office/letterhead.ts'
import type { QuoteAlternative, QuoteContent, QuoteSlot } from '../../lib/quote/quote-content.ts'
import { optionClientCents } from '../../lib/trip/trip-totals.ts'
import type { Trip, TripBooking, TripOption } from '../../lib/trip/trip.ts'

/** What the agent says besides the trip itself. */
export type QuoteTexts = Pick<QuoteContent, 'payment' | 'words' | 'note' | 'timeZone'>

/** What is frozen with a trip. */
type Surroundings = {
  texts: QuoteTexts
  clientName: string | null
  agentName: string
  officeName: string
  letterhead: LetterheadTexts | null
  /** The revision before; null for the first. */
  before: QuoteContent | null
  /** Office time, ISO 8601 UTC. */
  now: string
}

/**
 * A trip as its client reads it: what is not booked is offered, alternatives beside each other, and what is
 * booked is told as such. Refused while something of it is no longer sold.
 */
export function frozenTrip(
  trip: Trip,
  { texts, clientName, agentName, officeName, letterhead, before, now }: Surroundings,
): { kind: 'frozen'; content: QuoteContent } | { kind: 'refused'; message: string } {
  const offered = trip.options.filter(({ booking }) => booking === null)
  // Who has booked one alternative of a slot needs no other one.
  const bookedSlots = new Set(trip.options.flatMap(({ booking, slot }) => (booking === null ? [] : [slot])))
  const open = offered.filter(({ slot }) => !bookedSlots.has(slot))
  if (open.length === 0) return refused('Everything on this trip is booked: there is nothing to offer.')
  const gone = open.find(({ check }) => check === 'gone')
  if (gone)
    return refused(`${gone.facts.title} is no longer sold. Take it off the trip, then offer the rest.`)
  const slots = [...new Set(open.map(({ slot }) => slot))].map((slot) =>
    slotOf(open.filter((option) => option.slot === slot)),
  )
  const content: QuoteContent = {
    title: trip.name,
    clientName,
    days: trip.days && { from: trip.days.from, to: trip.days.to },
    slots: slots.toSorted((one, other) => startOf(one).localeCompare(startOf(other))),
    booked: [
      ...trip.options.flatMap((option) => (option.booking ? [bookedOf(option.booking, option)] : [])),
      ...trip.attached.filter(isLive).map((booking) => bookedOf(booking, null)),
    ],
    pricesAt: open.map(({ checkedAt }) => checkedAt).toSorted()[0] ?? now,
    ...texts,
    changes: [],
    office: { ...(letterhead ?? NO_LETTERHEAD), officeName },
    agentName,
  }
  return { kind: 'frozen', content: { ...content, changes: before ? changesSince(before, content) : [] } }
}

function slotOf(options: readonly TripOption[]): QuoteSlot {
  const [first] = options
  if (!first) throw new Error('A slot has an option.')
  return {
    slot: first.slot,
    name: kindFacts(first.kind).offer.toClient,
    alternatives: options.map((option): QuoteAlternative => ({
      optionId: option.id,
      facts: option.facts,
      clientCents: optionClientCents(option),
      isRecommended: option.chosen,
    })),
  }
}

function startOf({ alternatives }: QuoteSlot): string {
  return alternatives[0]?.facts.stretches[0]?.from.wall ?? ''
}

function isLive({ standing }: TripBooking): boolean {
  return standing !== 'over' && standing !== 'none'
}

function bookedOf(booking: TripBooking, option: TripOption | null): QuoteContent['booked'][number] {
  const { title, netCents, markupCents, firstDay, lastDay } = booking
  return {
    title: option?.facts.title ?? title,
    facts: option?.facts ?? null,
    days: firstDay !== null && lastDay !== null ? { from: firstDay, to: lastDay } : null,
    clientCents: netCents === null ? null : clientPrice(netCents, markupCents ?? 0),
  }
}

/** What is not as it was in the revision before, each as a sentence. */
function changesSince(before: QuoteContent, now: QuoteContent): string[] {
  const was = offersOf(before)
  const is = offersOf(now)
  const added = [...is.values()].filter(({ optionId }) => !was.has(optionId))
  const removed = [...was.values()].filter(({ optionId }) => !is.has(optionId))
  const changed = [...is.values()].flatMap((offer) => {
    const old = was.get(offer.optionId)
    return old ? differences(old, offer) : []
  })
  return [
    ...added.map(({ facts }) => `New: ${facts.title}.`),
    ...removed.map(({ facts: { title } }) =>
      isBooked(now, title) ? `Booked meanwhile: ${title}.` : `No longer offered: ${title}.`,
    ),
    ...changed,
  ]
}

function differences(old: QuoteAlternative, now: QuoteAlternative): string[] {
  const { title } = now.facts
  const hasOtherTerms = old.facts.terms.join('\n') !== now.facts.terms.join('\n')
  const hasOtherFacts = old.facts.title !== title || old.facts.lines.join('\n') !== now.facts.lines.join('\n')
  return [
    ...(old.clientCents === now.clientCents
      ? []
      : [`${title}: ${formatCents(now.clientCents)} instead of ${formatCents(old.clientCents)}.`]),
    ...(hasOtherTerms ? [`${title} has other terms: ${now.facts.terms.join(', ')}.`] : []),
    ...(hasOtherFacts ? [`${title} was changed: ${now.facts.lines.join(', ')}.`] : []),
  ]
}

function offersOf({ slots }: QuoteContent): Map<string, QuoteAlternative> {
  return new Map(slots.flatMap(({ alternatives }) => alternatives.map((each) => [each.optionId, each])))
}

function isBooked({ booked }: QuoteContent, title: string): boolean {
  return booked.some((part) => part.title === title)
}

function refused(message: string): { kind: 'refused'; message: string } {
  return { kind: 'refused', message }
}
