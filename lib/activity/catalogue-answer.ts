import type { CatalogueLanguage } from '../../contract/activity/codes.ts'
import type { CountedWay } from '../filter-rescue.ts'

/** Rows of a page of the catalogue. */
export const ACTIVITY_PAGE_SIZE = 50

/** An activity as its row shows it. Cents of USD for an adult on the cheapest date. */
export type ActivityRow = {
  uuid: string
  title: string
  /** The title in the list's language, or in that in which the word was found; null: only `title`. */
  translated: { language: CatalogueLanguage; title: string } | null
  image: string | null
  typeName: string
  cityName: string
  fromCents: number
  soldCount: number
}

/**
 * A country with its cities, or a parent category with its categories. Counts are activities, each counted
 * once.
 */
export type CountedBranch = CountedLeaf & { below: readonly CountedLeaf[] }

export type CountedLeaf = { uuid: string; name: string; count: number }

/**
 * How many activities each choice has, counted under the word and the other filters, but not under its own.
 * `prices` are the activities of bands of equal width from $0 on; the last one has everything above as well.
 */
export type ActivityFacets = {
  places: readonly CountedBranch[]
  categories: readonly CountedBranch[]
  prices: { bandCents: number; counts: readonly number[] }
}

/** Whether all parts are counted. */
export function isCounted({ places, categories, prices }: Partial<ActivityFacets>): boolean {
  return places !== undefined && categories !== undefined && prices !== undefined
}

/** A place that is named by words of a typed text. */
export type WordPlace = { uuid: string; name: string; typed: string }

/** A typed text as it is looked for: words of titles, and places in which the activities are. */
export type TextReading = { words: readonly string[]; places: readonly WordPlace[] }

/** A search near one that found nothing: fewer words, a place alone, or the words in another place. */
export type NearSearch = { text: string; words: string; place: string | null; total: number }

/** A page of the catalogue in a view. */
export type CatalogueAnswer = {
  rows: readonly ActivityRow[]
  total: number
  /** Activities with the word, whatever the filters; null where that is not counted yet. */
  matching: number | null
  /** A part that is missing is not counted yet: ask again. */
  facets: Partial<ActivityFacets>
  /** The language of the second titles; null: none but the default one. */
  language: CatalogueLanguage | null
  /**
   * The filters that can be dropped where nothing matches, with the number of activities that this brings
   * back.
   */
  rescues: readonly CountedWay[]
  /** How the text was read; null where it names no place. */
  reading: TextReading | null
  /** Searches that find something with these filters, where this one finds nothing. */
  near: readonly NearSearch[]
}
