import { beforeAll, describe, expect, it } from 'vitest'
import type { PlaceType } from '../../../../contract/place/types.ts'
import { hotelsOfPlace } from '../../../../gateway/world/hotel/hotels-of-place.ts'
import { gazetteer } from '../../../../gateway/world/geography/gazetteer.ts'
import { placeOfExternalId } from '../../../../gateway/world/place/place-supply.ts'
import { placeIndex } from '../../../../gateway/world/place/place-index.ts'
import { searchPlaces } from '../../../../gateway/world/place/search-places.ts'

// Built once, because it takes longer than the time limit of a test on a busy machine.
beforeAll(() => {
  placeIndex()
}, 120_000)

const search = (q: string, type: PlaceType | null = null, sandbox = true) =>
  searchPlaces({ q, limit: 10, type, sandbox })

describe('types of place', () => {
  it.each([
    ['chiado', 'district', 'Chiado, Lisbon, Portugal'],
    ['alfama lisbon', 'district', 'Alfama, Lisbon, Portugal'],
    ['kreuzberg', 'district', 'Kreuzberg, Berlin, Germany'],
    ['eiffel', 'landmark', 'Eiffel Tower, Paris, France'],
    ['tower bridge london', 'landmark', 'Tower Bridge, London, United Kingdom'],
    ['tuscany', 'region', 'Tuscany, Italy'],
    ['portugal', 'country', 'Portugal'],
    ['casa do miradouro lisbon', 'hotel', 'Casa do Miradouro, Lisbon, Portugal'],
    ['lisbon casa miradouro', 'hotel', 'Casa do Miradouro, Lisbon, Portugal'],
    ['tejo river', 'hotel', 'Tejo Riverside, Lisbon, Portugal'],
  ])('%s finds the %s %s first', (q, type, label) => {
    expect(search(q)[0]).toMatchObject({ type, label })
  })

  it('finds a hotel of any town by its name and town', () => {
    const town = search('tomar', 'city')[0]
    const hotels = town && hotelsOfPlace(town.externalId)
    expect(hotels?.size).toBeGreaterThan(5)
    for (const [row, name] of (hotels?.name ?? []).entries()) {
      const ids = search(`${name} Tomar`, 'hotel').map(({ id }) => id)
      expect(ids, name).toContain(hotels?.hotelId[row])
    }
  })

  it('keeps to the type that is asked for', () => {
    for (const type of ['city', 'district', 'region', 'country', 'landmark', 'hotel'] as const) {
      const places = search('central', type)
      expect(places.every((place) => place.type === type)).toBe(true)
    }
    expect(search('hotel paris', 'hotel')).toHaveLength(10)
  })

  it('does not let hotels stand before a city that a slip hides', () => {
    expect(search('lonfon')[0]?.label).toBe('London, England, United Kingdom')
  })

  it('gives hotels their own positive id and takes it back', () => {
    const [hotel] = search('casa do miradouro lisbon')
    expect(hotel?.externalId).toBe(String(hotel?.id))
    expect(hotel?.externalId).toMatch(/^(?!1111)\d{9,10}$/)
    expect(hotel?.nrHotels).toBe(1)
    expect(placeOfExternalId(hotel?.externalId ?? '')).toEqual(hotel)
    for (const id of ['7000000000000', '7022670579999', '7999999990000', '702267057000'])
      expect(placeOfExternalId(id), id).toBeNull()
  })

  it('brings back every landmark and quarter by its id', () => {
    const places = gazetteer()
    let parts = 0
    for (let row = places.size - 1; places.cityOf(row) !== null; row--) {
      const externalId = `1111${-(places.id[row] ?? 0)}`
      if (places.type[row] === 1) expect(placeOfExternalId(externalId)?.id).toBe(places.id[row])
      parts++
      if (parts > 50) break
    }
    expect(externalIdsOf('eiffel')).toEqual(externalIdsOf('eiffel tower paris'))
  })
})

describe('the sandbox', () => {
  it('shows its city and the quarter with the negative id, production does not', () => {
    expect(search('sandbox city')[0]).toMatchObject({ type: 'city', nrHotels: 48 })
    const quarter = search('old quarter sandbox')[0]
    expect(quarter).toMatchObject({ type: 'district', label: 'Old Quarter, Sandbox City, Iceland' })
    expect(quarter?.id).toBeLessThan(0)
    expect(quarter?.externalId).toBe('111199000002')
    expect(placeOfExternalId('111199000002')).toEqual(quarter)
    for (const q of ['sandbox city', 'old quarter', 'price rise', 'unrated'])
      expect(search(q, null, false).filter(({ label }) => label.includes('Sandbox'))).toEqual([])
  })

  it('finds a scenario hotel by its name', () => {
    expect(search('price rise')[0]?.label).toBe('Price Rise, Sandbox City, Iceland')
    expect(search('unrated, no photo')[0]?.name).toBe('Unrated, No Photo')
  })
})

function externalIdsOf(q: string): string[] {
  return search(q, 'landmark').map(({ externalId }) => externalId)
}
