/**
 * True where a flight departs on another day than the flight before it departed or arrived: the day must be
 * shown. Local texts (`2027-01-14T08:40:00`).
 * @param before departure and arrival of the flight before; none for the first of a leg
 */
export function departsOtherDay(departAt: string, before: readonly string[]): boolean {
  return before.some((at) => at.slice(0, 10) !== departAt.slice(0, 10))
}
