import { sexes, titles } from '../../contract/booking/person.ts'

type Title = (typeof titles)[number]

/** Titles that no booking asks for and that are typed into names all the same. */
const OTHER_TITLES = ['Dr', 'Prof']

const TITLE_WORDS: ReadonlySet<string> = new Set(
  [...titles.flatMap(({ name, word }) => [name, word]), ...OTHER_TITLES].map((word) => word.toLowerCase()),
)

/** True for a word that is a title, in any case and with or without its full stop. */
export function isTitleWord(word: string): boolean {
  return TITLE_WORDS.has(word.toLowerCase().replace(/\.$/, ''))
}

/** The titles of an adult, or of a child. Miss is both. */
export function titlesFor(isChild: boolean): readonly Title[] {
  return titles.filter((title) => title.of === 'both' || title.of === (isChild ? 'children' : 'adults'))
}

/** True if a title, as a form has it, is one of them. */
function isTitleFor(isChild: boolean, code: string): boolean {
  return titlesFor(isChild).some((title) => title === titleOf(code))
}

/** The problem with a title at this age; null if there is none. A title that is not listed says no age. */
export function titleProblem(isChild: boolean, code: string): string | null {
  if (code === '') return 'Choose a title.'
  if (titleOf(code) === undefined || isTitleFor(isChild, code)) return null
  const names = titlesFor(isChild).map(({ name }) => name)
  const last = names.pop()
  return `${titleName(code)} is not for ${isChild ? 'a child' : 'an adult'}: choose ${names.join(', ')} or ${last}.`
}

/** The code of the sex that a title says, as a form has it; empty for no title. */
export function sexOfTitle(code: string): string {
  const title = titleOf(code)
  return title === undefined ? '' : String(title.sex)
}

/** `Mr`; empty for no title. */
export function titleName(code: string): string {
  return titleOf(code)?.name ?? ''
}

/** `male`; empty for no sex. */
export function sexName(code: string): string {
  return sexes.find((sex) => String(sex.code) === code)?.name ?? ''
}

/**
 * The title that a person has at this age: the given one if it fits, else the first of the same sex. A boy
 * who was saved as Master is Mr today.
 */
export function titleAtAge(isChild: boolean, code: string): string {
  if (isTitleFor(isChild, code)) return code
  return usualTitle(isChild, sexOfTitle(code))
}

/**
 * The title of a person of whom only the sex is known: Mr or Ms, Mstr or Miss; empty if the sex is not known.
 */
export function usualTitle(isChild: boolean, sex: string): string {
  const usual = titlesFor(isChild).filter((title) => String(title.sex) === sex)
  // A woman is Mrs only if she says so.
  const title = usual.find(({ name }) => name === 'Ms') ?? usual[0]
  return title === undefined ? '' : String(title.code)
}

/** A title by its code, or by its name, as the booking service takes it too. */
function titleOf(text: string): Title | undefined {
  return titles.find(({ code, name }) => String(code) === text || name === text)
}
