import 'server-only'
import type { CatalogueLanguage } from '../../contract/activity/codes.ts'
import type { ProductSummary } from '../../contract/activity/product.ts'
import type { ActivityView } from '../../lib/activity/activity-view.ts'
import {
  ACTIVITY_PAGE_SIZE,
  type ActivityFacets,
  type ActivityRow,
  type CatalogueAnswer,
} from '../../lib/activity/catalogue-answer.ts'
import { groupsOf } from '../../lib/activity/filter-groups.ts'
import { languageOfWord } from '../../lib/activity/word-languages.ts'
import { centsOfUsd } from '../../lib/money.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { AnyGrant } from '../session/grant.ts'
import { countedPlaces, firstCounts } from './first-counts.ts'
import { answered, Unanswered } from './unanswered.ts'

/** Whether the documented list can answer a view: it takes one place and one category. */
export function isPlain({ filters }: ActivityView): boolean {
  return filters.places.length <= 1 && filters.categories.length <= 1
}

/**
 * A page of the documented list. It has the counts of the whole catalogue where the view is that: those of
 * places if `atFirst`, otherwise all.
 * @throws Unanswered
 */
export async function plainPage(
  desk: Desk,
  grant: AnyGrant,
  view: ActivityView,
  { atFirst }: { atFirst: boolean },
): Promise<CatalogueAnswer> {
  const language = view.language ?? languageOfWord(view.text)
  const narrowed = Object.keys(groupsOf(view))
  const isWhole = narrowed.length === 0
  const counts = atFirst ? firstPlaces : firstCounts
  const [{ data, meta }, facets] = await Promise.all([
    readPlainPage(desk, grant, { ...view, language }),
    isWhole ? counts(desk, grant).catch(nothingCounted) : {},
  ])
  return {
    rows: data.map((row) => plainRow(row, language)),
    total: meta.pagination.total,
    matching: narrowed.every((group) => group === 'text') ? meta.pagination.total : null,
    facets,
    language,
    rescues: [],
    reading: null,
    near: [],
  }
}

async function firstPlaces(desk: Desk, grant: AnyGrant): Promise<Partial<ActivityFacets>> {
  return { places: await countedPlaces(desk, grant) }
}

/** Counts that do not come are asked for again; the rows are there. */
function nothingCounted(error: unknown): Partial<ActivityFacets> {
  if (error instanceof Unanswered) return {}
  throw error
}

async function readPlainPage(
  desk: Desk,
  grant: AnyGrant,
  { text, language, filters, sort, page }: ActivityView,
) {
  const input = {
    ...(text === '' ? {} : { q: text }),
    ...(language === null ? {} : { language }),
    ...(filters.places[0] === undefined ? {} : await placeFilter(desk, grant, filters.places[0])),
    ...(filters.categories[0] === undefined ? {} : { category: filters.categories[0] }),
    ...(filters.minCents === null ? {} : { min_price: filters.minCents / 100 }),
    ...(filters.maxCents === null ? {} : { max_price: filters.maxCents / 100 }),
    sort,
    page,
    per_page: ACTIVITY_PAGE_SIZE,
  }
  return answered(await callAs(desk, grant, 'activity.products', input))
}

/** A place as the list takes it: it asks whether it is a country. */
async function placeFilter(
  desk: Desk,
  grant: AnyGrant,
  place: string,
): Promise<{ country: string } | { city: string }> {
  const countries = await countedPlaces(desk, grant)
  return countries.some(({ uuid }) => uuid === place) ? { country: place } : { city: place }
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

/** The second title of a row in a language; null where it has none of its own. */
export function secondTitle(
  title: string,
  second: string | null,
  language: CatalogueLanguage | null,
): ActivityRow['translated'] {
  return second === null || second === title || language === null ? null : { language, title: second }
}
