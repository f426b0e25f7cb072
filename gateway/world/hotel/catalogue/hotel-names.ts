import type { CityBasis } from './city-basis.ts'
import type { Culture } from './cultures/culture.ts'
import { chanceOf, pick } from '../../chance.ts'
import { trait } from './trait.ts'
import { kindOf } from './property-kind.ts'

/** Name patterns of property types that are named alike everywhere; the culture names the others. */
const byType: Readonly<Record<number, readonly string[]>> = {
  203: [
    '{n} Hostel',
    '{w} Hostel',
    '{d} Backpackers',
    '{n} Hostel {d}',
    'Hostel {n}',
    '{w} Backpackers',
    'The {w} Hostel {d}',
  ],
  205: ['{n} Motel', '{w} Motor Inn', '{n} Motor Lodge', '{d} Motel', '{n} Motel {d}'],
  206: [
    '{n} Resort & Spa',
    '{w} Resort',
    '{n} Resort',
    '{n} Beach Resort',
    'The {n} Resort',
    '{n} Gardens Resort',
  ],
  209: [
    'Ryokan {n}',
    '{n} Ryokan',
    '{d} Ryokan {n}',
    '{n}-ya',
    '{n}so',
    'Onsen Ryokan {n}',
    'Ryokan {n} {d}',
  ],
  212: ['{n} Holiday Park', '{w} Holiday Park', '{n} Leisure Park'],
  213: ['Villa {n}', 'Villa {n} {d}', '{n} Villa', 'Villa {w}', 'Villas {n}'],
  214: ['Camping {n}', '{n} Camping', 'Camping {w}', '{n} Campsite'],
  215: ['Houseboat {n}', 'Boat {n}', 'Barge {n}', 'Floating Home {n}', 'Houseboat {n} {d}'],
  220: ['{n} Holiday Home', 'Holiday Home {n}', '{n} House', 'Casa {n} Holiday Home', 'Holiday House {w}'],
  221: ['{n} Lodge', '{w} Lodge', 'The {n} Lodge', '{n} River Lodge'],
  223: ['{n} Country House', '{n} Estate', '{w} Country House', 'The {n} Estate'],
  224: ['{n} Glamping', '{n} Tented Camp', '{w} Tented Camp', 'Camp {n}', '{n} Luxury Camp'],
  225: ['Capsule {n} {d}', '{n} Capsule & Sauna', '{d} Capsule {n}', 'Capsule Hotel {n}', '{n} Pods {d}'],
  226: [
    'Hotel {n} Rest & Stay',
    'Hotel Romance {n}',
    'Hotel Petit {n}',
    'Hotel {n} Adults Only',
    'Hotel Chateau {n} {d}',
  ],
  228: ['Chalet {n}', 'Chalet {w}', '{n} Chalet', 'Alpine Chalet {n}', 'Chalet {n} {d}'],
  231: [
    '{n} Budget Hotel',
    '{n} Economy Hotel {d}',
    '{w} Budget Inn',
    '{n} Rooms {d}',
    'Budget Hotel {n}',
    '{d} City Budget',
    '{n} Budget {d}',
  ],
  235: ['{n} Student Residence', 'Campus {n}', '{w} Student House', '{n} Hall {d}', 'Campus {d}'],
}

const chainPatterns: readonly string[] = [
  '{b} {c}',
  '{b} {d}',
  '{b} {c} {d}',
  '{b} {c} City',
  '{b} {w}',
  '{b} {w} {d}',
]

/** Matches name parts that suit places by the sea only. */
export const ofTheSea =
  /Praia|Beach|\bBay\b|Lungomare|Sahil|Yalı|Paralia|Pantai|Corniche|Sea(side)?\b|Waterfront|Harbour|Marina|Havn|Höfn|\bCais\b|\bmare?\b|Port\b|Pelabuhan|Esplanade|Lagoon|Reef|Jetty|Lighthouse|Fjord|Riva\b|Ferry|Quay|Coast/i

/** Matches words that a hotel of fewer than three stars does not use in its name. */
const grand = /Grand|Palace|Palac|Palaz|Palais|Royal|Premier|Resort & Spa|Luxury/

/** Districts with longer names, in characters, are not used in hotel names. */
const longestDistrict = 22

const tries = 12

/** The facts that decide the name of a hotel. */
export type Named = {
  seed: number
  written: string | null
  propertyType: number
  stars: number
  brand: string | null
  district: string | null
}

/** Names the hotels of one city, row after row, without repeating a name. */
export class HotelNames {
  readonly #basis: CityBasis
  readonly #culture: Culture
  readonly #words: readonly string[]
  readonly #coastal: boolean
  readonly #taken = new Set<string>()

  constructor(basis: CityBasis, culture: Culture) {
    this.#basis = basis
    this.#culture = culture
    this.#words = basis.words
    this.#coastal = basis.sea.includes(1)
  }

  next(hotel: Named): string {
    if (hotel.written !== null) return this.#take(hotel.written)
    const district = hotel.district !== null && isNameable(hotel.district) ? hotel.district : null
    let name = ''
    for (let turn = 0; turn < tries; turn++) {
      const candidate = this.#attempt(hotel, district, turn)
      if (candidate === null) continue
      name = candidate
      if (!this.#taken.has(name)) return this.#take(name)
    }
    return this.#take(this.#different(name === '' ? `Hotel ${this.#basis.name}` : name, hotel, district))
  }

  #attempt(hotel: Named, district: string | null, turn: number): string | null {
    const { seed, brand } = hotel
    const base = trait.name + 8 * turn
    const patterns = brand === null ? this.#patterns(hotel.propertyType) : chainPatterns
    const pattern = pick(patterns, chanceOf(seed, base))
    if (district === null && pattern.includes('{d}')) return null
    if (pattern.endsWith('{c} City') && this.#basis.hotels < 100) return null
    const word = this.#words.length === 0 ? null : pick(this.#words, chanceOf(seed, base + 1))
    if (word === null && pattern.includes('{w}') && (pattern.includes('{d}') || pattern.includes('{c}')))
      return null
    const phrase = pick(this.#culture.phrases, chanceOf(seed, base + 3))
    if (!this.#coastal && (ofTheSea.test(pattern) || (pattern.includes('{o}') && ofTheSea.test(phrase))))
      return null
    const name = pattern
      .replace('{n}', () => pick(this.#culture.names, chanceOf(seed, base + 2)))
      .replace('{o}', phrase)
      .replace('{w}', word ?? this.#basis.name)
      .replace('{d}', district ?? '')
      .replace('{c}', this.#basis.name)
      .replace('{b}', brand ?? '')
    return repeatsWord(name) || (hotel.stars < 3 && brand === null && grand.test(name)) ? null : name
  }

  #patterns(propertyType: number): readonly string[] {
    const named = byType[propertyType]
    if (named !== undefined) return named
    const kind = kindOf(propertyType)
    return kind === 'flat' ? this.#culture.flat : kind === 'inn' ? this.#culture.inn : this.#culture.hotel
  }

  /**
   * Turns a name that is taken into a free one: with its district or city, with a second name, or with a
   * number.
   */
  #different(name: string, { seed }: Named, district: string | null): string {
    const longer = [
      ...(district === null || name.includes(district) ? [] : [`${name} ${district}`]),
      ...(name.includes(this.#basis.name) ? [] : [`${name} ${this.#basis.name}`]),
      `${name} & ${pick(this.#culture.names, chanceOf(seed, trait.name + 99))}`,
    ]
    const free = longer.find((entry) => !this.#taken.has(entry) && !repeatsWord(entry))
    if (free !== undefined) return free
    for (let number = 2; ; number++) if (!this.#taken.has(`${name} ${number}`)) return `${name} ${number}`
  }

  #take(name: string): string {
    this.#taken.add(name)
    return name
  }
}

/** Whether a district can be used in a name; some names in GeoNames are too long or start in lower case. */
function isNameable(district: string): boolean {
  return district.length <= longestDistrict && /^\p{Lu}/u.test(district)
}

/** Whether a word occurs twice in a name, as in `Lisbon Hotel Lisbon`; short words may. */
function repeatsWord(name: string): boolean {
  const words = name.toLowerCase().split(' ')
  return words.some((word, at) => word.length > 3 && words.indexOf(word) < at)
}
