import { nameProblem, type NameProblem } from '../booking/latin-name.ts'

/**
 * Checks a guest's name. Hotels take accented Latin letters, and the voucher prints them; other scripts and digits they do
 * not. Null where the name may be sent as it stands.
 */
export function guestNameProblem(name: string): NameProblem | null {
  const typed = name.trim()
  if (/^\p{Script=Latin}[\p{Script=Latin}\p{M}'’ .-]*$/u.test(typed)) return null
  const problem = nameProblem(typed)
  return problem && { ...problem, message: messageFor(typed) }
}

/** The spelling in A to Z alone of a name that may also go as it is: some front desks look for the passport's. Null without one. */
export function plainSpelling(name: string): string | null {
  return name.trim() === '' ? null : (nameProblem(name)?.suggestion ?? null)
}

function messageFor(typed: string): string {
  return /\d/.test(typed)
    ? "Names can't contain digits."
    : 'Only Latin letters, as in the two lines at the bottom of the passport page.'
}
