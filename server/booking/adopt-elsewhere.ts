import 'server-only'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { refusalReason } from '../../lib/booking/act-outcome.ts'
import type { AdoptOutcome } from '../../lib/booking/adopt-outcome.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { ViewOf } from '../../lib/kinds.ts'
import type { Desk } from '../desk.ts'
import { isSessionLost, type CallOutcome } from '../gateway-client/outcome.ts'
import { readableKinds } from '../kinds.ts'
import { officeConfig } from '../config/office-config.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import { earlierBookings, isEnded } from './earlier-booking.ts'
import { kindOfRow } from './kind-of-row.ts'
import type { BookingReference, OtherId, KindHandling, KindTypes } from './kind.ts'
import { ADOPTED } from './own-events.ts'
import { rememberBooking } from './remember.ts'

type Kinds = ReturnType<typeof readableKinds>

/**
 * Adds a booking that was made elsewhere to the office's list. The booking service is asked for every kind,
 * first by its own reference, then by the client reference. Another id of a kind, such as that of an order,
 * is resolved to the reference first. The service finds only bookings of the office. One whose people have
 * another booking at the same time is asked about before it is added.
 * @param evenIfBooked the agent was told of those bookings
 */
export async function adoptElsewhere(
  desk: Desk,
  grant: AnyGrant,
  text: string,
  evenIfBooked = false,
): Promise<AdoptOutcome> {
  if ((await kindOfRow(desk, grant.officeId, text)) !== null) return { kind: 'known', reference: text }
  const kinds = readableKinds(grant)
  if (kinds.length === 0) return { kind: 'failed', message: "You don't have permission to view bookings." }
  const owner = kinds.find(({ otherId }) => otherId?.isOne(text))
  const asks = !evenIfBooked
  if (owner?.otherId) return adoptByOtherId(desk, grant, owner, owner.otherId, { id: text, asks })
  const by = [{ reference: text }, { clientReference: text }]
  return adoptBy(desk, grant, kinds, { by, isIt: () => true, asks })
}

async function adoptByOtherId(
  desk: Desk,
  grant: AnyGrant,
  kind: Kinds[number],
  otherId: OtherId<ViewOf>,
  { id, asks }: { id: string; asks: boolean },
): Promise<AdoptOutcome> {
  const named = await otherId.referenceOf(desk, grant, id)
  if (named.kind === 'ok') {
    if (named.data) {
      const { by, isIt } = named.data
      return adoptBy(desk, grant, [kind], { by: [by], isIt, asks })
    }
    return { kind: 'failed', message: "The booking service doesn't give the reference of this order." }
  }
  if (isSessionLost(named)) return { kind: 'session' }
  return isNotFound(kind, named) ? { kind: 'not-found' } : { kind: 'failed', message: failureText(named) }
}

/** The references to look for, whether a booking is the one, and whether to ask before it is added. */
type Sought = {
  by: readonly BookingReference[]
  isIt: (booking: ViewOf) => boolean
  asks: boolean
}

async function adoptBy(
  desk: Desk,
  grant: AnyGrant,
  kinds: Kinds,
  { by: references, isIt, asks }: Sought,
): Promise<AdoptOutcome> {
  let failed: string | null = null
  for (const by of references) {
    for (const kind of kinds) {
      const askedAt = desk.clock.now()
      const read = await kind.read(desk, grant, by)
      if (read.kind === 'ok') {
        if (isIt(read.data)) {
          const question = asks ? await askedAbout(desk, grant, kind, read.data) : null
          return question ?? adopt(desk, grant, kind, read.data, askedAt)
        }
        failed = "The booking service gives another booking for this order's reference."
        continue
      }
      if (isSessionLost(read)) return { kind: 'session' }
      if (!isNotFound(kind, read)) failed = failureText(read)
    }
  }
  return failed === null ? { kind: 'not-found' } : { kind: 'failed', message: failed }
}

/** The question about other bookings of a booking's people at the same time; null if it need not be asked. */
async function askedAbout<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  booking: K['view'],
): Promise<AdoptOutcome | null> {
  const { occupied } = kind.list.line(kind.list.summaryOf(booking))
  const isKnown = (await kindOfRow(desk, grant.officeId, booking.reference)) !== null
  if (isKnown || isEnded(booking)) return null
  const wanted = { people: kind.people.inView(booking), occupied, offerCode: null }
  const { live, failed } = await earlierBookings(desk, grant, kind, wanted)
  if (live.length === 0 && !failed) return null
  return { kind: 'booked-before', bookingKind: kind.kind, found: booking.reference, existing: live }
}

async function adopt<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  booking: K['view'],
  askedAt: Date,
): Promise<AdoptOutcome> {
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
      verb: ADOPTED,
      reference,
      before: null,
      after: booking.state,
      requestId: grant.requestId,
    })
    return true
  })
  return { kind: isNew ? 'adopted' : 'known', reference }
}

/**
 * A kind that cannot have such a reference refuses it as wrong, which also means that nothing was found.
 * Other failures leave open whether there is a booking.
 */
function isNotFound(
  { kind }: { kind: BookingKind },
  read: Exclude<CallOutcome<unknown>, { kind: 'ok' }>,
): boolean {
  if (read.kind !== 'refused') return false
  return refusalReason(kind, read.code) === 'not-found' || [400, 404, 422].includes(read.httpStatus)
}

function failureText(read: Exclude<CallOutcome<unknown>, { kind: 'ok' }>): string {
  return read.kind === 'refused' ? read.message : `${SERVICE_AWAY}.`
}
