import 'server-only'
import { randomUUID } from 'node:crypto'
import { inTransaction } from '../../database/transaction.ts'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { statesStanding } from '../../lib/booking/booking-state.ts'
import { formatNet } from '../../lib/money.ts'
import { limitOfAgent } from '../../lib/office/day-limits.ts'
import { midnightAfter } from '../../lib/today/due.ts'
import { whomToAsk } from '../../lib/office/whom-to-ask.ts'
import { adminsOf } from '../config/admins.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import { officeSettings } from '../config/office-settings.ts'
import type { Desk } from '../desk.ts'
import { allKinds } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import type { DeskDb } from '../store/store.ts'
import { LIMIT_ASKED } from './own-events.ts'

/** An act that takes from its agent's limit of the day. */
export type LimitedAct = {
  kind: BookingKind
  verb: 'hold' | 'complete'
  /** The client reference of the booking, or its reference: a booking counts once a day. */
  subject: string
  /** Null while nothing is booked. */
  reference: string | null
  cents: number
  /** The deadline of the booking in office time; null if it has none. */
  deadlineAt: Date | null
}

/** Nothing was done: an admin was asked. `message` says so to the agent. */
export type OverLimit = { kind: 'over'; message: string }

/** Undoes a claim that is above the limit. */
class AboveLimit extends Error {
  readonly usedCents: number

  constructor(usedCents: number) {
    super('above the limit')
    this.usedCents = usedCents
  }
}

/**
 * Runs `claim`, and in the same transaction takes what it claimed from the agent's limit of the day; above it
 * nothing is claimed, and an admin is asked. One agent's acts wait for each other here, so that acts at the
 * same time cannot pass the limit together. Admins have no limit.
 * @param isClaimed whether the result of `claim` lets the act be sent
 */
export async function claimWithinLimit<Claimed>(
  desk: Desk,
  grant: AnyGrant,
  act: LimitedAct | null,
  claim: (db: DeskDb) => Promise<Claimed>,
  isClaimed: (claimed: Claimed) => boolean,
): Promise<{ kind: 'within'; claimed: Claimed } | OverLimit> {
  const db = await desk.store.db()
  const limitCents = act === null ? null : await limitOf(desk, grant)
  if (act === null || limitCents === null) return { kind: 'within', claimed: await claim(db) }
  const officeNow = serverNowOf(desk, await officeConfig(desk, grant))
  try {
    const claimed = await inTransaction(db, async (trx) => {
      const made = await claim(trx)
      if (isClaimed(made)) await takeFrom(trx, grant, act, { limitCents, officeNow })
      return made
    })
    return { kind: 'within', claimed }
  } catch (error) {
    if (!(error instanceof AboveLimit)) throw error
    await askAdmin(desk, grant, act, officeNow)
    const admins = whomToAsk(await adminsOf(desk, grant.officeId))
    const used = `${formatNet(error.usedCents)} of ${formatNet(limitCents)} used today`
    return {
      kind: 'over',
      message: `Above your daily limit (${used}). Nothing was sent. Approval was requested from ${admins}; once it is given, try again.`,
    }
  }
}

async function limitOf(desk: Desk, grant: AnyGrant): Promise<number | null> {
  if (grant.role === 'admin') return null
  return limitOfAgent((await officeSettings(desk, grant.officeId)).dayLimits, grant.userName)
}

/** @throws AboveLimit where the limit does not allow it and no admin has approved it */
async function takeFrom(
  trx: DeskDb,
  grant: AnyGrant,
  act: LimitedAct,
  { limitCents, officeNow }: { limitCents: number; officeNow: string },
): Promise<void> {
  const day = officeNow.slice(0, 10)
  // The row of the person is the lock: the sum below holds until this transaction ends.
  await trx
    .selectFrom('person')
    .select('user_name')
    .where('office_id', '=', grant.officeId)
    .where('user_name', '=', grant.userName)
    .forUpdate()
    .execute()
  const usedCents = await usedOn(trx, grant, day, act.subject)
  if (usedCents + act.cents > limitCents && !(await useApproval(trx, grant, act, officeNow))) {
    throw new AboveLimit(usedCents)
  }
  await trx
    .insertInto('limit_use')
    .values({
      office_id: grant.officeId,
      user_name: grant.userName,
      day,
      subject: act.subject,
      cents: act.cents,
    })
    .onConflict((conflict) =>
      conflict.columns(['office_id', 'user_name', 'day', 'subject']).doUpdateSet({ cents: act.cents }),
    )
    .execute()
}

/**
 * What the agent's other bookings have taken of the day. One that was not made, or has ended, takes nothing.
 */
async function usedOn(trx: DeskDb, grant: AnyGrant, day: string, except: string): Promise<number> {
  const { sum } = await trx
    .selectFrom('limit_use')
    .select((select) => select.fn.sum<string | null>('limit_use.cents').as('sum'))
    .where('office_id', '=', grant.officeId)
    .where('user_name', '=', grant.userName)
    .where('day', '=', day)
    .where('subject', '!=', except)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('intent')
            .select('intent.state')
            .whereRef('intent.office_id', '=', 'limit_use.office_id')
            .whereRef('intent.client_reference', '=', 'limit_use.subject')
            .where('intent.state', 'in', ['open', 'refused']),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('booking')
            .select('booking.state')
            .whereRef('booking.office_id', '=', 'limit_use.office_id')
            .where((or) =>
              or.or([
                or('booking.client_reference', '=', or.ref('limit_use.subject')),
                or('booking.reference', '=', or.ref('limit_use.subject')),
              ]),
            )
            .where((or) =>
              or.or(
                allKinds.map(({ kind }) =>
                  or.and([
                    or('booking.kind', '=', kind),
                    or('booking.state', 'in', statesStanding(kind, 'over', 'none')),
                  ]),
                ),
              ),
            ),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** Uses the approval of an admin for this very act, once; false if there is none. */
async function useApproval(
  trx: DeskDb,
  grant: AnyGrant,
  act: LimitedAct,
  officeNow: string,
): Promise<boolean> {
  const used = await trx
    .updateTable('limit_request')
    .set({ state: 'used' })
    .where('office_id', '=', grant.officeId)
    .where('user_name', '=', grant.userName)
    .where('verb', '=', act.verb)
    .where('subject', '=', act.subject)
    .where('cents', '>=', BigInt(act.cents))
    .where('state', '=', 'approved')
    .where('expires_at', '>', new Date(officeNow))
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

/** Asks the office's admins for an act, until its deadline or the end of the office's day. Asked once. */
async function askAdmin(desk: Desk, grant: AnyGrant, act: LimitedAct, officeNow: string): Promise<void> {
  const midnight = new Date(midnightAfter(officeNow))
  const { deadlineAt } = act
  const expiresAt = deadlineAt !== null && deadlineAt < midnight ? deadlineAt : midnight
  await inTransaction(await desk.store.db(), async (trx) => {
    const asked = await trx
      .updateTable('limit_request')
      .set({ cents: act.cents, expires_at: expiresAt })
      .where('office_id', '=', grant.officeId)
      .where('user_name', '=', grant.userName)
      .where('verb', '=', act.verb)
      .where('subject', '=', act.subject)
      .where('state', '=', 'open')
      .where('expires_at', '>', new Date(officeNow))
      .executeTakeFirst()
    if (asked.numUpdatedRows > 0n) return
    await trx
      .insertInto('limit_request')
      .values({
        office_id: grant.officeId,
        id: randomUUID(),
        user_name: grant.userName,
        display_name: grant.displayName,
        kind: act.kind,
        verb: act.verb,
        subject: act.subject,
        reference: act.reference,
        cents: act.cents,
        state: 'open',
        asked_at: new Date(officeNow),
        expires_at: expiresAt,
        decided_by_name: null,
        words: null,
      })
      .execute()
    await appendAudit(trx, {
      officeId: grant.officeId,
      at: desk.clock.now(),
      officeAt: new Date(officeNow),
      who: grant.userName,
      whoName: grant.displayName,
      verb: LIMIT_ASKED,
      reference: act.reference ?? act.subject,
      before: null,
      after: String(act.cents),
      requestId: grant.requestId,
    })
  })
}
