import { foldText } from '../../../text/fold-text.ts'
import { isUnspaced, ranker, textForms, type Rank } from '../../../text/text-forms.ts'

/** A filter that words can mean. */
export type WordFilter<Filters> = {
  /** Unlike that of every other filter of the screen. */
  id: string
  /** What the filter says as a chip. */
  text: string
  /** Words that mean it, its label first. */
  names: readonly string[]
  /** The number of results that it would leave: of several filters, the one with more is meant. */
  count: number
  apply: (filters: Filters) => Filters
}

/** The filters of a screen, in words. */
export type FilterLanguage<Filters> = {
  filters: readonly WordFilter<Filters>[]
  /** Reads a phrase with a number, such as `under 150` or `4 stars`, in small letters; null for any other. */
  ofNumber: (phrase: string) => Omit<WordFilter<Filters>, 'names' | 'count'> | null
}

/** What a typed text means. */
export type WordsRead<Filters> = {
  meant: readonly Omit<WordFilter<Filters>, 'names' | 'count'>[]
  /** Words that are no filter of the screen, as they were typed. */
  unread: readonly string[]
}

/** The longest phrase in words. Names of sights and chains are the longest. */
const MOST_WORDS = 6

/** A name is found by its beginning, from two letters on: one letter would mean anything. */
const LEAST_LETTERS = 2

/** Words that join filters and mean none. */
const JOINING = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'in',
  'near',
  'of',
  'on',
  'only',
  'or',
  'the',
  'to',
  'via',
  'with',
])

/**
 * Reads typed words as filters, from the left: the longest phrase that is a number with its unit or the whole
 * name of a filter, otherwise the longest that begins the words of a name. Each filter is meant once.
 */
export function readWords<Filters>(typed: string, language: FilterLanguage<Filters>): WordsRead<Filters> {
  const words = typed
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  const meant = new Map<string, WordsRead<Filters>['meant'][number]>()
  const unread: string[] = []
  const named = language.filters.map((filter) => ({ filter, forms: filter.names.map(textForms) }))
  for (let at = 0; at < words.length;) {
    const found = filterAt(words.slice(at, at + MOST_WORDS), language, named)
    if (found) meant.set(found.filter.id, found.filter)
    else if (!JOINING.has(words[at] ?? '')) unread.push(words[at] ?? '')
    at += found?.words ?? 1
  }
  return { meant: [...meant.values()], unread }
}

/** A filter with the forms of each of its names. */
type Named<Filters> = { filter: WordFilter<Filters>; forms: readonly (readonly string[])[] }

function filterAt<Filters>(
  words: readonly string[],
  language: FilterLanguage<Filters>,
  named: readonly Named<Filters>[],
) {
  const phrases = words.map((_, at) => {
    const phrase = words.slice(0, words.length - at)
    return { words: phrase.length, typed: phrase.join(' '), byRank: filtersNamed(phrase.join(' '), named) }
  })
  for (const { words, typed, byRank } of phrases) {
    const filter = language.ofNumber(typed) ?? byRank(0)
    if (filter) return { filter, words }
  }
  // A joining word begins no name: "and" is not Andaz.
  if (JOINING.has(words[0] ?? '')) return null
  for (const { words, typed, byRank } of phrases) {
    const filter = isShort(typed) ? null : (byRank(1) ?? byRank(2))
    if (filter) return { filter, words }
  }
  return null
}

function isShort(typed: string): boolean {
  const folded = foldText(typed)
  return folded.length < LEAST_LETTERS && !isUnspaced(folded)
}

/** The filters that have a phrase in a name: of each rank the one with most results. */
function filtersNamed<Filters>(phrase: string, named: readonly Named<Filters>[]) {
  if (foldText(phrase) === '') return () => null
  const rankOf = ranker(phrase)
  const ranked = named.map(({ filter, forms }) => ({ filter, ranks: forms.map(rankOf) }))
  return (rank: Rank) => most(ranked.filter(({ ranks }) => ranks.includes(rank)).map(({ filter }) => filter))
}

function most<Filters>(filters: readonly WordFilter<Filters>[]): WordFilter<Filters> | null {
  return filters.reduce<WordFilter<Filters> | null>(
    (best, filter) => (best === null || filter.count > best.count ? filter : best),
    null,
  )
}
