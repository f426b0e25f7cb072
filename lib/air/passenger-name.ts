import { droppedSigns, latinSpelling, nameProblem } from '../booking/latin-name.ts'
import { personNameAdvice, type NameAdvice, type TypedNames } from '../booking/name-advice.ts'
import { typedText } from '../typed-text.ts'

/** Of last and first names together, as airlines take them in one field with the title. */
const NAMES_MAX = 58

/** Advice on the name of a passenger; null if the name is sent and ticketed as typed. */
export function airlineNameAdvice(names: TypedNames, field: keyof TypedNames): NameAdvice | null {
  const wrong = personNameAdvice(names, field, ' as on the passport')
  if (wrong) return wrong
  const problem = nameProblem(names[field])
  if (problem) return spellingAdvice(field, problem, true)
  const long = lengthAdvice(names, field)
  if (long) return long
  const dropped = droppedSpelling(names[field])
  return dropped && spellingAdvice(field, dropped, false)
}

function spellingAdvice(
  field: keyof TypedNames,
  { message, suggestion }: { message: string; suggestion: string | null },
  blocks: boolean,
): NameAdvice {
  const take = suggestion === null ? null : { label: `Use ${suggestion}`, names: { [field]: suggestion } }
  return { message, blocks, take }
}

/**
 * Names that are too long together. The later first names go; the last name is cut only where the first of
 * them would not fit beside it.
 */
function lengthAdvice(names: TypedNames, field: keyof TypedNames): NameAdvice | null {
  const last = latinSpelling(names.lastName) ?? typedText(names.lastName)
  const first = latinSpelling(names.firstName) ?? typedText(names.firstName)
  const length = last.length + first.length
  if (length <= NAMES_MAX) return null
  const [firstWord = ''] = first.split(' ')
  const isOfLast = last.length + Math.max(1, firstWord.length) > NAMES_MAX && last.length > NAMES_MAX / 2
  if (isOfLast !== (field === 'lastName')) return null
  const short = isOfLast
    ? last.slice(0, NAMES_MAX - Math.min(firstWord.length, NAMES_MAX / 2)).trim()
    : firstNamesWithin(first, NAMES_MAX - last.length)
  return {
    message: `Airlines take ${NAMES_MAX} letters for both names; these are ${length}. Use ${short}.`,
    blocks: true,
    take: { label: `Use ${short}`, names: { [field]: short } },
  }
}

function firstNamesWithin(first: string, room: number): string {
  const words = first.split(' ')
  while (words.length > 1 && words.join(' ').length > room) words.pop()
  return words.join(' ').slice(0, room).trim()
}

/**
 * The airlines' spelling of a name that may be sent as it is: `LANAI` of `Lana'i`; null if it stays the same.
 */
function droppedSpelling(name: string) {
  const typed = typedText(name)
  const suggestion = /['-]/.test(typed) ? latinSpelling(typed) : null
  if (suggestion === null) return null
  return { message: `Airlines drop ${droppedSigns(typed)}: the ticket reads ${suggestion}.`, suggestion }
}
