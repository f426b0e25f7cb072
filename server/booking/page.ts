import 'server-only'
import type { Rebooked } from '../../lib/booking/again.ts'
import type { LastSeen } from '../../lib/booking/last-seen.ts'
import type { ViewOf } from '../../lib/kinds.ts'
import { desk, type Desk } from '../desk.ts'
import { readableKinds } from '../kinds.ts'
import { adminsOf } from '../config/admins.ts'
import { requireGrant } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { settleAttempts } from './act.ts'
import { rebookingsOf } from './again.ts'
import { barOf, ownerBarOf, revealBarOf } from './bar.ts'
import type { KindHandling } from './kind.ts'
import { kindOfRow } from './kind-of-row.ts'
import { lookUpBooking, type BookingLookUp } from './look-up.ts'
import { mustSayWhy, ownerOf } from './owner.ts'
import { officeConfig, officeTimeOf, serverNowOf } from '../config/office-config.ts'
import { rowsByReference } from './office-rows.ts'
import { lineOfRow } from './stored-row.ts'

/**
 * Why the signed-in person may not perform a verb, by verb; null if they may. Judged by permissions, and by
 * whose booking it is as far as that is known; the gateway decides.
 */
export type BookingBars = Readonly<Record<string, string | null>>

export type BookingPageRead =
  | (Extract<BookingLookUp<ViewOf>, { kind: 'read' }> & {
      bars: BookingBars
      /** Who made it, if this person is an admin who must say why they act on it; null if not. */
      reasonFor: string | null
      /** Why the person may not see full numbers of documents; null if they may. */
      revealBar: string | null
      /** Address of a search for the same thing; null if it cannot be told. */
      searchAgainHref: string | null
      /** The notice about an act here whose answer was lost; null for none. */
      unanswered: string | null
      /** The bookings that were made instead of this one, latest first. */
      rebookedAs: readonly Rebooked[]
    })
  | Extract<BookingLookUp, { kind: 'session' | 'not-found' }>
  /** With the facts of the office's list, if it has any. */
  | { kind: 'failed'; message: string; lastSeen: LastSeen | null }

/** A booking of any kind for its page, with the acts that the person may do; `session` without a session. */
export async function bookingForPage(reference: string): Promise<BookingPageRead> {
  const gate = await requireGrant('signed_in')
  return gate.ok ? bookingPageOf(desk(), gate.grant, reference) : { kind: 'session' }
}

/** The same, for a given grant. A booking that the desk does not know is looked for in every kind. */
export async function bookingPageOf(
  here: Desk,
  grant: AnyGrant,
  reference: string,
): Promise<BookingPageRead> {
  const storedKind = await kindOfRow(here, grant.officeId, reference)
  const readable = readableKinds(grant)
  const kinds = storedKind === null ? readable : readable.filter(({ kind }) => kind === storedKind)
  if (kinds.length === 0) {
    return { kind: 'failed', message: "You don't have permission to view bookings.", lastSeen: null }
  }
  for (const kind of kinds) {
    // An act without an outcome is looked up first, so that the page and the list show its outcome.
    const unanswered = kind.kind === storedKind ? await settleAttempts(here, grant, kind, reference) : null
    const lookUp = await lookUpBooking(here, grant, kind, reference)
    if (lookUp.kind === 'read') {
      const [may, again] = await Promise.all([
        allowed(here, grant, kind, reference),
        rebookingsOf(here, grant, lookUp.booking.reference),
      ])
      const searchAgainHref = kind.searchAgainHref(lookUp.booking)
      const rebookedAs = again.map(({ reference: made, word }) => ({ reference: made, word }))
      return { ...lookUp, ...may, searchAgainHref, unanswered, rebookedAs }
    }
    if (lookUp.kind === 'session') return lookUp
    if (lookUp.kind === 'failed') return { ...lookUp, lastSeen: await lastSeenOf(here, grant, reference) }
  }
  return { kind: 'not-found' }
}

/** The acts that this person may do with a booking. */
async function allowed(
  here: Desk,
  grant: AnyGrant,
  kind: Pick<KindHandling, 'acts' | 'kind'>,
  reference: string,
): Promise<Pick<Extract<BookingPageRead, { kind: 'read' }>, 'bars' | 'reasonFor' | 'revealBar'>> {
  const [owner, admins] = await Promise.all([ownerOf(here, grant, reference), adminsOf(here, grant.officeId)])
  const ownerBar = ownerBarOf(grant, owner, admins)
  const bars = Object.entries(kind.acts).map(([verb, { operation }]) => [
    verb,
    barOf(grant, operation, admins) ?? ownerBar,
  ])
  return {
    bars: Object.fromEntries(bars) as BookingBars,
    reasonFor: mustSayWhy(grant, owner) ? owner.madeBy : null,
    revealBar: revealBarOf(grant, kind, admins),
  }
}

/**
 * The facts that the desk itself has of a booking; null if it does not know the booking, has never read it,
 * or this person may not read its kind.
 */
async function lastSeenOf(desk: Desk, grant: AnyGrant, reference: string): Promise<LastSeen | null> {
  const row = (await rowsByReference(await desk.store.db(), grant, [reference])).get(reference)
  if (!row || row.summary === null) return null
  const serverNow = serverNowOf(desk, await officeConfig(desk, grant))
  return {
    line: lineOfRow(desk, row),
    seenAt: officeTimeOf(desk, row.seen_at.getTime(), serverNow),
    serverNow,
  }
}
