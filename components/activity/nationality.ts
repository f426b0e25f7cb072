import type { Restrictions } from '../../lib/activity/activity-reads.ts'
import { countryName } from '../../lib/place/countries.ts'

/** `unknown`: there is a rule, and no nationality to check. */
export type Verdict = 'unrestricted' | 'unknown' | 'allowed' | 'forbidden'

/**
 * Whether a product is sold to a nationality (Activity v2, restrictions): `allow` is the whitelist, `exclude`
 * the blacklist, and both must permit it.
 * @param nationality ISO 3166 alpha-2 code; empty if it is not known
 */
export function verdictOf({ allow, exclude }: Restrictions, nationality: string): Verdict {
  if (allow.length === 0 && exclude.length === 0) return 'unrestricted'
  if (nationality === '') return 'unknown'
  const has = (codes: readonly string[]) => codes.some((code) => code.toUpperCase() === nationality)
  if (has(exclude)) return 'forbidden'
  return allow.length === 0 || has(allow) ? 'allowed' : 'forbidden'
}

/** The rule as a sentence: `Not sold to nationals of South Korea`. Empty without one. */
export function restrictionText({ allow, exclude }: Restrictions): string {
  if (allow.length > 0) return `Sold only to nationals of ${countryList(allow)}`
  return exclude.length > 0 ? `Not sold to nationals of ${countryList(exclude)}` : ''
}

/** The verdict as a sentence: `Not sold to nationals of the United States`. */
export function verdictText(restrictions: Restrictions, nationality: string): string {
  const nationals = `nationals of ${nameInSentence(nationality)}`
  const texts: Record<Verdict, string> = {
    unrestricted: 'Sold to all nationalities',
    unknown: "Select the traveller's nationality",
    allowed: `Allowed for ${nationals}`,
    forbidden: `Not sold to ${nationals}`,
  }
  return texts[verdictOf(restrictions, nationality)]
}

const MOST_NAMED = 6

function countryList(codes: readonly string[]): string {
  const names = codes.slice(0, MOST_NAMED).map((code) => nameInSentence(code.toUpperCase()))
  const more = codes.length - names.length
  const parts = more > 0 ? [...names, `${more} more`] : names
  const last = parts.at(-1) ?? ''
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last
}

/** English puts an article before names that are plural or contain a common noun. */
function nameInSentence(code: string): string {
  const name = countryName(code)
  const takesThe =
    /^(United|Bahamas|Comoros|Gambia|Maldives|Netherlands|Philippines|Seychelles)|Republic|Islands|Territor/
  return takesThe.test(name) ? `the ${name}` : name
}
