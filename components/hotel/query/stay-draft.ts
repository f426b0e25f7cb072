import {
  MAX_ADULTS_PER_ROOM,
  MAX_CHECK_IN_DAYS_AHEAD,
  MAX_CHILDREN_PER_ROOM,
  MAX_NIGHTS,
  MAX_ROOMS,
} from '../../../contract/hotel/limits.ts'
import { addDays, daysBetween, type CalendarDate } from '../../../lib/dates.ts'
import type { StayStart } from '../../../lib/hotel/stay-params.ts'
import { DEFAULT_ROOM, defaultDates, nightsOf, type Stay, type StayRoom } from '../../../lib/hotel/stay.ts'
import { overText } from '../../ui/typed-date/date-problem.ts'
import type { RangeRule } from '../../ui/date-range-fields.tsx'

/** A room while it is being filled in; an age not given yet is null. */
export type DraftRoom = { adults: number; children: readonly (number | null)[] }

/** The content of the hotel query bar. `place` is an `external_id`, empty where none is chosen. */
export type StayDraft = {
  place: string
  checkIn: CalendarDate | null
  checkOut: CalendarDate | null
  rooms: readonly DraftRoom[]
}

/** Problems by field; `rooms` names the room and the child whose age is missing. */
export type StayErrors = { place?: string; checkIn?: string; checkOut?: string; rooms?: string }

/** The draft with what an address knows of a stay; the default dates where it names no check-in. */
export function draftOfStart({ place, checkIn, checkOut, rooms }: StayStart, today: CalendarDate): StayDraft {
  const dates = checkIn === null ? defaultDates(today) : { checkIn, checkOut }
  return { place: place ?? '', ...dates, rooms }
}

/** The draft that describes a stay; without a stay, the default dates and one room for two. */
export function draftOfStay(stay: Stay | null, today: CalendarDate): StayDraft {
  return stay ?? { place: '', ...defaultDates(today) }
}

/**
 * The stay that a draft asks for, or the problems of the draft.
 * @param today the office's date
 * @param first the first date that may not be past at its place
 */
export function stayFromDraft(
  draft: StayDraft,
  today: CalendarDate,
  first: CalendarDate,
): { stay: Stay } | { errors: StayErrors } {
  const errors: StayErrors = {}
  if (draft.place === '') errors.place = 'Where to? Type a place or a hotel.'
  Object.assign(errors, dateErrors(draft, today, first))
  const missing = missingAge(draft.rooms)
  if (missing) errors.rooms = missing
  const { place, checkIn, checkOut, rooms } = draft
  if (Object.keys(errors).length > 0 || checkIn === null || checkOut === null) return { errors }
  return { stay: { place, checkIn, checkOut, rooms: rooms as readonly StayRoom[] } }
}

/** Adds rooms for two, or removes rooms from the end. */
export function withRoomCount(rooms: readonly DraftRoom[], count: number): DraftRoom[] {
  const wanted = Math.min(MAX_ROOMS, Math.max(1, count))
  return Array.from({ length: wanted }, (_, index) => rooms[index] ?? DEFAULT_ROOM)
}

/** Sets the number of children in a room; known ages are kept. */
export function withChildCount(room: DraftRoom, count: number): DraftRoom {
  const wanted = Math.min(MAX_CHILDREN_PER_ROOM, Math.max(0, count))
  return { ...room, children: Array.from({ length: wanted }, (_, index) => room.children[index] ?? null) }
}

/** Sets the number of adults in a room, at least one. */
export function withAdultCount(room: DraftRoom, count: number): DraftRoom {
  return { ...room, adults: Math.min(MAX_ADULTS_PER_ROOM, Math.max(1, count)) }
}

/** Sets the age of one child in a room. */
export function withAge(room: DraftRoom, child: number, age: number): DraftRoom {
  return { ...room, children: room.children.map((old, index) => (index === child ? age : old)) }
}

/** The nights of the draft; null while a day is missing or check-out is not after check-in. */
export function draftNights(draft: Pick<StayDraft, 'checkIn' | 'checkOut'>): number | null {
  if (draft.checkIn === null || draft.checkOut === null) return null
  const nights = nightsOf({ checkIn: draft.checkIn, checkOut: draft.checkOut })
  return nights >= 1 ? nights : null
}

/** Check-out moves with check-in, so that a stay keeps its nights. */
export function nightsRule(today: CalendarDate): RangeRule {
  const from = addDays(today, MAX_CHECK_IN_DAYS_AHEAD)
  const latest = { from, to: addDays(from, MAX_NIGHTS) }
  return { lastFollows: 'always', minDays: 1, maxDays: MAX_NIGHTS, latest }
}

function dateErrors(
  { checkIn, checkOut }: StayDraft,
  today: CalendarDate,
  first: CalendarDate,
): Pick<StayErrors, 'checkIn' | 'checkOut'> {
  const errors: StayErrors = {}
  if (checkIn === null) errors.checkIn = 'Choose a date.'
  else if (checkIn < first) errors.checkIn = overText(checkIn, first)
  else if (daysBetween(today, checkIn) > MAX_CHECK_IN_DAYS_AHEAD)
    errors.checkIn = `No more than ${MAX_CHECK_IN_DAYS_AHEAD} days ahead.`
  if (checkOut === null) errors.checkOut = 'Choose a date.'
  else if (checkIn !== null && checkOut <= checkIn) errors.checkOut = 'Check-out must be after check-in.'
  else if (checkIn !== null && nightsOf({ checkIn, checkOut }) > MAX_NIGHTS)
    errors.checkOut = `No more than ${MAX_NIGHTS} nights.`
  return errors
}

function missingAge(rooms: readonly DraftRoom[]): string | null {
  for (const [index, room] of rooms.entries()) {
    const child = room.children.indexOf(null)
    if (child < 0) continue
    const which = room.children.length === 1 ? 'the child' : `child ${child + 1}`
    return `Age of ${which}${rooms.length === 1 ? '' : ` in room ${index + 1}`}`
  }
  return null
}
