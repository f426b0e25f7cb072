import { demonyms, otherCountryNames } from '../../contract/place/country-names.ts'
import { foldText, joined } from '../../text/fold-text.ts'
import { textForms } from '../../text/text-forms.ts'
import { countries, type Country } from '../../lib/place/countries.ts'
import { countryOfPassport } from './passport-countries.ts'

/** Languages whose names of countries are understood; English has names of its own. */
const LANGUAGES =
  'en id ja ko th vi zh-Hans zh-Hant ar de fr es it pt nl pl sv da ru uk tr fa he hi el'.split(' ')

/**
 * The names in other languages take a moment to gather, so they wait for as many letters if English names
 * match a shorter text.
 */
const LETTERS_OF_WORD = 4

/** A country that a text finds. */
export type FoundCountry = Country & {
  /** Whether the text is its code or a whole name of it; otherwise it is a guess. */
  exact: boolean
  /** The name that was found, where it is not the English one: `Holland`. */
  otherName?: string
}

/** A name in one of its folded forms; `whole` is the form without its blanks. */
type Entry = { country: Country; name: string; form: string; whole: string; foreign: boolean }
type Match = { country: Country; name: string; rank: number }

/** The order of matches. Names in other languages are `foreign`. */
const RANKS = {
  own: { exact: 0, beginning: 2, laterWord: 3 },
  foreign: { exact: 1, beginning: 4, laterWord: 5 },
} as const
const LAST_EXACT = RANKS.foreign.exact

let ownEntries: readonly Entry[] | undefined
let foreignEntries: readonly Entry[] | undefined
let codesByName: ReadonlyMap<string, readonly string[]> | undefined

/**
 * Countries that match a typed text: by their code (two or three letters, or as passports print it), then by
 * a whole name, a beginning and a later word; English names, other names that people write and nationalities
 * before names in other languages. A text that names several countries, such as `Korea`, finds each of them
 * exactly.
 */
export function findCountries(query: string, limit = 8): FoundCountry[] {
  const typed = foldText(query)
  if (typed === '') return []
  const coded = countryOfCode(joined(typed))
  const found = matchesOf(typed, coded !== undefined)
  const best = coded ? null : (found[0]?.rank ?? null)
  const others = found
    .filter(({ country }) => country !== coded)
    .map(({ country, name, rank }) => foundBy(country, name, rank === best && rank <= LAST_EXACT))
  return [...(coded ? [foundBy(coded, coded.name, true)] : []), ...others].slice(0, limit)
}

/** Codes of the countries that have a text as a whole name, in English or as people write it. */
export function countriesNamed(text: string): readonly string[] {
  codesByName ??= codesOf(ownNamesFolded())
  return codesByName.get(joined(foldText(text))) ?? []
}

/** Whether a text is a code or a whole name of a country. */
export function isCountryCalled(code: string, text: string): boolean {
  return countryOfCode(joined(foldText(text)))?.code === code || countriesNamed(text).includes(code)
}

function foundBy(country: Country, name: string, exact: boolean): FoundCountry {
  return { ...country, exact, ...(name !== country.name && { otherName: name }) }
}

function countryOfCode(typed: string): Country | undefined {
  const code = typed.length === 2 ? typed.toUpperCase() : countryOfPassport(typed)
  return countries.find((country) => country.code === code)
}

function matchesOf(typed: string, isCode: boolean): Match[] {
  const own = ownNamesFolded()
  const matches = ranked(own, typed)
  if (isCode || matches[0]?.rank === RANKS.own.exact) return matches
  if (matches.length > 0 && typed.length < LETTERS_OF_WORD) return matches
  foreignEntries ??= [...foreignNames()].flatMap(([country, name]) => entriesOf(country, name, true))
  return ranked([...own, ...foreignEntries], typed)
}

function ownNamesFolded(): readonly Entry[] {
  return (ownEntries ??= [...ownNames()].flatMap(([country, name]) => entriesOf(country, name, false)))
}

function codesOf(entries: readonly Entry[]): ReadonlyMap<string, readonly string[]> {
  const groups = Map.groupBy(entries, ({ whole }) => whole)
  return new Map(
    [...groups].map(([whole, own]) => [whole, [...new Set(own.map(({ country }) => country.code))]]),
  )
}

/** Each country once, by its best match. */
function ranked(entries: readonly Entry[], typed: string): Match[] {
  const best = new Map<Country, Match>()
  const whole = joined(typed)
  for (const entry of entries) {
    const rank = rankOf(entry, typed, whole)
    const { country, name } = entry
    if (rank !== null && rank < (best.get(country)?.rank ?? Infinity))
      best.set(country, { country, name, rank })
  }
  return [...best.values()].sort((one, other) => one.rank - other.rank)
}

function rankOf({ form, whole, foreign }: Entry, typed: string, typedWhole: string): number | null {
  const ranks = foreign ? RANKS.foreign : RANKS.own
  if (whole === typedWhole) return ranks.exact
  if (form.startsWith(typed)) return ranks.beginning
  return form.includes(` ${typed}`) ? ranks.laterWord : null
}

function entriesOf(country: Country, name: string, foreign: boolean): Entry[] {
  return textForms(name).map((form) => ({ country, name, form, whole: joined(form), foreign }))
}

function* ownNames(): Generator<readonly [Country, string]> {
  for (const country of countries) {
    const { code, name } = country
    for (const each of [name, ...(otherCountryNames[code] ?? []), ...(demonyms[code] ?? [])])
      yield [country, each]
  }
}

function* foreignNames(): Generator<readonly [Country, string]> {
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (const country of countries) {
      const name = names.of(country.code)
      if (name !== undefined) yield [country, name]
    }
  }
}
