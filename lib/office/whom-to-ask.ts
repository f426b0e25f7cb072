/** More names than these are left out of a sentence. */
const MOST_NAMES = 3

/**
 * The people to ask for somebody who lacks a permission: `Ines Duarte or Sara Weiss`.
 * @param admins names of the office's admins that the desk knows; without any, `an office admin`
 */
export function whomToAsk(admins: readonly string[]): string {
  if (admins.length === 0) return 'an office admin'
  const named = admins.slice(0, MOST_NAMES)
  const all = admins.length > MOST_NAMES ? [...named, 'another office admin'] : named
  return all.length === 1 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`
}

/**
 * Who may act on a colleague's booking: `Only Maya Lindqvist, who made it, or an admin (Ines Duarte) can do
 * this`.
 * @param madeBy null if it is not known
 */
export function onlyMakerText(madeBy: string | null, admins: readonly string[]): string {
  const maker = madeBy === null ? 'whoever made it' : `${madeBy}, who made it,`
  const admin = admins.length === 0 ? 'an office admin' : `an admin (${whomToAsk(admins)})`
  return `Only ${maker} or ${admin} can do this`
}
