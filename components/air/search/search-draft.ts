import { MAX_DAYS_AHEAD, MAX_LEGS, MAX_SEATED_PASSENGERS } from '../../../contract/air/codes.ts'
import { addDays, formatDate, type CalendarDate } from '../../../lib/dates.ts'
import type { FlightSearch, SearchLeg, TripKind } from '../../../lib/air/flight-search.ts'
import type { SearchStart } from '../../../lib/air/search-params.ts'
import { overText } from '../../ui/typed-date/date-problem.ts'
import type { RangeRule } from '../../ui/date-range-fields.tsx'
import { onwardDate } from './onward-date.ts'

/** A leg while it is being filled in; empty text and null mean not given yet. */
export type DraftLeg = { from: string; to: string; date: CalendarDate | null }

/**
 * The content of the query bar. One-way and return trips use the first leg, return trips also `returnDate`.
 */
export type SearchDraft = {
  trip: TripKind
  legs: readonly DraftLeg[]
  returnDate: CalendarDate | null
  adults: number
  children: number
  infants: number
  cabin: number
}

/** Problems by field: `from0`, `to0`, `date0`, `returnDate`, `travellers`. */
export type DraftErrors = Readonly<Record<string, string>>

/** The empty query bar: a return trip of one adult in Economy. */
export const EMPTY_DRAFT: SearchDraft = {
  trip: 'return',
  legs: [{ from: '', to: '', date: null }],
  returnDate: null,
  adults: 1,
  children: 0,
  infants: 0,
  cabin: 1,
}

/** The draft with what an address knows of a search: a return trip, unless it names only the departure. */
export function draftOfStart(start: SearchStart): SearchDraft {
  const { from, to, depart, return: returnDate, ...party } = start
  const trip = depart !== null && returnDate === null ? 'oneway' : 'return'
  return {
    ...EMPTY_DRAFT,
    ...party,
    trip,
    legs: [{ from: from ?? '', to: to ?? '', date: depart }],
    returnDate,
  }
}

/** The draft that describes a search. */
export function draftOf(search: FlightSearch): SearchDraft {
  const { legs, ...rest } = search
  const back = search.trip === 'return' ? legs[1] : undefined
  return { ...rest, legs: search.trip === 'multi' ? legs : legs.slice(0, 1), returnDate: back?.date ?? null }
}

/** The draft with another kind of trip; values are kept where the new kind uses them. */
export function withTrip(draft: SearchDraft, trip: TripKind): SearchDraft {
  const first = draft.legs[0] ?? { from: '', to: '', date: null }
  if (trip !== 'multi') {
    const second = draft.trip === 'multi' ? draft.legs[1]?.date : undefined
    return { ...draft, trip, legs: [first], returnDate: draft.returnDate ?? second ?? null }
  }
  const back = { from: first.to, to: draft.trip === 'return' ? first.from : '', date: draft.returnDate }
  return { ...draft, trip, legs: draft.legs.length > 1 ? draft.legs : [first, back] }
}

/** Adds a leg to a multi-city trip; it starts where the last one ends. */
export function withLeg(draft: SearchDraft): SearchDraft {
  if (draft.legs.length >= MAX_LEGS) return draft
  return { ...draft, legs: [...draft.legs, { from: draft.legs.at(-1)?.to ?? '', to: '', date: null }] }
}

/** A return keeps its date until the departure passes it; then the trip keeps its length (gap 46). */
export function returnRule(today: CalendarDate): RangeRule {
  const last = addDays(today, MAX_DAYS_AHEAD)
  return { lastFollows: 'when-passed', minDays: 0, maxDays: MAX_DAYS_AHEAD, latest: { from: last, to: last } }
}

/**
 * The search that a draft asks for, or the problems of the draft (gap 46).
 * @param today the office's date
 * @param first the first date that is not past where the trip begins
 * @param zoneOf IANA zone of a place, by its code; undefined while it is not known
 */
export function searchFromDraft(
  draft: SearchDraft,
  today: CalendarDate,
  first: CalendarDate,
  zoneOf: (code: string) => string | undefined,
): { search: FlightSearch } | { errors: DraftErrors } {
  const legs = draftLegs(draft)
  const errors: Record<string, string> = {}
  legs.forEach((leg, index) => {
    // The return leg is the first leg reversed; the agent only gives its day.
    const back = draft.trip === 'return' && index === 1
    if (!back) Object.assign(errors, placeErrors(leg, index))
    const before = legs[index - 1]
    const onward = before && (back ? before.date : onwardDate(before, leg, zoneOf))
    const problem = dateError(leg.date, before?.date ?? null, { today, first: onward ?? first })
    if (problem) errors[back ? 'returnDate' : `date${index}`] = problem
  })
  const travellers = travellerError(draft)
  if (travellers) errors.travellers = travellers
  if (Object.keys(errors).length > 0) return { errors }
  const { trip, adults, children, infants, cabin } = draft
  return { search: { trip, legs: legs as SearchLeg[], adults, children, infants, cabin } }
}

function draftLegs(draft: SearchDraft): readonly DraftLeg[] {
  if (draft.trip === 'multi') return draft.legs
  const first = draft.legs[0] ?? { from: '', to: '', date: null }
  if (draft.trip === 'oneway') return [first]
  return [first, { from: first.to, to: first.from, date: draft.returnDate }]
}

function placeErrors(leg: DraftLeg, index: number): Record<string, string> {
  if (leg.from === '') return { [`from${index}`]: 'Where from?' }
  if (leg.to === '') return { [`to${index}`]: 'Where to?' }
  return leg.from === leg.to ? { [`to${index}`]: 'Same as From.' } : {}
}

function dateError(
  date: CalendarDate | null,
  before: CalendarDate | null,
  { today, first }: { today: CalendarDate; first: CalendarDate },
): string | null {
  if (!date) return 'Choose a date.'
  if (date < first) {
    return before ? `Before the previous flight on ${formatDate(before)}.` : overText(date, first)
  }
  const last = addDays(today, MAX_DAYS_AHEAD)
  return date > last ? `Not on sale yet; the latest date is ${formatDate(last)}.` : null
}

function travellerError(draft: SearchDraft): string | null {
  if (draft.adults < 1) return 'Add at least one adult.'
  if (draft.adults + draft.children > MAX_SEATED_PASSENGERS)
    return `No more than ${MAX_SEATED_PASSENGERS} adults and children.`
  return draft.infants > draft.adults ? 'No more than one infant per adult.' : null
}
