import type { HotelFacetKey } from '../../contract/hotel/codes.ts'
import type { Menu, MenuGroup, MenuOption } from '../domain/hotel/search/menu.ts'
import type { CityAnswer } from '../domain/hotel/search/query.ts'
import type { PlaceRates, RateKind } from '../supply/hotel/port.ts'
import { boardOf } from './words/board-of.ts'

// Writing 200 hotels as objects is many times slower than copying their bytes (docs/performance.md). The JSON
// of a place and of a stay is therefore written once, as UTF-8, and cached as long as its owner.

/** How a family writes facets. */
export type FacetSpelling = {
  /** Groups that the family leaves out. */
  without: readonly HotelFacetKey[]
  /** The JSON of a group up to its options: `{"key":"stars","options":`. */
  group(group: MenuGroup): string
  /** The JSON of an option up to its count: `{"value":"5","count":`. */
  option(option: MenuOption): string
}

/** Writes the counts of an answer as a JSON array of groups. */
export type FacetWriter = (counts: Uint32Array) => Uint8Array

/** The JSON of a row or a rate, or a part of it, with a leading comma. */
export type RowBytes = (id: number) => Uint8Array

/** A part of every row of a page: the number that its bytes are cached by, for each row, and the bytes. */
export type PagePart = { ids: Uint32Array; bytes: RowBytes }

/** More digits than any count needs. */
const mostDigits = 10

const facetWriters = keptWith<FacetWriter>()
const rowBytes = keptWith<RowBytes>()

/**
 * Writes the facets of a place for one family: everything but the counts is written once.
 * @param name identifies `spelling` in the cache.
 */
export function facetWriter(menu: Menu, name: string, spelling: FacetSpelling): FacetWriter {
  return facetWriters(menu, name, () => makeWriter(menu, spelling))
}

/**
 * The numbers of the rates that a page shows: each rate has two, as `free_cancellation` depends on the
 * filters and not on the rate that is shown alone. `offerOf` reads them.
 */
export function offerIds({ rates, free }: Pick<CityAnswer, 'rates' | 'free'>): Uint32Array {
  return rates.map((rate, at) => rate * 2 + (free[at] as number))
}

/** What a city answer says about the price of a hotel. */
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

/**
 * Caches the JSON of rows or rates.
 * @param owner the object that the bytes depend on: the hotels of a place for
 * date-independent parts, their rates for the others.
 * @param name cache key for everything else that `write` depends on: family and site address.
 * @param write JSON of a row, or of a part of it; called when it is first needed.
 */
export function keptRows(owner: object, name: string, write: (id: number) => string): RowBytes {
  return rowBytes(owner, name, () => {
    const written = new Map<number, Uint8Array>()
    return (id) => {
      let bytes = written.get(id)
      if (!bytes) written.set(id, (bytes = Buffer.from(`,${write(id)}`)))
      return bytes
    }
  })
}

/**
 * The rows of a page as a JSON array, in pieces that are sent without another copy (`Rendered`). @param
 * parts of each row, in order, all with as many ids. A single part is a whole object. Several parts form
 * one object and are joined by commas: the first opens it (`{"id":1,"name":"Roma"`), the last closes it
 * (`"price":80}`).
 */
export function writePage(parts: readonly PagePart[]): Uint8Array[] {
  const pieces = [open]
  const rows = parts[0]?.ids.length ?? 0
  for (let at = 0; at < rows; at++) for (const { ids, bytes } of parts) pieces.push(bytes(ids[at] as number))
  const first = pieces[1]
  // Every part has a leading comma, which the first one of an array must not have.
  if (first) pieces[1] = first.subarray(1)
  pieces.push(close)
  return pieces
}

const open: Uint8Array = Buffer.from('[')
const close: Uint8Array = Buffer.from(']')

/** Caches values by owner and name; an entry is dropped with its owner. */
function keptWith<T>(): (owner: object, name: string, make: () => T) => T {
  const kept = new WeakMap<object, Map<string, T>>()
  return (owner, name, make) => {
    let ofOwner = kept.get(owner)
    if (!ofOwner) kept.set(owner, (ofOwner = new Map<string, T>()))
    let made = ofOwner.get(name)
    if (!made) ofOwner.set(name, (made = make()))
    return made
  }
}

function makeWriter(menu: Menu, spelling: FacetSpelling): FacetWriter {
  const heads: Buffer[] = []
  const ids: number[] = []
  let before = '['
  for (const group of menu.filter(({ key }) => !spelling.without.includes(key))) {
    before += `${spelling.group(group)}[`
    for (const option of group.options) {
      ids.push(option.id)
      heads.push(Buffer.from(before + spelling.option(option)))
      before = '},'
    }
    before = '}]},'
  }
  const end = Buffer.from('}]}]')
  const most = heads.reduce((sum, { length }) => sum + length + mostDigits, end.length)
  return (counts) => {
    const buffer = Buffer.allocUnsafe(most)
    let at = 0
    for (let position = 0; position < heads.length; position++) {
      const head = heads[position] as Buffer
      buffer.set(head, at)
      at = writeNumber(counts[ids[position] as number] as number, buffer, at + head.length)
    }
    buffer.set(end, at)
    return buffer.subarray(0, at + end.length)
  }
}

/** @returns the position after the last digit. */
function writeNumber(value: number, buffer: Buffer, at: number): number {
  const digits = String(value)
  for (let digit = 0; digit < digits.length; digit++) buffer[at + digit] = digits.charCodeAt(digit)
  return at + digits.length
}
