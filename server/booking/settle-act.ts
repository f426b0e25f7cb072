import 'server-only'
import type { ActOutcome } from '../../lib/booking/act-outcome.ts'
import type { ChosenParts } from '../../lib/booking/chosen-parts.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Desk } from '../desk.ts'
import { isSessionLost, type CallOutcome } from '../gateway-client/outcome.ts'
import { answerTable, recordTable, type AnswerEvent, type RecordEvent } from '../intent/act-table.ts'
import { findIntent, reopenIntent, settleIntent, type IntentKey } from '../intent/intent.ts'
import { officeConfig } from '../config/office-config.ts'
import type { AnyGrant } from '../session/grant.ts'
import { PERMISSION_DENIED } from '../session/not-permitted.ts'
import { permissionOf } from '../session/permission.ts'
import { appendAudit } from '../store/audit.ts'
import { queueColleagueMove } from './booking-change.ts'
import type { KindHandling, KindTypes } from './kind.ts'
import type { BookingAct } from './kind-act.ts'
import { mayStillArrive } from './may-still-arrive.ts'
import { tellOwner } from './owner-notices.ts'
import { rememberBooking } from './remember.ts'

/** One commit on one booking: its author, the kind, the verb, and the intent. */
export type Commit<K extends KindTypes> = {
  desk: Desk
  grant: AnyGrant
  kind: KindHandling<K>
  act: BookingAct<K['view']>
  key: IntentKey
  chosen: ChosenParts
}

/** The advice about an attempt without an outcome: looking is safe, doing it elsewhere is not. */
export function unclear<K extends KindTypes>(
  { desk, act }: Pick<Commit<K>, 'desk' | 'act'>,
  sentAt?: Date | null,
): ActOutcome {
  if (!act.ofParts) return { kind: 'unknown' }
  const isLate = sentAt !== undefined && !mayStillArrive(desk, { sent_at: sentAt })
  const message = isLate
    ? 'Outcome unknown: the booking service does not say whether it was done. Contact it with the reference of this booking, and do not try again until it has answered.'
    : 'Outcome unknown: no clear answer came back, and the booking does not show it yet. Do not do it elsewhere. Open the booking again in a minute to check; nothing is sent twice.'
  return { kind: 'unknown', message }
}

/** Settles a commit by its answer; null if the answer was lost, so that the record must be asked. */
export async function settleAnswer<K extends KindTypes>(
  commit: Commit<K>,
  answer: CallOutcome<unknown>,
): Promise<ActOutcome | null> {
  const event = answerEvent(answer)
  const { move, then } = answerTable[event]
  if (then === 'look-up') return null
  if (move === 'complete') return finish(commit)
  await movedTo(commit, move)
  if (answer.kind !== 'refused') {
    return { kind: 'refused', code: 'Unavailable', message: `${SERVICE_AWAY}. Nothing was sent.` }
  }
  if (event === 'session') return { kind: 'session' }
  const { code, message } = answer
  const permission = code === PERMISSION_DENIED ? permissionOf(commit.act.operation) : null
  return { kind: 'refused', code, message, ...(permission !== null && { permission }) }
}

function answerEvent(answer: CallOutcome<unknown>): AnswerEvent {
  if (answer.kind === 'ok') return 'done'
  if (answer.kind === 'unknown') return answer.sent ? 'lost' : 'unsent'
  return isSessionLost(answer) ? 'session' : 'refused'
}

/**
 * Reads the record to find out whether a commit whose answer was lost took effect. Its absence proves nothing
 * while the commit may still arrive.
 */
export async function byRecord<K extends KindTypes>(commit: Commit<K>): Promise<ActOutcome> {
  const { desk, grant, kind, key } = commit
  const askedAt = desk.clock.now()
  const db = await desk.store.db()
  const intent = await findIntent(db, key)
  const isTooEarly = mayStillArrive(desk, intent)
  const read = await kind.read(desk, grant, { reference: key.reference })
  if (read.kind === 'ok') {
    await rememberBooking(desk, db, grant, kind, {
      booking: read.data,
      askedAt,
      officeAt: null,
      ownAct: true,
    })
  }
  const { move, then } = recordTable[await recordEvent(commit, read, isTooEarly)]
  if (move === 'complete') return finish(commit)
  await movedTo(commit, move)
  if (then === 'refused') return NOT_DONE
  return then === 'session' ? { kind: 'session' } : unclear(commit, intent?.sent_at)
}

async function recordEvent<K extends KindTypes>(
  { desk, grant, act, key, chosen: { parts } }: Commit<K>,
  read: CallOutcome<K['view']>,
  isTooEarly: boolean,
): Promise<RecordEvent> {
  if (read.kind !== 'ok') return isSessionLost(read) ? 'session' : 'unreadable'
  if (act.isDone(read.data, parts)) return 'shown'
  if (isTooEarly) return 'early'
  if (act.isUndone && !(await act.isUndone(desk, grant, key.reference, parts))) return 'unproven'
  return 'undone'
}

async function movedTo<K extends KindTypes>(
  { desk, key }: Commit<K>,
  move: 'reopen' | 'refuse' | 'doubt',
): Promise<void> {
  if (move === 'reopen') await reopenIntent(desk, key)
  else {
    const state = move === 'refuse' ? 'refused' : 'unknown'
    await settleIntent(desk, await desk.store.db(), key, { state })
  }
}

const NOT_DONE = {
  kind: 'refused',
  code: 'NotDone',
  message: "The booking service couldn't do it. The booking is unchanged; you can try again.",
} as const

/**
 * Writes intent, audit entry and list state in one transaction. The intent says who did it, and why: whoever
 * finds the outcome later did not do it, and the attempt may have been claimed anew meanwhile.
 */
async function finish<K extends KindTypes>({ desk, grant, kind, key }: Commit<K>): Promise<ActOutcome> {
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
      .select(['state', 'made_by'])
      .where('office_id', '=', key.officeId)
      .where('reference', '=', key.reference)
      .executeTakeFirst()
    if (!(await settleIntent(desk, trx, key, { state: 'done' }))) return
    const made = await findIntent(trx, key)
    if (!made) throw new Error('An intent vanished while it was settled.')
    if (booking) {
      await rememberBooking(desk, trx, grant, kind, { booking, askedAt, officeAt, ownAct: true })
    }
    const entry = {
      officeId: key.officeId,
      at: desk.clock.now(),
      officeAt,
      who: made.created_by,
      whoName: made.by_name ?? made.created_by,
      verb: key.verb,
      reference: key.reference,
      before: before?.state ?? null,
      after: booking?.state ?? null,
      reason: made.reason,
      requestId: grant.requestId,
    }
    await appendAudit(trx, entry)
    const isTold = await tellOwner(desk, trx, entry, officeAt ?? entry.at)
    if (isTold || !before || !booking || before.state === booking.state) return
    await queueColleagueMove(
      trx,
      {
        ...{ officeId: key.officeId, reference: key.reference, kind: booking.kind },
        ...{ before: before.state, after: booking.state, noticedAt: officeAt ?? askedAt },
      },
      made.by_name ?? made.created_by,
      before.made_by,
    )
  })
  return { kind: 'done' }
}
