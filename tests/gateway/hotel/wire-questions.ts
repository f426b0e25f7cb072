import { expect } from 'vitest'
import { hotelBoards, hotelFacets, hotelSorts } from '../../../contract/hotel/codes.ts'
import { columnsOf } from '../../../gateway/domain/hotel/search/hotel-columns.ts'
import { knownStay } from '../../../gateway/domain/hotel/search/known-stays.ts'
import type { Menu } from '../../../gateway/domain/hotel/search/menu.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'
import { placeId } from '../../setup/hotel.ts'
import { naiveSearch, plainHotels, type PlainQuery } from './search/naive-search.ts'

const nights = 3
const stay = { checkIn: '2026-12-10', checkOut: '2026-12-13', occupancies: [{ adults: 2, childAges: [] }] }
const TODAY = '2026-11-20'

/**
 * One question for each option of the menu, alone, with the sort orders in turn. The wire adds
 * only the spelling of each option in both dialects to the search, and these questions have them all.
 */
export function everyOption(menu: Menu): PlainQuery[] {
  const options = menu.flatMap(({ key, options }) => options.map(({ value }) => ({ key, value })))
  return options.map(({ key, value }, at) => ({
    filters: { [key]: [value] },
    sort: hotelSorts[at % hotelSorts.length]?.id ?? null,
    page: 1,
    pageSize: 25,
    bounds: null,
  }))
}

/**
 * Asks both search operations of the gateway questions about Lisbon. Totals, hotels, the price and the board
 * of each, and every count must equal those of a naive count over the same hotels and rates (gap 221).
 */
export async function askOverTheWire(questionsOf: (menu: Menu) => readonly PlainQuery[]): Promise<void> {
  const gateway = await openGateway()
  try {
    const office = await gateway.mint()
    const SessionId = await gateway.signIn(office)
    const token = await gateway.token(office)
    const id = await placeId(gateway, 'Lisbon')
    const place = await gateway.services.hotels.hotelsOf(String(id))
    if (!place) throw new Error('Lisbon has hotels')
    const priced = await knownStay(place, stay, new Date(`${TODAY}T12:00:00Z`))
    const hotels = plainHotels(columnsOf(place), priced.rates, nights)
    const { menu } = priced.index
    const options = menu.flatMap(({ key, options }) => options.map(({ value }) => ({ key, value })))
    const v2Values = new Map(
      menu.flatMap(({ key, options }) => options.map(({ value, v2 }) => [`${key} ${value}`, v2])),
    )
    for (const query of questionsOf(menu)) {
      const right = naiveSearch(hotels, query, options)
      const { filters, sort, page, pageSize } = query
      const v3 = await gateway.call('hotel.search', {
        ...{ token, check_in: stay.checkIn, check_out: stay.checkOut, occupancies: [{ adults: 2 }] },
        ...{ city_id: id, filters, sort, page, page_size: pageSize },
      })
      const v2Filters = hotelFacets.flatMap(({ key, v2 }) => {
        const values = filters[key]
        return values ? [[v2, values.map((value) => v2Values.get(`${key} ${value}`))]] : []
      })
      const v2 = await gateway.call('hotel.availability', {
        ...{ SessionId, CheckIn: stay.checkIn, CheckOut: stay.checkOut, Occupancies: [{ AdultCount: 2 }] },
        ...{ CityId: id, Filters: Object.fromEntries(v2Filters) as object, Sort: sort, Page: page },
        PageSize: pageSize,
      })
      const why = JSON.stringify(query)
      const { total, ids, counts } = right
      const offers = right.rates.map((rate) => {
        const board = priced.rates.kinds[priced.rates.kind[rate] ?? -1]?.board
        const name = hotelBoards.find(({ id }) => id === board)?.name
        return `${priced.rates.totalCents[rate]} ${name}`
      })
      expect(readV3(v3.body), why).toEqual({ total, ids, offers, counts })
      expect(readV2(v2.body), why).toEqual({ total, ids, offers, counts })
    }
  } finally {
    await gateway.close()
  }
}

const centsOf = (usd: string | number) => Math.round(Number(usd) * 100)

function readV3(body: Record<string, unknown>) {
  const { total, offers, facets } = body as {
    total: number
    offers: { hotel_id: string; lead_rate: { amount: string }; meal_plan: string }[]
    facets: { options: { count: number }[] }[]
  }
  return {
    total,
    ids: offers.map(({ hotel_id }) => Number(hotel_id)),
    offers: offers.map(({ lead_rate, meal_plan }) => `${centsOf(lead_rate.amount)} ${meal_plan}`),
    counts: facets.flatMap(({ options }) => options.map(({ count }) => count)),
  }
}

function readV2(body: Record<string, unknown>) {
  const { Meta, PricedItineraries } = body as {
    Meta: { Total: number; Filters: { Options: { Count: number }[] }[] }
    PricedItineraries: { HotelId: number; NetRate: number; MealPlan: string }[]
  }
  return {
    total: Meta.Total,
    ids: PricedItineraries.map(({ HotelId }) => HotelId),
    offers: PricedItineraries.map(({ NetRate, MealPlan }) => `${centsOf(NetRate)} ${MealPlan}`),
    counts: Meta.Filters.flatMap(({ Options }) => Options.map(({ Count }) => Count)),
  }
}
