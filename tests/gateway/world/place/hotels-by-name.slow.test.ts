import { expect, it } from 'vitest'
import { foldText } from '../../../../text/fold-text.ts'
import { hashPair, unit } from '../../../../gateway/hash.ts'
import { gazetteer } from '../../../../gateway/world/geography/gazetteer.ts'
import { listedCity } from '../../../../gateway/world/hotel/catalogue/known-city.ts'
import { searchPlaces } from '../../../../gateway/world/place/search-places.ts'

let turn = 0
const random = (below: number) => Math.floor(unit(hashPair(20261126, turn++)) * below)

const search = (q: string) => searchPlaces({ q, limit: 10, type: null, sandbox: false })
const words = (name: string) => foldText(name).split(' ')

/** Five hotels each of 60 cities, half of them among the 400 largest, which were all listed. */
function listedHotels(): { city: number; name: string }[] {
  const places = gazetteer()
  const cities = Array.from(places.type.keys()).filter(
    (row) => places.type[row] === 0 && (places.population[row] ?? 0) > 20_000,
  )
  const rows = Array.from({ length: 60 }, (_, at) => cities[random(at < 30 ? 400 : cities.length)] ?? 0)
  return rows.flatMap((city) => {
    const { name } = listedCity(city)
    return Array.from({ length: 5 }, () => ({ city, name: name[random(name.length)] ?? '' }))
  })
}

const hotels = listedHotels()

it('every listed hotel is found by its exact name', { timeout: 60_000 }, () => {
  const missed = hotels.filter(
    ({ city, name }) =>
      !search(name).some(
        (place) =>
          place.type === 'hotel' && place.name === name && place.destination === gazetteer().names[city],
      ),
  )
  expect(hotels).toHaveLength(300)
  expect(missed).toEqual([])
})

it(
  'two words of its name with its city find it, or ten that have these words too',
  { timeout: 60_000 },
  () => {
    const missed = hotels.filter(({ city, name }) => {
      const typed = words(name).slice(0, 2)
      const cityName = gazetteer().names[city] ?? ''
      const there = search(`${typed.join(' ')} ${cityName}`).filter(
        (place) => place.type === 'hotel' && place.destination === cityName,
      )
      const fitting = there.filter((place) =>
        typed.every((word) => words(place.name).some((each) => each.startsWith(word))),
      )
      return !there.some((place) => place.name === name) && fitting.length < 8
    })
    expect(missed).toEqual([])
  },
)
