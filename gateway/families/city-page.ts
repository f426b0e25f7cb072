import type { Menu, MenuGroup, MenuOption } from '../domain/hotel/search/menu.ts'
import type { CityAnswer } from '../domain/hotel/search/query.ts'
import type { PlaceRates, RateKind } from '../supply/hotel/port.ts'
import { jsonList } from './json-list.ts'
import { boardOf } from './words/board-of.ts'

// Writing 200 hotels anew for every answer takes several times as long (docs/performance.md), so the JSON of
// a hotel, and of its price for a stay, is written once, as UTF-8, and kept as long as its owner.

/** The JSON of a row or a rate, or a part of it. */
export type RowBytes = (id: number) => Uint8Array

/** A part of every row of a page: the number that its JSON is kept by, for each row, and the JSON. */
export type PagePart = { ids: Uint32Array; bytes: RowBytes }

/** The facet groups of an answer as a family writes them. */
export function facetsOf<Group extends object, Option extends object>(
  menu: Menu,
  counts: Uint32Array,
  group: (group: MenuGroup, options: Option[]) => Group,
  option: (option: MenuOption, count: number) => Option,
): Group[] {
  return menu.map((each) =>
    group(
      each,
      each.options.map((one) => option(one, counts[one.id] as number)),
    ),
  )
}

/**
 * The numbers of the rates that a page shows: each rate has two, as `free_cancellation` depends on the
 * filters and not on the rate that is shown alone. `offerOf` reads them.
 */
export function offerIds({ rates, free }: Pick<CityAnswer, 'rates' | 'free'>): Uint32Array {
  return rates.map((rate, at) => rate * 2 + (free[at] as number))
}

/** The price of a hotel in a city answer. */
export type LeadOffer = {
  totalCents: number
  beforeDiscountCents: number
  refundable: boolean
  /** Some rate of the hotel that meets the filters can be cancelled free of charge. */
  free: boolean
  /** The board in words. */
  board: string
}

/** The offer of a number from `offerIds`. */
export function offerOf({ totalCents, beforeDiscountCents, kind, kinds }: PlaceRates, id: number): LeadOffer {
  const rate = id >>> 1
  const { board, refundable } = kinds[kind[rate] as number] as RateKind
  return {
    totalCents: totalCents[rate] as number,
    beforeDiscountCents: beforeDiscountCents[rate] as number,
    refundable,
    free: (id & 1) === 1,
    board: boardOf(board).name,
  }
}

const cache = new WeakMap<object, Map<string, RowBytes>>()

/**
 * Keeps the JSON of rows or rates.
 * @param owner the object that it depends on: the hotels of a place for date-independent parts, their rates
 * for the others.
 * @param name key for everything else that `write` depends on: family and site address.
 * @param write JSON of a row, or of a part of it; called when it is first needed.
 */
export function keptRows(owner: object, name: string, write: (id: number) => string): RowBytes {
  let ofOwner = cache.get(owner)
  if (!ofOwner) cache.set(owner, (ofOwner = new Map<string, RowBytes>()))
  let rows = ofOwner.get(name)
  if (!rows) {
    const written = new Map<number, Uint8Array>()
    rows = (id) => {
      let bytes = written.get(id)
      if (!bytes) written.set(id, (bytes = Buffer.from(write(id))))
      return bytes
    }
    ofOwner.set(name, rows)
  }
  return rows
}

/**
 * The rows of a page as a JSON array, in pieces.
 * @param parts of each row, in order, all with as many ids; together they are one object.
 */
export function pageOf(parts: readonly PagePart[]): Uint8Array[] {
  const rows = Array.from(parts[0]?.ids ?? [], (_, at) =>
    parts.map(({ ids, bytes }) => bytes(ids[at] as number)),
  )
  return jsonList(rows)
}
