/**
 * A time that a booking takes of its people: a flight, the nights of a stay, a start. `about` names the
 * activity of that time, in the same words for the same activity. `from` and `to` are local, without a zone,
 * all times of a kind in one form, so that they can be compared as text; `to` is the first moment that is
 * free again, or `from` where the end is not known.
 */
export type Occupied = { about: string; from: string; to: string }

/** How two bookings of one person meet: the same thing, or two at one time. */
export type Meeting = 'same' | 'overlap'

/** How two bookings meet by the times that they take; null if they do not. */
export function meetingOf(some: readonly Occupied[], others: readonly Occupied[]): Meeting | null {
  const pairs = some.flatMap((one) => others.map((other) => ({ one, other })))
  if (pairs.some(({ one, other }) => isSameThing(one, other))) return 'same'
  return pairs.some(({ one, other }) => isOverlap(one, other)) ? 'overlap' : null
}

/** The same thing on one day, whatever its times are by now. */
function isSameThing(one: Occupied, other: Occupied): boolean {
  const isSameDay = one.from.slice(0, 10) === other.from.slice(0, 10)
  return one.about === other.about && (isSameDay || isOverlap(one, other))
}

function isOverlap(one: Occupied, other: Occupied): boolean {
  return one.from < other.to && other.from < one.to
}
