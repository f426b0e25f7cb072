import { foldText, spelledOut } from '../../text/fold-text.ts'
import { sharedForm, textForms } from '../../text/text-forms.ts'
import { isTitleWord } from './titles.ts'

/**
 * Names for comparison: without case, accents, blanks, hyphens, apostrophes and titles. Empty for names of no
 * letters.
 */
export function nameKey(...names: readonly string[]): string {
  return wordsOf(foldText(names.join(' '))).join('')
}

/** The one key that all spellings of a name share: of `Müller`, `MUELLER` and `Muller`. */
export function sharedNameKey(name: string): string {
  return wordsOf(sharedForm(name)).join('')
}

/** The words of a name in each of its forms, without titles unless it is nothing else. */
export function nameForms(name: string): string[][] {
  return textForms(name).map(wordsOf)
}

/**
 * Whether two names are one, where umlauts may be written out: `Müller` is `MUELLER` and `MULLER`, which are
 * not each other's, as Michael is not Michał. For what is erased, exported or kept together.
 */
export function isSameName(one: string, other: string): boolean {
  const keys = [foldText(one), spelledOut(one)].map((form) => wordsOf(form).join(''))
  return [foldText(other), spelledOut(other)].some((form) => {
    const key = wordsOf(form).join('')
    return key !== '' && keys.includes(key)
  })
}

function wordsOf(folded: string): string[] {
  const words = folded.split(' ').filter(Boolean)
  const named = words.filter((word) => !isTitleWord(word))
  return named.length > 0 ? named : words
}

/** Somebody of a form or a booking, as far as it is known: `birthDate` is null where it is not. */
export type KnownPerson = { name: string; birthDate: string | null }

/** Whether two names may be one person's, in any spelling of both. For questions, which cost one answer. */
export function mayBeOneName(one: string, other: string): boolean {
  const key = sharedNameKey(one)
  return key !== '' && key === sharedNameKey(other)
}

/** Whether two may be one person: names that may be one, and no other date of birth. */
function mayBeSame(one: KnownPerson, other: KnownPerson): boolean {
  const { birthDate: born } = other
  const isOther = one.birthDate !== null && born !== null && one.birthDate !== born
  return !isOther && mayBeOneName(one.name, other.name)
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
