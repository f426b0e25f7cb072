import type { CityAnswer } from '../../../../gateway/domain/hotel/search/query.ts'
import { cityIndex } from '../../../../gateway/domain/hotel/search/city-index.ts'
import { pricedStay } from '../../../../gateway/domain/hotel/search/priced-stay.ts'
import type { CityQuery } from '../../../../gateway/domain/hotel/search/query.ts'
import { readFilters } from '../../../../gateway/domain/hotel/search/read-filters.ts'
import { searchCity } from '../../../../gateway/domain/hotel/search/search-city.ts'
import { smallCity, type SmallHotel } from './small-city.ts'

/** A question in the contract's words; fields that are left out ask for nothing. */
export type Question = Partial<Omit<CityQuery, 'filters'>> & {
  filters?: Readonly<Record<string, readonly string[]>>
  dialect?: 'v2' | 'v3'
}

/** A small place for a stay of two nights. */
export function placeOf(hotels: readonly SmallHotel[]) {
  const { city, rates } = smallCity(hotels)
  const index = cityIndex(city)
  const stay = pricedStay(index, rates, 2)
  const menu = index.menu
  const ask = ({ filters = {}, dialect = 'v3', ...rest }: Question = {}): CityAnswer => {
    const read = readFilters(index, filters, dialect)
    if (!read.ok) throw new Error(`the place does not know ${read.key} ${read.value}`)
    const query = { sort: null, page: 1, pageSize: 25, bounds: null, ...rest, filters: read.filters }
    return searchCity(index, stay, query)
  }
  return {
    index,
    menu,
    ask,
    rows: (question?: Question) => [...ask(question).rows],
    /** Counts of a group by value. */
    counts: (key: string, question?: Question) => {
      const { counts } = ask(question)
      const options = menu.find((group) => group.key === key)?.options ?? []
      return Object.fromEntries(options.map(({ value, id }) => [value, counts[id]]))
    },
  }
}
