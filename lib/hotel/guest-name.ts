import { latinSpelling, nameProblem, type NameProblem } from '../booking/latin-name.ts'
import { typedText } from '../typed-text.ts'
import { personNameAdvice, type NameAdvice, type TypedNames } from '../booking/name-advice.ts'

/**
 * Checks a guest's name. Hotels take accented Latin letters, and the voucher prints them; they take no other
 * scripts and no digits. Null if the name can be sent unchanged.
 */
export function guestNameProblem(name: string): NameProblem | null {
  const typed = typedText(name)
  if (/^['’]?\p{Script=Latin}[\p{Script=Latin}\p{M}'’ .-]*$/u.test(typed)) return null
  const problem = nameProblem(typed)
  return problem && { ...problem, message: messageFor(typed) }
}

/**
 * The spelling in A to Z of a name that is also valid unchanged: some front desks look for the passport's
 * spelling. Null if there is none.
 */
export function plainSpelling(name: string): string | null {
  return typedText(name) === '' || nameProblem(name) === null ? null : latinSpelling(name)
}

/** Advice on a guest's name; null for none. The passport's spelling is offered, and not required. */
export function guestNameAdvice(names: TypedNames, field: keyof TypedNames): NameAdvice | null {
  const wrong = personNameAdvice(names, field)
  if (wrong) return wrong
  const problem = guestNameProblem(names[field])
  const plain = plainSpelling(names[field])
  if (problem === null && plain === null) return null
  const take = plain === null ? null : { label: `As on the passport: ${plain}`, names: { [field]: plain } }
  return { message: problem?.message ?? '', blocks: problem !== null, take }
}

function messageFor(typed: string): string {
  return /\d/.test(typed)
    ? "Names can't contain digits."
    : 'Only Latin letters, as in the two lines at the bottom of the passport page.'
}
