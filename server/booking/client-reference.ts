import 'server-only'
import { bodyHash } from '../intent/body-hash.ts'
import type { GrantFacts } from '../session/grant.ts'

/**
 * The client reference of a person's first attempt at an offer. It is derived from person and offer, so that
 * a second tab, a reload and the Back button get the same reference and one intent guards them all.
 */
export function firstReference(grant: Pick<GrantFacts, 'officeId' | 'userName'>, offerCode: string): string {
  return derivedReference([grant.officeId, grant.userName, offerCode])
}

/**
 * The reference of the attempt after a settled one. It is derived from the spent reference, so that everyone
 * who learns of the outcome continues with the same next one.
 */
export function referenceAfter(spent: string): string {
  return derivedReference(['after', spent])
}

/** True for the format of the references made here. */
export function isOurReference(text: string): boolean {
  return /^TD-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

/** `TD-` and a hash, formatted as a UUID. */
function derivedReference(from: readonly string[]): string {
  const hash = bodyHash(from)
  const cuts = [0, 8, 12, 16, 20, 32]
  return `TD-${cuts
    .slice(1)
    .map((end, index) => hash.slice(cuts[index], end))
    .join('-')}`
}
