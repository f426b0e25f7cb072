import { bedTypes, hotelBoards, type HotelFacetKey } from '../../../../contract/hotel/codes.ts'
import type { RateKind } from '../../../supply/hotel/port.ts'
import { rangeSteps } from './draft-options.ts'
import type { GroupSpan } from './menu.ts'

/** The facet groups that are about a rate: a search wants one rate that meets all of them (gap 221). */
const rateGroups = ['price', 'meals', 'free_cancellation', 'min_beds', 'min_bedrooms', 'bed_type'] as const

export type RateGroup = (typeof rateGroups)[number]

export function isRateGroup(key: HotelFacetKey): key is RateGroup {
  return (rateGroups as readonly HotelFacetKey[]).includes(key)
}

/** The options about rates are bits of one word. */
export const mostRateOptions = 32

/** A group about rates in a place. Option `group.first + n` has bit `bit + n` in the words of rates. */
export type RateSpan = { key: RateGroup; group: GroupSpan; bit: number }

/** The groups about rates that a place has. */
export function rateSpansOf(groups: readonly GroupSpan[]): RateSpan[] {
  let bit = 0
  return groups.flatMap((group) => {
    const { key, first, end } = group
    if (!isRateGroup(key)) return []
    const span = { key, group, bit }
    bit += end - first
    return [span]
  })
}

/** Number of options about rates. */
export function rateOptionCount(spans: readonly RateSpan[]): number {
  return spans.reduce((sum, { group }) => sum + group.end - group.first, 0)
}

/** Bit of the first price step. */
export function priceBitOf(spans: readonly RateSpan[]): number {
  return spans.find(({ key }) => key === 'price')?.bit ?? 0
}

/**
 * Tells which options about rates a kind of rate has, as a word; those of the price are not among them. The
 * values of a kind are few, so the meaning of each is worked out once for a place.
 */
export function kindWords(spans: readonly RateSpan[]): (kind: RateKind) => number {
  const wordOf = (key: RateGroup, has: (value: string) => boolean): number => {
    const span = spans.find((each) => each.key === key)
    let word = 0
    for (const [value, option] of span?.group.idOf ?? []) {
      if (span && has(value)) word |= 1 << (span.bit + option - span.group.first)
    }
    return word
  }
  const upTo = (key: RateGroup) =>
    Uint32Array.from({ length: mostOfKind + 1 }, (_, count) => wordOf(key, (value) => count >= Number(value)))
  const boards = new Map(hotelBoards.map(({ id, meal }) => [id, wordOf('meals', (value) => value === meal)]))
  const types = new Map(bedTypes.map(({ id }) => [id, wordOf('bed_type', (value) => value === id)]))
  const free = wordOf('free_cancellation', () => true)
  const beds = upTo('min_beds')
  const bedrooms = upTo('min_bedrooms')
  return (kind) => {
    let word = (boards.get(kind.board) ?? 0) | (kind.freeCancellation ? free : 0)
    word |=
      (beds[Math.min(mostOfKind, kind.beds)] ?? 0) | (bedrooms[Math.min(mostOfKind, kind.bedrooms)] ?? 0)
    for (const type of kind.bedTypes) word |= types.get(type) ?? 0
    return word
  }
}

/** More beds or bedrooms than any option asks for. */
const mostOfKind = 8

/** Highest price of the stay in each step of the group `price`, in cents. */
export function priceLimits(nights: number): Float64Array {
  return Float64Array.from(rangeSteps.price, (step) => step * 100 * nights)
}

/** A word with a bit for every price step that a price is within, the lowest bit for the first step. */
export function priceWord(totalCents: number, limits: Float64Array): number {
  let word = 0
  for (let step = 0; step < limits.length; step++) {
    word |= Number(totalCents <= (limits[step] as number)) << step
  }
  return word
}
