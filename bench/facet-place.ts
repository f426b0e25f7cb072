import type { HotelFacetKey } from '../contract/hotel/codes.ts'
import { cityIndex } from '../gateway/domain/hotel/search/city-index.ts'
import { pricedStay } from '../gateway/domain/hotel/search/priced-stay.ts'
import { readFilters } from '../gateway/domain/hotel/search/read-filters.ts'
import { searchCity } from '../gateway/domain/hotel/search/search-city.ts'
import { madeUpCity, madeUpPrices } from '../tests/gateway/hotel/search/made-up-city.ts'
import {
  fitting,
  plainHotels,
  type PlainHotel,
  type PlainQuery,
} from '../tests/gateway/hotel/search/naive-search.ts'
import { randomQuestions } from '../tests/gateway/hotel/search/random-questions.ts'

/**
 * A hotel as the peers take it: its values in every group, with ranges expanded, and the fields that it is
 * sorted by.
 */
export type FacetDocument = Pick<PlainHotel, 'id' | 'cents' | 'stars' | 'score' | 'metres' | 'popularity'> & {
  values: Record<HotelFacetKey, string[]>
}

const nights = 3
const QUESTIONS = 400

/** The place that the facet bars search: 222 options, and the same questions in every run. */
export function facetPlace(size: number) {
  const city = madeUpCity({ size, districts: 40, chains: 54, landmarks: 30, seed: 1 })
  const prices = madeUpPrices(city, nights, 9)
  const index = cityIndex(city)
  const stay = pricedStay(index, prices, nights)
  const menu = index.menu
  return {
    city,
    prices,
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
    /** The hotels that have a price. */
    documents(): FacetDocument[] {
      const groups = menu.map(({ key, options }) => ({
        key,
        options: options.map(({ value }) => ({ value, fits: fitting(key, [value]) })),
      }))
      return plainHotels(city, prices, nights)
        .filter(({ cents }) => cents > 0)
        .map((hotel) => {
          const { id, cents, stars, score, metres, popularity } = hotel
          const values = Object.fromEntries(
            groups.map(({ key, options }) => [
              key,
              options.filter(({ fits }) => fits(hotel)).map(({ value }) => value),
            ]),
          ) as FacetDocument['values']
          return { id, cents, stars, score, metres, popularity, values }
        })
    },
  }
}

export type FacetPlace = ReturnType<typeof facetPlace>
