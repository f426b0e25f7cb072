import { describe, expect, it } from 'vitest'
import { foldText } from '../../../../text/fold-text.ts'
import { gazetteer } from '../../../../gateway/world/geography/gazetteer.ts'
import { cityId } from '../../../../gateway/world/geography/place-id.ts'
import { searchPlaces } from '../../../../gateway/world/place/search-places.ts'
import { cities } from '../../../../gateway/world/reference/cities.ts'
import { listOf, number, flag, readTable, text } from '../../../../gateway/world/table.ts'

const facts = new URL('../../../../gateway/world/reference/facts/', import.meta.url)
const translated = readTable(new URL('city-names-in-languages.tsv', facts), {
  geonamesId: number,
  languages: listOf(text),
  name: text,
})
const english = readTable(new URL('other-city-names.tsv', facts), {
  geonamesId: number,
  city: text,
  nickname: flag,
  name: text,
})
const areas = readTable(new URL('served-area-names.tsv', facts), {
  city: text,
  languages: listOf(text),
  name: text,
})

describe('the tables of names', () => {
  it('name places of the gazetteer alone', () => {
    const unknown = [...translated, ...english].filter(
      ({ geonamesId }) => gazetteer().rowOf(cityId(geonamesId)) === null,
    )
    expect(unknown).toEqual([])
  })

  it('have the name that the gazetteer gives the place of a former or colloquial name', () => {
    const other = english.filter(({ geonamesId, city }) => {
      const row = gazetteer().rowOf(cityId(geonamesId))
      return row === null || gazetteer().names[row] !== city
    })
    expect(other).toEqual([])
  })

  it('name areas only for cities with flights', () => {
    expect(areas.filter(({ city }) => !cities().get(city)?.flightable)).toEqual([])
  })

  it('have each name of a place once', () => {
    const keys = translated.map(({ geonamesId, name }) => `${geonamesId} ${name}`)
    expect(keys.length - new Set(keys).size).toBe(0)
    const others = english.map(({ geonamesId, name }) => `${geonamesId} ${foldText(name)}`)
    expect(others.length - new Set(others).size).toBe(0)
  })

  it('are clean: no marks of direction, brackets, or Latin letters in another script', () => {
    const latin = /\p{Script=Latin}/u
    const otherScript = new Set(['ja', 'ko', 'th', 'zh', 'zh-Hant', 'ar', 'fa', 'he', 'ru', 'uk'])
    const unclean = translated.filter(
      ({ languages, name }) =>
        /[\u200B-\u200F\u202A-\u202E\u2060-\u2069,،()[\]]/.test(name) ||
        (languages.some((language) => otherScript.has(language)) && latin.test(name)),
    )
    expect(unclean).toEqual([])
  })
})

describe('every name', () => {
  // Some names are those of twenty larger places too (Belén, Jefferson).
  it('finds its place', { timeout: 60_000 }, () => {
    const names = [...translated.filter((_, at) => at % 7 === 0), ...english]
    const missed = names.filter(
      ({ geonamesId, name }) =>
        !searchPlaces({ q: name, limit: 60, type: null, sandbox: false }).some(
          ({ id }) => id === cityId(geonamesId),
        ),
    )
    expect(missed).toEqual([])
  })
})
