import 'server-only'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { refusalText } from '../../lib/booking/act-outcome.ts'
import type { RevealOutcome } from '../../lib/traveller/reveal.ts'
import { inTransaction } from '../../database/transaction.ts'
import { revealBarOf } from '../booking/bar.ts'
import type { KindHandling, KindTypes } from '../booking/kind.ts'
import type { Desk } from '../desk.ts'
import { isSessionLost, type CallOutcome } from '../gateway-client/outcome.ts'
import { adminsOf } from '../config/admins.ts'
import { officeConfig } from '../config/office-config.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import { bookBarOf } from '../booking/book-bar.ts'
import { savedPassport } from './saved.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'

/** The verb of the audit entry of a number that was revealed. */
const REVEAL = 'traveller.reveal'

/**
 * Answers the full number of a document, read anew from the booking service. The audit entry is written
 * before the number is answered, so that nobody sees one unrecorded; the number is in neither.
 * @param document the id that the record's reading gives it (`BookingPeople`)
 */
export async function revealNumber<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  { reference, document }: { reference: string; document: string },
): Promise<RevealOutcome> {
  const bar = revealBarOf(grant, kind, await adminsOf(desk, grant.officeId))
  if (bar !== null) return { kind: 'refused', message: bar }
  const read = await kind.people.read(desk, grant, reference)
  if (read.kind !== 'ok') return notRead(kind, read)
  const match = read.data.documents.find(({ id }) => id === document)
  if (!match) return { kind: 'refused', message: 'The booking service no longer has this number.' }
  const config = await officeConfig(desk, grant)
  await inTransaction(await desk.store.db(), (trx) =>
    appendAudit(trx, {
      officeId: grant.officeId,
      at: desk.clock.now(),
      officeAt: config.kind === 'read' ? new Date(config.serverNow) : null,
      who: grant.userName,
      whoName: grant.displayName,
      verb: REVEAL,
      reference: read.data.booking.reference,
      before: null,
      after: document,
      requestId: grant.requestId,
    }),
  )
  return { kind: 'revealed', number: match.number }
}

/**
 * Answers the number of a saved passport, for who may book; the audit entry is written first, and names the
 * saved traveller by its id.
 */
export async function revealSaved(desk: Desk, grant: AnyGrant, id: string): Promise<RevealOutcome> {
  const bar = await bookBarOf(desk, grant)
  if (bar !== null) return { kind: 'refused', message: bar }
  const number = await savedPassport(desk, grant, id)
  if (number === null) return { kind: 'refused', message: 'This number is no longer saved.' }
  const config = await officeConfig(desk, grant)
  await inTransaction(await desk.store.db(), (trx) =>
    appendAudit(trx, {
      officeId: grant.officeId,
      at: desk.clock.now(),
      officeAt: config.kind === 'read' ? new Date(config.serverNow) : null,
      who: grant.userName,
      whoName: grant.displayName,
      verb: REVEAL,
      reference: id,
      before: null,
      after: 'saved traveller',
      requestId: grant.requestId,
    }),
  )
  return { kind: 'revealed', number }
}

/** Why a record could not be read, in the words of the booking's page. */
export function notRead(
  { kind }: { kind: BookingKind },
  read: Exclude<CallOutcome<unknown>, { kind: 'ok' }>,
): { kind: 'session' } | { kind: 'refused'; message: string } {
  if (isSessionLost(read)) return { kind: 'session' }
  if (read.kind === 'unknown') return { kind: 'refused', message: `${SERVICE_AWAY}.` }
  return { kind: 'refused', message: refusalText(kind, read, { madeBy: null, admins: [] }) }
}
