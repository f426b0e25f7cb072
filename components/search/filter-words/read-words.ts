import { foldText, joined } from '../../../text/fold-text.ts'
import { isUnspaced } from '../../../text/text-forms.ts'

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
  const named = namedFilters(language.filters)
  for (let at = 0; at < words.length;) {
    const found = filterAt(words.slice(at, at + MOST_WORDS), language, named)
    if (found) meant.set(found.filter.id, found.filter)
    else if (!JOINING.has(words[at] ?? '')) unread.push(words[at] ?? '')
    at += found?.words ?? 1
  }
  return { meant: [...meant.values()], unread }
}

type Named<Filters> = { filter: WordFilter<Filters>; name: string; words: readonly string[] }

function namedFilters<Filters>(filters: readonly WordFilter<Filters>[]): Named<Filters>[] {
  return filters.flatMap((filter) =>
    filter.names.map((each) => {
      const name = foldText(each)
      return { filter, name, words: name.split(' ') }
    }),
  )
}

function filterAt<Filters>(
  words: readonly string[],
  language: FilterLanguage<Filters>,
  named: readonly Named<Filters>[],
) {
  const lengths = words.map((_, index) => words.length - index)
  const phrase = (length: number) => words.slice(0, length).join(' ')
  for (const length of lengths) {
    const filter = language.ofNumber(phrase(length)) ?? wholeName(foldText(phrase(length)), named)
    if (filter) return { filter, words: length }
  }
  // A joining word begins no name: "and" is not Andaz.
  if (JOINING.has(words[0] ?? '')) return null
  for (const length of lengths) {
    const filter = nameBegunBy(foldText(phrase(length)), named)
    if (filter) return { filter, words: length }
  }
  return null
}

function wholeName<Filters>(phrase: string, named: readonly Named<Filters>[]): WordFilter<Filters> | null {
  if (phrase === '') return null
  const same = named.filter(({ name }) => joined(name) === joined(phrase))
  return most(same.map(({ filter }) => filter))
}

/** The filter whose name begins with the phrase, or has words that begin with all of its words. */
function nameBegunBy<Filters>(phrase: string, named: readonly Named<Filters>[]): WordFilter<Filters> | null {
  if (phrase.length < LEAST_LETTERS && !isUnspaced(phrase)) return null
  const parts = phrase.split(' ')
  const begun = named.filter(({ words }) =>
    parts.every((part) =>
      words.some((word) => (isUnspaced(part) ? word.includes(part) : word.startsWith(part))),
    ),
  )
  return (
    most(named.filter(({ name }) => joined(name).startsWith(joined(phrase))).map(({ filter }) => filter)) ??
    most(begun.map(({ filter }) => filter))
  )
}

function most<Filters>(filters: readonly WordFilter<Filters>[]): WordFilter<Filters> | null {
  return filters.reduce<WordFilter<Filters> | null>(
    (best, filter) => (best === null || filter.count > best.count ? filter : best),
    null,
  )
}
