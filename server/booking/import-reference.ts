import 'server-only'
import type { ImportOutcome } from '../../lib/booking/import-outcome.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Desk } from '../desk.ts'
import { readableKinds } from '../kinds.ts'
import { officeConfig } from '../config/office-config.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import { earlierBookings, isEnded } from './earlier-booking.ts'
import { findElsewhere, type FoundElsewhere } from './find-elsewhere.ts'
import { kindOfRow } from './kind-of-row.ts'
import { IMPORTED } from './own-events.ts'
import { rememberBooking } from './remember.ts'

/**
 * Adds a booking that was made elsewhere to the office's list (`findElsewhere`). One whose people have
 * another booking at the same time is asked about before it is added.
 * @param evenIfBooked the agent was told of those bookings
 */
export async function importReference(
  desk: Desk,
  grant: AnyGrant,
  text: string,
  evenIfBooked = false,
): Promise<ImportOutcome> {
  if ((await kindOfRow(desk, grant.officeId, text)) !== null) return { kind: 'known', reference: text }
  const kinds = readableKinds(grant)
  if (kinds.length === 0) return { kind: 'failed', message: "You don't have permission to view bookings." }
  const found = await findElsewhere(desk, grant, kinds, text)
  if (found.kind === 'failed' || found.kind === 'away') return { kind: 'failed', message: found.message }
  if (found.kind !== 'found') return found
  const question = evenIfBooked ? null : await askedAbout(desk, grant, found)
  return question ?? addToList(desk, grant, found)
}

/** The question about other bookings of a booking's people at the same time; null if it need not be asked. */
async function askedAbout(
  desk: Desk,
  grant: AnyGrant,
  { of: kind, booking }: FoundElsewhere,
): Promise<ImportOutcome | null> {
  const { occupied } = kind.list.line(kind.list.summaryOf(booking))
  const isKnown = (await kindOfRow(desk, grant.officeId, booking.reference)) !== null
  if (isKnown || isEnded(booking)) return null
  const wanted = { people: kind.people.inView(booking), occupied, offerCode: null }
  const { live, failed } = await earlierBookings(desk, grant, kind, wanted)
  if (live.length === 0 && !failed) return null
  return { kind: 'booked-before', bookingKind: kind.kind, found: booking.reference, existing: live }
}

async function addToList(
  desk: Desk,
  grant: AnyGrant,
  { of: kind, booking, askedAt }: FoundElsewhere,
): Promise<ImportOutcome> {
  const { reference } = booking
  const config = await officeConfig(desk, grant)
  const officeAt = config.kind === 'read' ? new Date(config.serverNow) : null
  const isNew = await inTransaction(await desk.store.db(), async (trx) => {
    const existing = await trx
      .selectFrom('booking')
      .select('reference')
      .where('office_id', '=', grant.officeId)
      .where('reference', '=', reference)
      .executeTakeFirst()
    await rememberBooking(desk, trx, grant, kind, { booking, askedAt, officeAt, ownAct: true })
    if (existing) return false
    await appendAudit(trx, {
      officeId: grant.officeId,
      at: desk.clock.now(),
      officeAt,
      who: grant.userName,
      whoName: grant.displayName,
      verb: IMPORTED,
      reference,
      before: null,
      after: booking.state,
      requestId: grant.requestId,
    })
    return true
  })
  return { kind: isNew ? 'imported' : 'known', reference }
}
