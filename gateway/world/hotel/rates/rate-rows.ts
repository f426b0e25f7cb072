import { bedTypes, hotelBoards } from '../../../../contract/hotel/codes.ts'
import type { PlaceRates, RateKind } from '../../../supply/hotel/port.ts'

/** Bits of a kind key. */
export const FREE = 1
export const REFUNDABLE = 2
const mostKeys = 1 << 15

/** Everything that `RateKind` says as one number; `types` is a mask over the bed types of the contract. */
export function kindKey(board: number, beds: number, bedrooms: number, types: number): number {
  return (board << 2) | (types << 5) | (beds << 7) | (bedrooms << 11)
}

function kindOf(key: number): RateKind {
  const types = (key >>> 5) & 3
  return {
    board: hotelBoards[(key >>> 2) & 7]!.id,
    freeCancellation: (key & FREE) !== 0,
    refundable: (key & REFUNDABLE) !== 0,
    beds: (key >>> 7) & 15,
    bedrooms: key >>> 11,
    bedTypes: bedTypes.filter((_, bit) => (types & (1 << bit)) !== 0).map(({ id }) => id),
  }
}

/** Rates in columns while they are added, hotel by hotel. */
export class RateRows {
  readonly #first: Uint32Array
  #total: Uint32Array
  #before: Uint32Array
  #kind: Uint16Array
  #size = 0
  #hotel = 0
  readonly #kinds: RateKind[] = []
  /** Number of a kind by its key, plus 1. */
  readonly #kindAt = new Uint16Array(mostKeys)

  constructor(hotels: number) {
    this.#first = new Uint32Array(hotels + 1)
    const room = hotels * 8 + 64
    this.#total = new Uint32Array(room)
    this.#before = new Uint32Array(room)
    this.#kind = new Uint16Array(room)
  }

  /** Adds a rate of the current hotel, before its more expensive ones and after those of the same price. */
  add(totalCents: number, beforeDiscountCents: number, key: number): void {
    if (this.#size === this.#total.length) this.#grow()
    let kind = this.#kindAt[key]!
    if (kind === 0) this.#kindAt[key] = kind = this.#kinds.push(kindOf(key))
    const first = this.#first[this.#hotel]!
    let at = this.#size++
    for (; at > first && this.#total[at - 1]! > totalCents; at--) {
      this.#total[at] = this.#total[at - 1]!
      this.#before[at] = this.#before[at - 1]!
      this.#kind[at] = this.#kind[at - 1]!
    }
    this.#total[at] = totalCents
    this.#before[at] = beforeDiscountCents
    this.#kind[at] = kind - 1
  }

  /** Ends the current hotel; the next rates are those of the hotel after it. */
  endHotel(): void {
    this.#first[++this.#hotel] = this.#size
  }

  /** All rates, once every hotel has ended. */
  columns(): PlaceRates {
    return {
      first: this.#first,
      totalCents: this.#total.slice(0, this.#size),
      beforeDiscountCents: this.#before.slice(0, this.#size),
      kind: this.#kind.slice(0, this.#size),
      kinds: this.#kinds,
    }
  }

  #grow(): void {
    const larger = <T extends Uint32Array | Uint16Array>(from: T, to: T): T => {
      to.set(from)
      return to
    }
    const room = this.#total.length * 2
    this.#total = larger(this.#total, new Uint32Array(room))
    this.#before = larger(this.#before, new Uint32Array(room))
    this.#kind = larger(this.#kind, new Uint16Array(room))
  }
}
