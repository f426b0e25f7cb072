import 'server-only'
import type { CatalogueLanguage } from '../../contract/activity/codes.ts'
import type { ActivityRow, CatalogueAnswer, TextReading } from '../../lib/activity/catalogue-answer.ts'
import type { ActivityView } from '../../lib/activity/activity-view.ts'
import { groupsOf, withGroups } from '../../lib/activity/filter-groups.ts'
import { languageOfWord, languagesOfWord } from '../../lib/activity/word-languages.ts'
import {
  onlyAllHelps,
  pairsOut,
  rescues,
  waysOut,
  type CountedWay,
  type Way,
} from '../../lib/filter-rescue.ts'
import type { Desk } from '../desk.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'
import { catalogueAtHand, startReading, wholeCatalogue } from './catalogues.ts'
import {
  countActivities,
  findActivities,
  type IndexedCatalogue,
  type IndexedProduct,
} from './find-activities.ts'
import { englishNames } from '../reference/places-named.ts'
import { matchesOf, nearSearches, type Matches } from './near-searches.ts'
import { isPlain, plainPage, secondTitle } from './plain-page.ts'
import { includesWords, titlesOf, type Titles } from './titles.ts'
import { Unanswered } from './unanswered.ts'
import { readText } from './words-and-places.ts'

/**
 * A page of the catalogue with its counts. The booking service finds the word; the desk narrows, counts and
 * sorts, because the documented lists take one place and one category, and count nothing but their rows.
 * As long as the catalogue has not been read, the list's own pages answer where they can.
 * @param atFirst true for what a screen shows first: only counts that need no further call are waited for
 */
export async function cataloguePage(
  desk: Desk,
  grant: AnyGrant,
  view: ActivityView,
  { atFirst }: { atFirst: boolean },
): Promise<CallOutcome<CatalogueAnswer>> {
  const word = view.text.trim()
  const asked = { ...view, text: word }
  try {
    const [atHand, englishOf] = await Promise.all([
      catalogueAtHand(desk, grant),
      word === '' ? null : englishNames(desk, grant),
    ])
    const plain = !atHand && isPlain(view) ? await plainPage(desk, grant, asked, { atFirst }) : null
    if (plain && !atFirst) startReading(desk, grant)
    // The documented list knows no place in a text, and not what to drop where it finds nothing.
    if (plain && plain.total > 0) return { kind: 'ok', data: plain }
    const catalogue = atHand ?? (await wholeCatalogue(desk, grant))
    const reading = readText(word, catalogue.places, englishOf ?? (() => []))
    const asPlace = await countedPage(desk, grant, asked, catalogue, reading)
    // A place that has nothing of the kind may have been meant as a word: `nice dinner`.
    const asWords = { words: word.split(/\s+/).filter(Boolean), places: [] }
    const isMisread = asPlace.matching === 0 && reading.places.length > 0
    const other = isMisread ? await countedPage(desk, grant, asked, catalogue, asWords) : asPlace
    return { kind: 'ok', data: other.total > 0 ? other : asPlace }
  } catch (error) {
    if (error instanceof Unanswered) return error.outcome
    throw error
  }
}

async function countedPage(
  desk: Desk,
  grant: AnyGrant,
  view: ActivityView,
  catalogue: IndexedCatalogue,
  reading: TextReading,
): Promise<CatalogueAnswer> {
  const { filters } = view
  const words = reading.words.join(' ')
  const language = view.language ?? languageOfWord(words || view.text)
  const titles = await titlesOfWords(desk, grant, reading.words, language)
  const matches = matchesOf(catalogue, titles.byWord, reading)
  const { page, total, matching, facets } = findActivities(catalogue, matches, view)
  const rows = page.map((product) => indexedRow(product, titles.shown, language))
  const isEmpty = total === 0
  return {
    rows: words === '' ? rows : await withFoundTitles(desk, grant, rows, reading.words, language),
    total,
    matching,
    facets,
    language,
    rescues: isEmpty ? waysBack(catalogue, matches, { text: view.text, filters }) : [],
    reading: reading.places.length > 0 ? reading : null,
    near: isEmpty ? nearSearches(catalogue, titles.byWord, reading, filters) : [],
  }
}

/** The titles with each word, and those that rows show: of the first word, or of all without words. */
async function titlesOfWords(
  desk: Desk,
  grant: AnyGrant,
  words: readonly string[],
  language: CatalogueLanguage | null,
): Promise<{ byWord: readonly Titles[]; shown: Titles | null }> {
  const byWord = await Promise.all(words.map((word) => titlesOf(desk, grant, { word, language })))
  if (byWord.length > 0 || language === null) return { byWord, shown: byWord[0] ?? null }
  return { byWord, shown: await titlesOf(desk, grant, { word: '', language }) }
}

function indexedRow(
  product: IndexedProduct,
  titles: Titles | null,
  language: CatalogueLanguage | null,
): ActivityRow {
  const { uuid, title, image, typeName, cityName, fromCents, soldCount } = product
  const translated = secondTitle(title, titles?.get(uuid) ?? null, language)
  return { uuid, title, translated, image, typeName, cityName, fromCents, soldCount }
}

/**
 * Rows that have the word in neither of their titles have it in a title of another language of its script:
 * they get that title, so that a reader sees why they were found.
 */
async function withFoundTitles(
  desk: Desk,
  grant: AnyGrant,
  rows: readonly ActivityRow[],
  words: readonly string[],
  shown: CatalogueLanguage | null,
): Promise<ActivityRow[]> {
  const [word = ''] = words
  const isExplained = ({ title, translated }: ActivityRow) =>
    includesWords(title, words) || (translated !== null && includesWords(translated.title, words))
  if (rows.every(isExplained)) return [...rows]
  const others = languagesOfWord(word).filter((language) => language !== shown)
  const translations = await Promise.all(
    others.map(async (language) => ({ language, titles: await titlesOf(desk, grant, { word, language }) })),
  )
  return rows.map((row) => {
    if (isExplained(row)) return row
    const match = translations.find(({ titles }) => includesWords(titles.get(row.uuid) ?? '', words))
    return match
      ? { ...row, translated: secondTitle(row.title, match.titles.get(row.uuid)!, match.language) }
      : row
  })
}

/**
 * The ways that bring activities back: dropping one filter or the word, or two of them where one is not
 * enough.
 */
function waysBack(
  catalogue: IndexedCatalogue,
  matches: Matches,
  query: Pick<ActivityView, 'text' | 'filters'>,
): CountedWay[] {
  const groups = groupsOf(query)
  // Without its text a search would be the whole catalogue, which helps nobody.
  if (Object.keys(groups).join() === 'text') return []
  const totalOf = (way: Way) => {
    const left = withGroups(query, way.filters)
    return countActivities(catalogue, left.text === '' ? null : matches, left.filters)
  }
  const single = waysOut(groups)
  const totals = single.map(totalOf)
  const pairs = onlyAllHelps(single, totals) ? pairsOut(groups) : []
  return rescues([...single, ...pairs], [...totals, ...pairs.map(totalOf)])
}
