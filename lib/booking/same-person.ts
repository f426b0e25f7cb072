/** Titles that are typed into a name field, and are no part of the name. */
const TITLES: ReadonlySet<string> = new Set(['mr', 'mrs', 'ms', 'miss', 'mstr', 'dr', 'prof'])

/** Letters that do not decompose into a plain letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/**
 * Names for comparison: without case, accents, blanks, hyphens and apostrophes, and without a title before or
 * behind one of them. Empty for names of no letters.
 */
export function nameKey(...names: readonly string[]): string {
  return names.flatMap(wordsWithoutTitle).join('')
}

function wordsWithoutTitle(name: string): string[] {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const letters = plain.replaceAll(/[ßłđøæœı]/g, (letter) => PLAIN[letter] ?? letter)
  const words = letters.match(/[\p{L}\p{N}]+/gu) ?? []
  while (words.length > 1 && TITLES.has(words[0] ?? '')) words.shift()
  while (words.length > 1 && TITLES.has(words.at(-1) ?? '')) words.pop()
  return words
}

/**
 * The entries of a list that repeat an earlier one, each with the first that it repeats; positions count from
 * 0.
 */
export function repeatsIn<Entry>(
  entries: readonly Entry[],
  isSame: (earlier: Entry, later: Entry) => boolean,
): { index: number; of: number }[] {
  return entries.flatMap((later, index) => {
    const of = entries.slice(0, index).findIndex((earlier) => isSame(earlier, later))
    return of === -1 ? [] : [{ index, of }]
  })
}
