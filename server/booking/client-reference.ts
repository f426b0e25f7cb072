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

const OURS = /TD-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** True for the format of the references made here. */
export function isOurReference(text: string): boolean {
  return text.search(OURS) === 0
}

/** Puts the agent's own reference before one of ours, where a gateway has one field for both. */
export function withOwnReference(own: string, ours: string): string {
  return `${own.trim()} ${ours}`.trim()
}

/** Takes such a text apart; a text without a reference of ours is all the agent's. */
export function ownAndOurs(text: string | null): { own: string | null; ours: string | null } {
  const at = text?.search(OURS) ?? -1
  if (text === null || at < 0) return { own: text || null, ours: null }
  return { own: text.slice(0, at).trim() || null, ours: text.slice(at) }
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
