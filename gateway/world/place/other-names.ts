import { createRequire } from 'node:module'
import { otherCountryNames } from '../../../contract/place/country-names.ts'
import { stateNames } from '../../../contract/place/state-names.ts'
import { placeTypes, type PlaceType } from '../../../contract/place/types.ts'
import { foldText } from '../../../text/fold-text.ts'
import { readTable, text } from '../table.ts'
import type { Gazetteer } from '../geography/gazetteer.ts'
import { readHolidayRegions } from '../geography/holiday-regions.ts'
import { cityId, countryId, holidayRegionId, regionId } from '../geography/place-id.ts'
import { cities } from '../reference/cities.ts'
import { countries } from '../reference/countries.ts'
import { otherNamesOf, servedAreasOf } from '../reference/names-of-cities.ts'

/**
 * Another name of a place. `foreign` means that neither English nor a language of its country uses it, or
 * that it is a nickname: a place that is really called so comes first.
 */
export type PlaceName = { row: number; name: string; foreign: boolean }

/** The names of places beside those of the gazetteer, for searching. */
export function* otherNames(places: Gazetteer): Generator<PlaceName> {
  const ownLanguages = languagesOfCountries()
  const isPlace = ownNamesOf(places)
  for (const each of rowsOf(places, countryNames(ownLanguages), regionNames())) {
    // Scotland is a region, not the United Kingdom.
    if (!isPlace(each.row, each.name, ['region'])) yield each
  }
  for (let row = 0; row < places.size; row++) {
    const spoken = ownLanguages.get(places.countryCode(row))
    for (const { name, languages, nickname } of otherNamesOf(-(places.id[row] ?? 0))) {
      const own = languages.some((language) => language === 'en' || spoken?.has(language))
      yield { row, name, foreign: nickname || !own }
    }
  }
  for (const city of cities().values()) {
    const row = city.geonamesId === 0 ? null : places.rowOf(cityId(city.geonamesId))
    if (row === null || !city.flightable) continue
    yield { row, name: city.name, foreign: true }
    for (const { name } of servedAreasOf(city.code)) {
      // People who fly to Naples for Amalfi stay in Amalfi.
      if (!isPlace(row, name, placeTypes)) yield { row, name, foreign: true }
    }
  }
}

/** Tells whether another place of some types, in the country of a row, is called so itself. */
function ownNamesOf(places: Gazetteer) {
  const rowsByName = Map.groupBy(places.type.keys(), (row) => foldText(places.names[row] ?? ''))
  return (row: number, name: string, types: readonly PlaceType[]): boolean =>
    (rowsByName.get(foldText(name)) ?? []).some(
      (other) =>
        other !== row &&
        places.country[other] === places.country[row] &&
        types.some((type) => type === placeTypes[places.type[other] ?? 0]),
    )
}

/**
 * The other names of countries and regions with the codes of states and provinces, which are read behind the
 * name of a city alone (`Austin TX`).
 */
export function wordsOfAreas(places: Gazetteer): Iterable<PlaceName> {
  return rowsOf(places, countryNames(languagesOfCountries()), regionNames(), stateCodes(places))
}

type NameOfId = [id: number, name: string, foreign: boolean]

function* rowsOf(places: Gazetteer, ...lists: Iterable<NameOfId>[]): Generator<PlaceName> {
  for (const [id, name, foreign] of lists.flatMap((list) => [...list])) {
    const row = places.rowOf(id)
    if (row !== null) yield { row, name, foreign }
  }
}

/** Languages in which countries are found, besides English. */
const languages = 'ar de es fa fr he id it ja ko pt ru th tr uk vi zh zh-Hant'.split(' ')

/** Each other name of a country, long and short (США). */
function* countryNames(ownLanguages: LanguagesOfCountries): Generator<NameOfId> {
  for (const [code, names] of Object.entries(otherCountryNames)) {
    for (const name of names) yield [countryId(code), name, false]
  }
  for (const language of languages) {
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none', style })
      for (const code of countries().keys()) {
        const name = names.of(code)
        const own = ownLanguages.get(code)?.has(language.replace('-', '_')) === true
        if (name !== undefined) yield [countryId(code), name, !own]
      }
    }
  }
}

/** Each other name of a region. */
function* regionNames(): Generator<NameOfId> {
  const columns = { countryCode: text, adminCode: text, name: text }
  const file = new URL('./facts/other-region-names.tsv', import.meta.url)
  for (const { countryCode, adminCode, name } of readTable(file, columns)) {
    yield [regionId(countryCode, adminCode), name, false]
  }
  for (const region of readHolidayRegions()) {
    for (const name of region.otherNames) yield [holidayRegionId(region), name, false]
  }
}

/** The postal code of each state and province that is written with one. */
function* stateCodes(places: Gazetteer): Generator<NameOfId> {
  const codes = new Map(
    Object.entries(stateNames).flatMap(([country, states]) =>
      Object.entries(states).map(([code, name]) => [`${country} ${name}`, code] as const),
    ),
  )
  for (let row = 0; row < places.size; row++) {
    if (placeTypes[places.type[row] ?? 0] !== 'region') continue
    // New York State is not the city.
    const name = (places.names[row] ?? '').replace(/ State$/, '')
    const code = codes.get(`${places.countryCode(row)} ${name}`)
    if (code !== undefined) yield [places.id[row] ?? 0, code, false]
  }
}

type SpokenLanguages = Record<string, { _officialStatus?: string }>

/** The official languages of every country, by its code. */
type LanguagesOfCountries = ReadonlyMap<string, ReadonlySet<string>>

function languagesOfCountries(): LanguagesOfCountries {
  const { supplemental } = createRequire(import.meta.url)('cldr-core/supplemental/territoryInfo.json') as {
    supplemental: { territoryInfo: Record<string, { languagePopulation?: SpokenLanguages }> }
  }
  return new Map(
    Object.entries(supplemental.territoryInfo).map(([code, { languagePopulation = {} }]) => [
      code,
      new Set(Object.keys(languagePopulation).filter((each) => languagePopulation[each]?._officialStatus)),
    ]),
  )
}
