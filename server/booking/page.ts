import 'server-only'
import type { BookingLookUp } from '../../lib/booking/look-up.ts'
import { desk, type Desk } from '../desk.ts'
import { alsoMay, requireGrant } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { kindOf, readableKinds, type AnyBookingView } from './kinds.ts'
import { lookUpBooking } from './look-up.ts'

/**
 * What the signed-in person may do to a booking: null, or the permission that they lack. As far as their permissions tell;
 * the gateway also asks whose it is.
 */
export type BookingBars = { order: string | null; cancel: string | null; extend: string | null }

export type BookingPage =
  | (Extract<BookingLookUp<AnyBookingView>, { kind: 'read' }> & { bars: BookingBars })
  | Extract<BookingLookUp, { kind: 'session' | 'failed' | 'not-found' }>

/** A booking of any kind for its page, with what the person may do. Without a session `session`. */
export async function bookingForPage(uniqueId: string): Promise<BookingPage> {
  const gate = await requireGrant('signed_in')
  return gate.ok ? bookingPageOf(desk(), gate.grant, uniqueId) : { kind: 'session' }
}

/** The same for a grant at hand. A booking that the desk does not know is looked for among all kinds. */
export async function bookingPageOf(here: Desk, grant: AnyGrant, uniqueId: string): Promise<BookingPage> {
  const known = await kindOfRow(here, grant.officeId, uniqueId)
  const readable = readableKinds(grant)
  const kinds = known === null ? readable : readable.filter(({ kind }) => kind === known)
  if (kinds.length === 0) return { kind: 'failed', message: 'Permission denied' }
  for (const kind of kinds) {
    const found = await lookUpBooking(here, grant, kind, uniqueId)
    if (found.kind === 'read') return { ...found, bars: barsOf(grant, found.booking) }
    if (found.kind === 'session' || found.kind === 'failed') return found
  }
  return { kind: 'not-found' }
}

function barsOf(grant: AnyGrant, booking: AnyBookingView): BookingBars {
  const { order, cancel, extend } = kindOf(booking.kind)
  const barOf = ({ permission }: { permission: typeof order.permission }) =>
    alsoMay(grant, permission) === null ? `Your user lacks the permission ${permission}` : null
  return { order: barOf(order), cancel: barOf(cancel), extend: extend ? barOf(extend) : null }
}

async function kindOfRow(here: Desk, officeId: string, uniqueId: string) {
  const db = await here.store.db()
  const row = await db
    .selectFrom('booking')
    .select('kind')
    .where('office_id', '=', officeId)
    .where('unique_id', '=', uniqueId)
    .executeTakeFirst()
  return row?.kind ?? null
}
