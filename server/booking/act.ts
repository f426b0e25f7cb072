import 'server-only'
import type { ActOutcome } from '../../lib/booking/act-outcome.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import type { Desk } from '../desk.ts'
import { isSessionLost, type Outcome } from '../gateway-client/outcome.ts'
import { bodyHash } from '../intent/body-hash.ts'
import { claimIntent, findIntent, reopenIntent, settleIntent, type IntentKey } from '../intent/intent.ts'
import { officeConfig } from '../office/office-config.ts'
import { alsoMay } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { permissionOf } from '../session/permission.ts'
import { notPermitted, PERMISSION_DENIED } from '../session/not-permitted.ts'
import { singleFlight } from '../single-flight.ts'
import { appendAudit } from '../store/audit.ts'
import { inTransaction } from '../../database/transaction.ts'
import { intentOf, type BookingAct, type KindOfBooking } from './kind.ts'
import { mayStillArrive } from './may-still-arrive.ts'
import { needsReason } from './owner.ts'
import { rememberBooking } from './remember.ts'

/** One commit on one booking: who sends it, on what kind, which verb, under which intent. */
type Commit = {
  desk: Desk
  grant: AnyGrant
  kind: KindOfBooking
  act: BookingAct
  key: IntentKey
  /** The name that the timeline shows. */
  by: string
  reason: string | null
}

/** Who acts, and why. */
export type ActOptions = {
  /** Who does it, for the timeline: the person, unless the desk does it by itself. */
  by?: string
  /** Why: an admin must say it about a booking that somebody else made. 3 to 200 characters. */
  reason?: string | null
}

/**
 * Performs a verb of its kind on a booking; refused without the verb's permission. The commit is sent once: a
 * second click gets the result of the first. After a refusal it may be tried again. After an unknown outcome
 * nothing is sent and the record decides: its effect proves success, and its absence proves failure once the
 * first request can no longer arrive.
 * A booking that somebody else made is acted on by an admin, who says why; without a reason it is refused.
 */
export async function actOn<Verb extends string>(
  desk: Desk,
  anyGrant: AnyGrant,
  kind: KindOfBooking<BookingView, Verb>,
  verb: NoInfer<Verb>,
  reference: string,
  { by, reason = null }: ActOptions = {},
): Promise<ActOutcome> {
  const act = kind.acts[verb]
  const permission = permissionOf(act.operation)
  const grant = alsoMay(anyGrant, permission)
  if (!grant) return notPermitted(permission)
  if (by === undefined && reason === null && (await needsReason(desk, grant, reference)))
    return REASON_MISSING
  const key = { officeId: grant.officeId, verb: intentOf(act), reference }
  const commit: Commit = { desk, grant, kind, act, key, by: by ?? grant.displayName, reason }
  return singleFlight(desk, `act:${key.verb}:${key.officeId}:${reference}`, async () => {
    const made = { bodyHash: bodyHash(reference), by: grant.userName }
    const claim = await claimIntent(desk, key, made, ['refused'])
    if (claim.kind === 'taken') {
      if (claim.intent.state === 'done') return { kind: 'done' }
      const isUnderWay = claim.intent.state === 'sent' && mayStillArrive(desk, claim.intent)
      return isUnderWay ? { kind: 'unknown' } : byRecord(commit)
    }
    const outcome = await act.send(desk, grant, reference)
    if (outcome.kind === 'ok') return finish(commit)
    if (outcome.kind === 'unknown' && outcome.sent) return byRecord(commit)
    return refuse(commit, outcome)
  })
}

const REASON_MISSING = {
  kind: 'refused',
  code: 'ReasonMissing',
  message: 'Somebody else made this booking. Say why you act on it. Nothing was sent.',
} as const

async function refuse(
  { desk, key, act }: Commit,
  outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>,
): Promise<ActOutcome> {
  if (outcome.kind === 'unknown') {
    await reopenIntent(desk, key)
    const message = "The booking service isn't responding. Nothing was sent."
    return { kind: 'refused', code: 'Unavailable', message }
  }
  if (isSessionLost(outcome)) {
    await reopenIntent(desk, key)
    return { kind: 'session' }
  }
  await settleIntent(desk, await desk.store.db(), key, { state: 'refused' })
  const { code, message } = outcome
  const permission = code === PERMISSION_DENIED ? permissionOf(act.operation) : null
  return { kind: 'refused', code, message, ...(permission !== null && { permission }) }
}

/**
 * Reads the record to find out whether a commit whose answer was lost took effect. Its absence proves nothing
 * while the commit may still arrive.
 */
async function byRecord(commit: Commit): Promise<ActOutcome> {
  const { desk, grant, kind, act, key } = commit
  const askedAt = desk.clock.now()
  const db = await desk.store.db()
  const isTooEarly = mayStillArrive(desk, await findIntent(db, key))
  const read = await kind.read(desk, grant, { reference: key.reference })
  if (read.kind !== 'ok') {
    await settleIntent(desk, db, key, { state: 'unknown' })
    return isSessionLost(read) ? { kind: 'session' } : { kind: 'unknown' }
  }
  const booking = read.data
  await rememberBooking(desk, db, grant, kind, { booking, askedAt, officeAt: null, ownAct: true })
  if (act.isDone(booking)) return finish(commit)
  if (isTooEarly) {
    await settleIntent(desk, db, key, { state: 'unknown' })
    return { kind: 'unknown' }
  }
  await settleIntent(desk, db, key, { state: 'refused' })
  return {
    kind: 'refused',
    code: 'NotDone',
    message: "The booking service couldn't do it. The booking is unchanged; you can try again.",
  }
}

/** Writes intent, audit entry and list state in one transaction. */
async function finish({ desk, grant, kind, key, by, reason }: Commit): Promise<ActOutcome> {
  const askedAt = desk.clock.now()
  const [read, config] = await Promise.all([
    kind.read(desk, grant, { reference: key.reference }),
    officeConfig(desk, grant),
  ])
  const booking = read.kind === 'ok' ? read.data : null
  const officeAt = config.kind === 'read' ? new Date(config.serverNow) : null
  await inTransaction(await desk.store.db(), async (trx) => {
    const before = await trx
      .selectFrom('booking')
      .select('state')
      .where('office_id', '=', key.officeId)
      .where('reference', '=', key.reference)
      .executeTakeFirst()
    if (!(await settleIntent(desk, trx, key, { state: 'done' }))) return
    if (booking) {
      await rememberBooking(desk, trx, grant, kind, { booking, askedAt, officeAt, ownAct: true })
    }
    await appendAudit(trx, {
      officeId: key.officeId,
      at: desk.clock.now(),
      officeAt,
      who: grant.userName,
      whoName: by,
      verb: key.verb,
      reference: key.reference,
      before: before?.state ?? null,
      after: booking?.state ?? null,
      reason,
      requestId: grant.requestId,
    })
  })
  return { kind: 'done' }
}
