import { typedText } from '../typed-text.ts'
import { isTitleWord } from './titles.ts'

/** The two names of a person as a form has them. */
export type TypedNames = { firstName: string; lastName: string }

/** Advice on a typed name. */
export type NameAdvice = {
  /** Empty where the button says it all. */
  message: string
  /** False where the name may be sent as it is. */
  blocks: boolean
  /** The text that one key puts in its place, and the label of its button; null where nothing is known. */
  take: { label: string; names: Partial<TypedNames> } | null
}

/** Stands for the first names of a person whose passport has one name: first name unknown. */
export const NO_FIRST_NAME = 'FNU'

/** Texts that are typed in place of a missing name. */
const NO_NAMES = /^(?:[-.\s]+|n\/a|none|null|nfn|nln|lnu|xxx|unknown|no name|no first name|no last name)$/i

/**
 * The problem with a name in every kind of booking: it is missing, or a title is typed into it. Null if there
 * is none. A person with one name has it as last name, and FNU as first.
 * @param asOn where the name is read: ` as on the passport`
 */
export function personNameAdvice(names: TypedNames, field: keyof TypedNames, asOn = ''): NameAdvice | null {
  const typed = typedText(names[field])
  const isMissing = typed === '' || isNoName(typed, field)
  if (!isMissing) return titleAdvice(typed, field)
  const enter = `Enter the ${field === 'firstName' ? 'first names' : 'last name'}${asOn}.`
  const otherField = field === 'firstName' ? 'lastName' : 'firstName'
  const only = typedText(names[otherField])
  if (only === '' || isNoName(only, otherField) || only.toUpperCase() === NO_FIRST_NAME) {
    return { message: enter, blocks: true, take: null }
  }
  const oneName = ` If the passport has one name, it is the last name, and the first name is ${NO_FIRST_NAME}.`
  const message = field === 'firstName' ? enter + oneName : enter
  const take =
    field === 'firstName'
      ? { label: `Use ${NO_FIRST_NAME}`, names: { firstName: NO_FIRST_NAME } }
      : { label: `Use ${only} / ${NO_FIRST_NAME}`, names: { lastName: only, firstName: NO_FIRST_NAME } }
  return { message, blocks: true, take }
}

function isNoName(typed: string, field: keyof TypedNames): boolean {
  return NO_NAMES.test(typed) || (field === 'lastName' && typed.toUpperCase() === NO_FIRST_NAME)
}

/** A title before or behind the name: `ANNA MRS`. Master is a last name as well. */
function titleAdvice(typed: string, field: keyof TypedNames): NameAdvice | null {
  const words = typed.split(/\s+/)
  const isTitle = (word = '') => isTitleWord(word) && !(field === 'lastName' && /^master$/i.test(word))
  const titles: string[] = []
  while (words.length > 1 && isTitle(words.at(-1))) titles.push(words.pop() ?? '')
  while (words.length > 1 && isTitle(words[0])) titles.push(words.shift() ?? '')
  const rest = words.join(' ')
  const [title] = titles
  if (title !== undefined) {
    const message = `Leave out ${title}: the title has its own field. Use ${rest}.`
    return { message, blocks: true, take: { label: `Use ${rest}`, names: { [field]: rest } } }
  }
  if (!/^(?:mr|mrs|mstr)\.?$/i.test(typed)) return null
  return { message: `${typed} is a title, not a name.`, blocks: true, take: null }
}
