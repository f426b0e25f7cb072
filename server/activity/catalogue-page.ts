import 'server-only'
import type { CatalogueLanguage } from '../../contract/activity/codes.ts'
import type { ProductSummary } from '../../contract/activity/product.ts'
import {
  ACTIVITY_PAGE_SIZE,
  type ActivityRow,
  type CatalogueAnswer,
  type TextReading,
} from '../../lib/activity/catalogue-answer.ts'
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
import { centsOfUsd } from '../../lib/money.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'
import { catalogueOf, wholeCatalogue } from './catalogues.ts'
import {
  countActivities,
  findActivities,
  type IndexedCatalogue,
  type IndexedProduct,
} from './find-activities.ts'
import { englishNames } from '../reference/places-named.ts'
import { matchesOf, nearSearches, type Matches } from './near-searches.ts'
import { includesWords, titlesOf, type Titles } from './titles.ts'
import { answered, Unanswered } from './unanswered.ts'
import { readText } from './words-and-places.ts'

/**
 * A page of the catalogue with its counts. The booking service finds the word; the desk narrows, counts and
 * sorts, because the documented lists take one place and one category, and count nothing but their rows.
 * While the catalogue is read for the first time, the list's own pages answer where they can.
 */
export async function cataloguePage(
  desk: Desk,
  grant: AnyGrant,
  view: ActivityView,
): Promise<CallOutcome<CatalogueAnswer>> {
  const word = view.text.trim()
  try {
    const [first, englishOf] = await Promise.all([
      catalogueOf(desk, grant, { patient: !isPlain(view) }),
      word === '' ? null : englishNames(desk, grant),
    ])
    const query = { ...view, text: word, language: view.language ?? languageOfWord(word) }
    const plain = first ? null : plainPage(await readPlainPage(desk, grant, query), query)
    // The documented list knows no place in a text, so a text that it does not find is read here.
    if (plain && (plain.total > 0 || word === '')) return { kind: 'ok', data: plain }
    const catalogue = first ?? (await wholeCatalogue(desk, grant))
    const reading = readText(word, catalogue.places, englishOf ?? (() => []))
    const asked = { ...view, text: word }
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

/** Whether the documented list can answer a view. It does not take a place of which the kind is unknown. */
function isPlain({ filters }: ActivityView): boolean {
  return filters.places.length === 0 && filters.categories.length <= 1
}

async function readPlainPage(
  desk: Desk,
  grant: AnyGrant,
  { text, language, filters, sort, page }: ActivityView,
) {
  const input = {
    ...(text === '' ? {} : { q: text }),
    ...(language === null ? {} : { language }),
    ...(filters.categories[0] === undefined ? {} : { category: filters.categories[0] }),
    ...(filters.minCents === null ? {} : { min_price: filters.minCents / 100 }),
    ...(filters.maxCents === null ? {} : { max_price: filters.maxCents / 100 }),
    sort,
    page,
    per_page: ACTIVITY_PAGE_SIZE,
  }
  return answered(await callAs(desk, grant, 'activity.products', input))
}

function plainPage(
  { data, meta }: Awaited<ReturnType<typeof readPlainPage>>,
  { language }: ActivityView,
): CatalogueAnswer {
  return {
    rows: data.map((row) => plainRow(row, language)),
    total: meta.pagination.total,
    matching: null,
    facets: null,
    language,
    rescues: [],
    reading: null,
    near: [],
  }
}

function plainRow(row: ProductSummary, language: CatalogueLanguage | null): ActivityRow {
  const { uuid, title, titleTranslated, image_url: image, typeName, cityName } = row
  return {
    ...{ uuid, title, image, typeName, cityName },
    translated: secondTitle(title, titleTranslated, language),
    fromCents: centsOfUsd(row.basePrice),
    soldCount: row.sold_count,
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

function secondTitle(title: string, second: string | null, language: CatalogueLanguage | null) {
  return second === null || second === title || language === null ? null : { language, title: second }
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
