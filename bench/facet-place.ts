import type { HotelFacetKey } from '../contract/hotel/codes.ts'
import { cityIndex } from '../gateway/domain/hotel/search/city-index.ts'
import { pricedStay } from '../gateway/domain/hotel/search/priced-stay.ts'
import { readFilters } from '../gateway/domain/hotel/search/read-filters.ts'
import { searchCity } from '../gateway/domain/hotel/search/search-city.ts'
import { madeUpCity, madeUpRates } from '../tests/gateway/hotel/search/made-up-city.ts'
import {
  fitting,
  isOfRates,
  plainHotels,
  rateFits,
  type PlainHotel,
  type PlainQuery,
} from '../tests/gateway/hotel/search/naive-search.ts'
import { randomQuestions } from '../tests/gateway/hotel/search/random-questions.ts'

/** The values of something in every group, with ranges expanded. */
type Values = Record<HotelFacetKey, string[]>

/**
 * A hotel as the peers take it: the fields that it is sorted by, its values in every group, where a group
 * about rates has the values of all its rates, and its rates one by one.
 */
export type FacetDocument = Pick<PlainHotel, 'id' | 'stars' | 'score' | 'metres' | 'popularity'> & {
  /** The cheapest rate. */
  cents: number
  values: Values
  rates: { cents: number; values: Values }[]
}

const nights = 3
const QUESTIONS = 400

/** The place that the facet bars search: 222 options, and the same questions in every run. */
export function facetPlace(size: number) {
  const city = madeUpCity({ size, districts: 40, chains: 54, landmarks: 30, seed: 1 })
  const rates = madeUpRates(city, nights, 9)
  const index = cityIndex(city)
  const stay = pricedStay(index, rates, nights)
  const menu = index.menu
  return {
    city,
    rates,
    nights,
    index,
    stay,
    menu,
    questions: randomQuestions(menu, QUESTIONS, 5),
    /** Different questions for warming up. */
    warming: randomQuestions(menu, QUESTIONS, 77),
    ask(question: PlainQuery) {
      const read = readFilters(index, question.filters, 'v3')
      if (!read.ok) throw new Error(`the place does not know ${read.key} ${read.value}`)
      return searchCity(index, stay, { ...question, filters: read.filters })
    },
    /** The hotels that have a rate. */
    documents(): FacetDocument[] {
      const valuesWhere = (fits: (key: HotelFacetKey, value: string) => boolean) =>
        Object.fromEntries(
          menu.map(({ key, options }) => [
            key,
            options.map(({ value }) => value).filter((value) => fits(key, value)),
          ]),
        ) as Values
      return plainHotels(city, rates, nights)
        .filter((hotel) => hotel.rates.length > 0)
        .map((hotel) => {
          const { id, stars, score, metres, popularity } = hotel
          const values = valuesWhere((key, value) =>
            isOfRates(key)
              ? hotel.rates.some((rate) => rateFits(rate, key, [value]))
              : fitting(key, [value])(hotel),
          )
          const own = hotel.rates.map((rate) => ({
            cents: rate.cents,
            values: valuesWhere((key, value) => isOfRates(key) && rateFits(rate, key, [value])),
          }))
          const cents = Math.min(...own.map((rate) => rate.cents))
          return { id, cents, stars, score, metres, popularity, values, rates: own }
        })
    },
  }
}

export type FacetPlace = ReturnType<typeof facetPlace>
