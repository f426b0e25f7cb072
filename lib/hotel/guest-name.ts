import { nameProblem, type NameProblem } from '../booking/latin-name.ts'
import { typedText } from '../typed-text.ts'

/**
 * Checks a guest's name. Hotels take accented Latin letters, and the voucher prints them; they take no other
 * scripts and no digits. Null if the name can be sent unchanged.
 */
export function guestNameProblem(name: string): NameProblem | null {
  const typed = typedText(name)
  if (/^\p{Script=Latin}[\p{Script=Latin}\p{M}'’ .-]*$/u.test(typed)) return null
  const problem = nameProblem(typed)
  return problem && { ...problem, message: messageFor(typed) }
}

/**
 * The spelling in A to Z of a name that is also valid unchanged: some front desks look for the passport's
 * spelling. Null if there is none.
 */
export function plainSpelling(name: string): string | null {
  return typedText(name) === '' ? null : (nameProblem(name)?.suggestion ?? null)
}

function messageFor(typed: string): string {
  return /\d/.test(typed)
    ? "Names can't contain digits."
    : 'Only Latin letters, as in the two lines at the bottom of the passport page.'
}
