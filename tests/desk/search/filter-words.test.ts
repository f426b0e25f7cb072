import { describe, expect, it } from 'vitest'
import { NO_FILTERS, type Filters } from '../../../components/air/results/filter-groups.ts'
import { makeTally } from '../../../components/air/results/filter-tally.ts'
import { readFlightWords } from '../../../components/air/search/flight-words.ts'
import { readActivityWords } from '../../../components/activity/search/activity-words.ts'
import { readHotelWords } from '../../../components/hotel/search/hotel-words.ts'
import { NO_ACTIVITY_FILTERS } from '../../../lib/activity/activity-view.ts'
import type { FacetGroup } from '../../../lib/hotel/city.ts'
import { clientPrice } from '../../../lib/money.ts'
import type { WordsRead } from '../../../components/search/filter-words/read-words.ts'

const asNet = (netCents: number) => clientPrice(netCents, 0)

/** The filters that are chosen by what was read, from none on. */
function chosen<F>(read: WordsRead<F>, none: F): F {
  return read.meant.reduce((filters, each) => each.apply(filters), none)
}

const group = (
  key: string,
  title: string,
  ...options: [value: string, name: string, count?: number][]
): FacetGroup => ({
  ...{ key, title, type: 'enum' },
  options: options.map(([value, name, count = 10]) => ({ value, name, count })),
})

const hotelFacts = {
  shownOf: asNet,
  facets: [
    group(
      'price',
      'Price per night',
      ['50', 'Up to USD 50'],
      ['100', 'Up to USD 100'],
      ['150', 'Up to USD 150'],
      ['200', 'Up to USD 200'],
    ),
    group('stars', 'Stars', ['3', '3 stars'], ['4', '4 stars'], ['5', '5 stars']),
    group('review_score', 'Guest score', ['7', '7 or more'], ['8', '8 or more'], ['9', '9 or more']),
    group('distance_km', 'Distance from the centre', ['1', 'Within 1 km'], ['3', 'Within 3 km']),
    group('min_beds', 'Beds', ['2', '2 beds or more']),
    group('meals', 'Meals', ['1', 'Breakfast included', 40], ['2', 'Half board included', 5]),
    group('free_cancellation', 'Free cancellation', ['true', 'Free cancellation']),
    group(
      'facility',
      'Facilities',
      ['7', 'Indoor pool', 4],
      ['8', 'Outdoor pool', 9],
      ['9', 'Parking', 20],
      ['10', 'Spa and wellness', 3],
    ),
    group('room_facility', 'Room facilities', ['1', 'Air conditioning']),
    group('chain', 'Chain', ['3', 'Andante', 2]),
    group('district', 'District', ['5', 'Trastevere', 12], ['6', 'Città Alta', 3]),
    group('landmark', 'Landmark', ['11', 'Colosseum', 15], ['12', 'Trevi Fountain', 18]),
  ],
}

describe('filters of hotels in words', () => {
  it.each([
    [
      'pool 4 breakfast under 150 near colosseum',
      { facility: ['8'], stars: ['4'], meals: ['1'], price: ['150'], landmark: ['11'] },
    ],
    ['4* breakfast', { stars: ['4'], meals: ['1'] }],
    ['4+', { stars: ['4', '5'] }],
    ['3-4 stars', { stars: ['3', '4'] }],
    ['5 star', { stars: ['5'] }],
    ['8+ spa', { review_score: ['8'], facility: ['10'] }],
    ['score 8.6', { review_score: ['8'] }],
    ['refundable', { free_cancellation: ['true'] }],
    ['free cancellation and parking', { free_cancellation: ['true'], facility: ['9'] }],
    ['indoor pool', { facility: ['7'] }],
    ['<$170', { price: ['150'] }],
    ['within 2 km', { distance_km: ['3'] }],
    ['2 beds', { min_beds: ['2'] }],
    ['aircon', { room_facility: ['1'] }],
    ['air con', { room_facility: ['1'] }],
    ['citta alta', { district: ['6'] }],
    ['trevi', { landmark: ['12'] }],
    ['TRASTÉVERE half board', { district: ['5'], meals: ['2'] }],
    ['and', {}],
  ])('%s', (typed, filters) => expect(chosen(readHotelWords(typed, hotelFacts), {})).toEqual(filters))

  it.each([
    ['pool xylophone', ['xylophone']],
    ['under 20', ['under', '20']],
    ['p', ['p']],
  ])('%s leaves what is no filter', (typed, unread) =>
    expect(readHotelWords(typed, hotelFacts).unread).toEqual(unread),
  )

  it('shows a price as the client pays it', () => {
    const { meant } = readHotelWords('under 120', {
      ...hotelFacts,
      shownOf: (net) => clientPrice(net, net / 10),
    })
    expect(meant.map(({ text }) => text)).toEqual(['Up to $110 per night'])
  })
})

const counted = (fares: number) => ({ fares, leadCents: 1 })
const flightFacts = {
  shownOf: asNet,
  legCount: 2,
  airlineNames: new Map([
    ['BA', 'British Airways'],
    ['SQ', 'Singapore Airlines'],
    ['TK', 'Turkish Airlines'],
  ]),
  airportNames: new Map([
    ['DXB', 'Dubai'],
    ['IST', 'Istanbul'],
  ]),
  counts: {
    ...makeTally().result().counts,
    airlines: new Map([
      ['BA', counted(9)],
      ['SQ', counted(20)],
      ['TK', counted(3)],
    ]),
    connections: new Map([
      ['DXB', counted(5)],
      ['IST', counted(6)],
    ]),
  },
}

describe('filters of flights in words', () => {
  const all = (part: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...part })
  it.each<[string, Partial<Filters>]>([
    ['nonstop morning ba bag', { stops: ['0'], departs: [[300, 720]], airlines: ['BA'], bag: true }],
    ['direct', { stops: ['0'] }],
    ['non-stop', { stops: ['0'] }],
    ['max 1 stop', { stops: ['0', '1'] }],
    ['1 stop', { stops: ['1'] }],
    ['singapore airlines', { airlines: ['SQ'] }],
    ['turk', { airlines: ['TK'] }],
    ['via dubai', { connections: ['DXB'] }],
    ['ist', { connections: ['IST'] }],
    ['star alliance refundable', { alliances: ['star'], refundable: true }],
    ['one world', { alliances: ['oneworld'] }],
    ['under 800', { price: [0, 80_000] }],
    ['under 14h', { duration: [0, 840] }],
    ['4 seats', { seats: 4 }],
    ['5 seats', { seats: 9 }],
    ['return evening', { departs: [null, [1080, 1440]] }],
    ['arrives before 20', { arrives: [[0, 1200]] }],
    ['departs after 6:30pm', { departs: [[1110, 1440]] }],
    ['departs 9-12', { departs: [[540, 720]] }],
    ['private fare no low-cost', { fareTypes: ['private'], noLowCost: true }],
  ])('%s', (typed, part) => {
    const read = readFlightWords(typed, flightFacts)
    expect(read.unread).toEqual([])
    expect(chosen(read, NO_FILTERS)).toEqual(all(part))
  })

  it('says what it means before it is chosen', () => {
    const { meant } = readFlightWords('return arrives by 18 under 1200', flightFacts)
    expect(meant.map(({ text }) => text)).toEqual(['Return arrives by 18:00', 'Up to $1,200'])
  })
})

describe('filters of activities in words', () => {
  const leaf = (name: string, count: number) => ({ uuid: name.toLowerCase(), name, count })
  const facts = {
    shownOf: asNet,
    facets: {
      places: [{ ...leaf('Japan', 60), below: [leaf('Kyoto', 30), leaf('Tokyo', 30)] }],
      categories: [{ ...leaf('Food and drink', 20), below: [leaf('Cooking class', 8)] }],
      prices: { bandCents: 1000, counts: [] },
    },
  }
  it.each([
    ['kyoto food under 50', { places: ['kyoto'], categories: ['food and drink'], maxCents: 5000 }],
    ['japan cooking', { places: ['japan'], categories: ['cooking class'] }],
    ['20-60', { minCents: 2000, maxCents: 6000 }],
  ])('%s', (typed, part) =>
    expect(chosen(readActivityWords(typed, facts), NO_ACTIVITY_FILTERS)).toEqual({
      ...NO_ACTIVITY_FILTERS,
      ...part,
    }),
  )
})
