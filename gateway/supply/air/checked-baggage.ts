/** What a traveller may check on a flight: so many pieces, or so many kilograms in all. */
export type CheckedBaggage = { pieces: number } | { kilograms: number }

/** Reads the baggage of a segment, such as `1 pieces` or `30K`; null where it is not known. */
export function checkedBaggage(text: string | null): CheckedBaggage | null {
  const [, count, unit] = /^(\d+)( pieces|K)$/.exec(text ?? '') ?? []
  if (count === undefined) return null
  return unit === 'K' ? { kilograms: Number(count) } : { pieces: Number(count) }
}
