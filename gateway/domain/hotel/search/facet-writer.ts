import type { HotelFacetKey } from '../../../../contract/hotel/codes.ts'
import type { CityIndex } from './city-index.ts'
import type { MenuGroup, MenuOption } from './menu.ts'

/** How a dialect spells facets. */
export type FacetSpelling = {
  /** Groups that it does not show. */
  without: readonly HotelFacetKey[]
  /** A group up to its options, as an object without its end: `{"key":"stars","options":`. */
  group(group: MenuGroup): string
  /** An option up to its count, the same way: `{"value":"5","count":`. */
  option(option: MenuOption): string
}

/** Writes the counts of an answer as a JSON array of groups, UTF-8. */
export type FacetWriter = (counts: Uint32Array) => Uint8Array

/**
 * Facets of a place in one spelling: all but the numbers is written once and kept with the index.
 * @param name of the spelling.
 */
export function facetWriter(index: CityIndex, name: string, spelling: FacetSpelling): FacetWriter {
  let ofIndex = kept.get(index)
  if (!ofIndex) kept.set(index, (ofIndex = new Map<string, FacetWriter>()))
  let writer = ofIndex.get(name)
  if (!writer) ofIndex.set(name, (writer = makeWriter(index, spelling)))
  return writer
}

const kept = new WeakMap<CityIndex, Map<string, FacetWriter>>()

/** More digits than any count has. */
const mostDigits = 10

function makeWriter({ menu }: CityIndex, spelling: FacetSpelling): FacetWriter {
  const heads: string[] = []
  const ids: number[] = []
  let before = '['
  for (const group of menu.filter(({ key }) => !spelling.without.includes(key))) {
    before += `${spelling.group(group)}[`
    for (const option of group.options) {
      ids.push(option.id)
      heads.push(before + spelling.option(option))
      before = '},'
    }
    before = '}]},'
  }
  const bytes = heads.map((head) => Buffer.from(head))
  const end = Buffer.from('}]}]')
  const most = bytes.reduce((sum, { length }) => sum + length + mostDigits, end.length)
  return (counts) => {
    const buffer = Buffer.allocUnsafe(most)
    let at = 0
    for (let position = 0; position < bytes.length; position++) {
      const head = bytes[position] as Buffer
      buffer.set(head, at)
      at = writeNumber(counts[ids[position] as number] as number, buffer, at + head.length)
    }
    buffer.set(end, at)
    return buffer.subarray(0, at + end.length)
  }
}

/** @returns where the digits end. */
function writeNumber(value: number, buffer: Buffer, at: number): number {
  let end = at + 1
  for (let rest = value; rest >= 10; rest = Math.floor(rest / 10)) end++
  let rest = value
  for (let digit = end - 1; digit >= at; digit--) {
    buffer[digit] = 48 + (rest % 10)
    rest = Math.floor(rest / 10)
  }
  return end
}
