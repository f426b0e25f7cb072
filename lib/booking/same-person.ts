import { foldText } from '../../text/fold-text.ts'
import { isTitleWord } from './titles.ts'

/**
 * Names for comparison: without case, accents, blanks, hyphens, apostrophes and titles. Empty for names of no
 * letters.
 */
export function nameKey(...names: readonly string[]): string {
  return nameWords(names.join(' ')).join('')
}

/** The words of a name for comparison, without titles unless it is nothing else. */
export function nameWords(name: string): string[] {
  const words = foldText(name).split(' ').filter(Boolean)
  const named = words.filter((word) => !isTitleWord(word))
  return named.length > 0 ? named : words
}

/** Somebody of a form or a booking, as far as it is known: `birthDate` is null where it is not. */
export type KnownPerson = { name: string; birthDate: string | null }

/** Whether two may be one person: the same names, and no other date of birth. */
function mayBeSame(one: KnownPerson, other: KnownPerson): boolean {
  const { birthDate: born } = other
  const isOther = one.birthDate !== null && born !== null && one.birthDate !== born
  const key = nameKey(one.name)
  return !isOther && key !== '' && key === nameKey(other.name)
}

/** The name, as in the first list, of somebody who is in both; null if nobody is. */
export function personInBoth(some: readonly KnownPerson[], others: readonly KnownPerson[]): string | null {
  return some.find((one) => others.some((other) => mayBeSame(one, other)))?.name ?? null
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
