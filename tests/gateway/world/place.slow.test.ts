import { describe, expect, it } from 'vitest'
import { gazetteer } from '../../../gateway/world/geography/gazetteer.ts'
import { hotelCountOf } from '../../../gateway/world/geography/hotel-count.ts'
import { lookupPlaces, placeOfExternalId } from '../../../gateway/world/place/place-supply.ts'
import { placeRecordV1, placeRecordV2 } from '../../../gateway/families/session-gateway/places.ts'
import { searchPlaces } from '../../../gateway/world/place/search-places.ts'

const search = (q: string, limit = 10) => searchPlaces({ q, limit, type: null, sandbox: false })
const first = (q: string) => search(q)[0]?.label

describe('place search', () => {
  it('knows more than 100,000 places, each with an id of its own', () => {
    expect(gazetteer().size).toBeGreaterThan(100_000)
    expect(new Set(gazetteer().id).size).toBe(gazetteer().size)
    expect(gazetteer().id.every((id) => id < 0)).toBe(true)
  })

  it.each([
    ['LON', 'London, England, United Kingdom'],
    ['sin', 'Singapore'],
    ['jfk', 'New York City, New York State, United States'],
    ['münchen', 'Munich, Bavaria, Germany'],
    ['MUNCHEN', 'Munich, Bavaria, Germany'],
    ['muenchen', 'Munich, Bavaria, Germany'],
    ['wien', 'Vienna, Austria'],
    ['lisboa', 'Lisbon, Portugal'],
    ['praha', 'Prague, Czechia'],
    ['東京', 'Tokyo, Japan'],
    ['دبي', 'Dubai, Dubai Emirate, United Arab Emirates'],
    ['تهران', 'Tehran, Tehran Province, Iran'],
    ['Москва', 'Moscow, Russia'],
    ['são paulo', 'São Paulo, São Paulo State, Brazil'],
    ['san jose costa', 'San José, Costa Rica'],
    ['costa rica san jose', 'San José, Costa Rica'],
    ['frankfurt main', 'Frankfurt am Main, Hesse, Germany'],
    ['paris texas', 'Paris, Texas, United States'],
    ['saint louis', 'St. Louis, Missouri, United States'],
    ["xi'an", 'Xi’an, Shaanxi, China'],
    ['turkey', 'Türkiye'],
    ['usa', 'United States'],
    ['californ', 'California, United States'],
  ])('%s finds %s first', (q, label) => {
    expect(first(q)).toBe(label)
  })

  it.each([
    ['lonfon', 'London'],
    ['barcelnoa', 'Barcelona'],
    ['istanbl', 'Istanbul'],
    ['berrlin', 'Berlin'],
    ['xarcelona', 'Barcelona'],
    ['dubia', 'Dubai'],
  ])('%s, with a slip, finds %s first', (q, name) => {
    expect(search(q)[0]?.name).toBe(name)
  })

  // Up to ten places of a common prefix are stored; for eleven the search runs.
  it.each(['s', 'sa', 'sant', 'new', 'lond', 'al', 'kar', 'москв', 'saint'])(
    'finds the same for %s known or not',
    (q) => {
      expect(search(q, 10)).toEqual(search(q, 11).slice(0, 10))
      expect(search(q, 3)).toEqual(search(q, 11).slice(0, 3))
    },
  )

  it('puts a busy code first and a rare one behind the well known', () => {
    expect(search('bar').findIndex((place) => place.name === 'Barcelona')).toBe(0)
  })

  it('puts the bigger first', () => {
    const [a, b] = search('springfield')
    expect(a?.population).toBeGreaterThan(b?.population ?? Infinity)
  })

  it('keeps to the limit and the type, and finds nothing for nothing', () => {
    expect(search('san', 7)).toHaveLength(7)
    expect(search('s', 100)).toHaveLength(100)
    const regions = searchPlaces({ q: 'b', limit: 20, type: 'region', sandbox: false })
    expect(regions).toHaveLength(20)
    expect(regions.every((place) => place.type === 'region')).toBe(true)
    for (const q of ['', '   ', '!!!', 'qqxqqxqq']) expect(search(q), q).toEqual([])
    expect(search('x'.repeat(128))).toEqual([])
  })
})

describe('stored ids', () => {
  it('go out as 1111 and digits, and come back in order', () => {
    const [london] = search('london')
    const [france] = search('france')
    expect(london?.id).toBeLessThan(0)
    expect(london?.externalId).toBe(`1111${-(london?.id ?? 0)}`)
    expect(london?.externalId.length).toBeLessThanOrEqual(15)
    const back = lookupPlaces([
      france?.externalId ?? '',
      '42',
      london?.externalId ?? '',
      'x',
      '1111',
      '11119',
    ])
    expect(back).toEqual([france, london])
  })

  it('are taken in no other form', () => {
    const [london] = search('london')
    for (const id of [
      String(london?.id),
      String(-(london?.id ?? 0)),
      `0${london?.externalId}`,
      ` ${london?.externalId}`,
      '1e5',
    ]) {
      expect(placeOfExternalId(id), id).toBeNull()
    }
  })

  it('round-trip for every thousandth place', () => {
    for (let row = 0; row < gazetteer().size; row += 1000) {
      const place = gazetteer().place(row)
      expect(placeOfExternalId(place.externalId)).toEqual(place)
    }
  })
})

describe('records', () => {
  it('have the documented fields and never the negative id', () => {
    const place = search('munich')[0]
    if (!place) throw new Error('no Munich')
    const v2 = placeRecordV2(place)
    expect(v2).toEqual({
      id: Number(place.externalId),
      external_id: place.externalId,
      type: 'city',
      name: 'Munich',
      label: 'Munich, Bavaria, Germany',
      destination: 'Bavaria',
      country: { code: 'DE', name: 'Germany' },
      nr_hotels: place.nrHotels,
    })
    expect(placeRecordV1(place)).toEqual({
      id: v2.id,
      external_id: v2.id,
      name: 'Munich',
      destination: 'Bavaria',
      country: { code: 'DE', name: 'Germany' },
    })
  })

  it('count hotels by people, always the same', () => {
    expect(hotelCountOf({ id: -1, population: 1200, visited: false })).toBeLessThan(10)
    // More people always means more hotels: the number is a count, not a cap.
    const large = [20, 30, 40].map((millions) =>
      hotelCountOf({ id: -1, population: millions * 1_000_000, visited: true }),
    )
    expect(large).toEqual([...new Set(large)].sort((a, b) => a - b))
    const million = hotelCountOf({ id: -2643743, population: 1_000_000, visited: false })
    expect(million).toBeGreaterThan(300)
    expect(million).toBeLessThan(900)
    const vienna = search('vienna')[0]
    expect(vienna?.nrHotels).toBe(
      hotelCountOf({ id: vienna?.id ?? 0, population: vienna?.population ?? 0, visited: true }),
    )
  })
})
