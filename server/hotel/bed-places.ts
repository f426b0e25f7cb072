import 'server-only'

/** A kind of bed that takes one person; all others take two. */
const FOR_ONE = /single|twin|bunk|sofa|futon|cot/

/**
 * How many people the beds of a room take: `1 king bed, 2 single beds` are for four.
 * @param beds as a rate has them, in English with commas between them
 * @param guests of the room, where each has a bed
 * @returns null where the text does not say it
 */
export function bedPlaces(beds: string, guests: number): number | null {
  let places = 0
  for (const text of beds.split(',')) {
    if (/ per guest$/.test(text)) return guests
    const [, count, type] = /^(\d{1,2}) (.*)beds?$/.exec(text.trim()) ?? []
    if (count === undefined || type === undefined) return null
    places += Number(count) * (FOR_ONE.test(type) ? 1 : 2)
  }
  return places
}
