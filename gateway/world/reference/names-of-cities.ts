import { flag, listOf, number, readTable, text } from '../table.ts'

/** A name by which people look for a city, beside its English name. */
export type OtherName = {
  name: string
  /** The languages that use it (BCP 47); `en` for former and colloquial names. */
  languages: readonly string[]
  /** Short or colloquial (Vegas, KL), so that a place which is really called so comes first. */
  nickname: boolean
}

let byPlace: ReadonlyMap<number, readonly OtherName[]> | null = null
let byCity: ReadonlyMap<string, readonly OtherName[]> | null = null

/**
 * Other names of a populated place, by its GeoNames number: in other languages first, then former and
 * colloquial ones. Names that read like the English one without accents are left out.
 */
export function otherNamesOf(geonamesId: number): readonly OtherName[] {
  byPlace ??= grouped([...namesInLanguages(), ...englishNames()])
  return byPlace.get(geonamesId) ?? []
}

/**
 * Names of the island, region or country that people mean when they fly to a city, by its IATA code: Bali for
 * Denpasar, Hawaii for Honolulu.
 */
export function servedAreasOf(cityCode: string): readonly OtherName[] {
  byCity ??= grouped(servedAreas())
  return byCity.get(cityCode) ?? []
}

/**
 * All other names of a city by language code. A second name in a language has a private subtag: `en-x-2`
 * (BCP 47), because a record has one name for each code.
 */
export function translationsOf(city: { code: string; geonamesId: number }): Record<string, string> {
  const translations: Record<string, string> = {}
  for (const { name, languages } of [...otherNamesOf(city.geonamesId), ...servedAreasOf(city.code)]) {
    const [language = 'und'] = languages
    // English has the record's own name.
    let code = language
    for (let nth = 2; code === 'en' || code in translations; nth++) code = `${language}-x-${nth}`
    translations[code] = name
    for (const other of languages.slice(1)) if (other !== 'en') translations[other] ??= name
  }
  return translations
}

type Listed<Key> = OtherName & { key: Key }

function grouped<Key>(listed: readonly Listed<Key>[]): ReadonlyMap<Key, readonly OtherName[]> {
  return Map.groupBy(listed, ({ key }) => key)
}

function namesInLanguages(): Listed<number>[] {
  const columns = { geonamesId: number, languages: listOf(text), name: text }
  return readTable(new URL('./facts/city-names-in-languages.tsv', import.meta.url), columns).map(
    ({ geonamesId, languages, name }) => ({ key: geonamesId, languages, name, nickname: false }),
  )
}

/** The column `city` is for people who read the table. */
function englishNames(): Listed<number>[] {
  const columns = { geonamesId: number, city: text, nickname: flag, name: text }
  return readTable(new URL('./facts/other-city-names.tsv', import.meta.url), columns).map(
    ({ geonamesId, nickname, name }) => ({ key: geonamesId, languages: ['en'], name, nickname }),
  )
}

function servedAreas(): Listed<string>[] {
  const columns = { city: text, languages: listOf(text), name: text }
  return readTable(new URL('./facts/served-area-names.tsv', import.meta.url), columns).map(
    ({ city, languages, name }) => ({ key: city, languages, name, nickname: true }),
  )
}
