import { plural } from '../plural.ts'

/** Checked baggage of a flight, or of a fare: the least that any of its flights has. */
export type Bag =
  | { kind: 'pieces'; count: number }
  | { kind: 'weight'; kilograms: number }
  /** No checked bag: only what goes into the cabin. */
  | { kind: 'none' }
  /** The bag is not supplied for at least one segment. */
  | { kind: 'unknown' }

const UNKNOWN: Bag = { kind: 'unknown' }
const NONE: Bag = { kind: 'none' }

/** Reads the baggage text of one segment: "1 pieces", "0 pieces", "30K", null (gap 35). */
export function bagOf(text: string | null): Bag {
  const match = /^\s*(\d+)\s*(pieces?|pcs?|kg?)\s*$/i.exec(text ?? '')
  if (!match) return UNKNOWN
  const amount = Number(match[1])
  if (amount === 0) return NONE
  return match[2]?.toLowerCase().startsWith('k')
    ? { kind: 'weight', kilograms: amount }
    : { kind: 'pieces', count: amount }
}

/** The lesser of two bags: one on only part of the way counts as none, and one unknown makes it unknown. */
export function lesserBag(one: Bag, other: Bag): Bag {
  return size(other) < size(one) ? other : one
}

/** True where a checked bag is certain. */
export function hasBag(bag: Bag): boolean {
  return bag.kind === 'pieces' || bag.kind === 'weight'
}

/** `1 bag`, `2 bags`, `30 kg`, `no checked bag`, `bag unknown`. */
export function bagText(bag: Bag): string {
  if (bag.kind === 'pieces') return plural(bag.count, 'bag')
  if (bag.kind === 'weight') return `${bag.kilograms} kg`
  return bag.kind === 'none' ? 'no checked bag' : 'bag unknown'
}

/** The same for the baggage text of a segment. A text that cannot be read stands as it was supplied. */
export function baggageText(text: string | null): string {
  const bag = bagOf(text)
  return bag.kind === 'unknown' && text?.trim() ? text.trim() : bagText(bag)
}

function size(bag: Bag): number {
  if (bag.kind === 'unknown') return -1
  if (bag.kind === 'none') return 0
  // A piece usually weighs 23 kg: good enough for sorting, never shown.
  return bag.kind === 'pieces' ? bag.count * 23 : bag.kilograms
}
