import 'server-only'
import { automaticActors } from '../../lib/booking/booking-view.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import { kindFacts } from '../../lib/kinds.ts'
import type { Desk } from '../desk.ts'
import { watchTable } from '../intent/hold-table.ts'
import { endWatch } from '../intent/intent.ts'
import { allKinds } from '../kinds.ts'
import { log } from '../log.ts'
import type { AnyGrant } from '../session/grant.ts'
import { alsoMay } from '../session/gate.ts'
import { permissionOf } from '../session/permission.ts'
import { actOn } from './act.ts'
import { isOfEarlierUse } from './earlier-use.ts'
import type { KindHandling } from './kind.ts'
import { lookUpHold } from './look-up.ts'
import { MAY_STILL_ARRIVE_MILLISECONDS } from './may-still-arrive.ts'

/** Attempts that one pass looks for. */
const MOST_WATCHED = 50

/**
 * Follows what the next two functions follow. Every screen asks, and nearly always there is nothing: one
 * question to the store says so.
 */
export async function followAttempts(desk: Desk, grant: AnyGrant): Promise<void> {
  const db = await desk.store.db()
  const open = await db
    .selectFrom('intent')
    .select('client_reference')
    .where('office_id', '=', grant.officeId)
    .where((where) =>
      where.or([where('state', 'in', ['sent', 'unknown']), where('watch_until', '>', desk.clock.now())]),
    )
    .limit(1)
    .executeTakeFirst()
  if (!open) return
  await followUnanswered(desk, grant)
  await watchGivenUp(desk, grant)
}

/**
 * Looks for holds that got no clear answer: a form does so while it is open, and the agent may have left it.
 * A booking that is found is recorded, with its deadline and its money; one that can no longer arrive is
 * given up, and watched (trust rules: a hold of unknown outcome). Runs after the shell has been read.
 */
export async function followUnanswered(desk: Desk, grant: AnyGrant): Promise<void> {
  for (const kind of allKinds) await followKind(desk, grant, kind)
}

async function followKind(desk: Desk, grant: AnyGrant, kind: KindHandling): Promise<void> {
  if (!alsoMay(grant, permissionOf(kind.hold.operation))) return
  const db = await desk.store.db()
  // A desk that ended while it sent has noted no outcome.
  const abandoned = new Date(desk.clock.now().getTime() - MAY_STILL_ARRIVE_MILLISECONDS)
  const rows = await db
    .selectFrom('intent')
    .select('client_reference')
    .where('office_id', '=', grant.officeId)
    .where('verb', '=', kind.hold.operation)
    .where('state', 'in', ['sent', 'unknown'])
    .where((where) => where.or([where('state', '=', 'unknown'), where('sent_at', '<', abandoned)]))
    .orderBy('sent_at', 'desc')
    .limit(MOST_WATCHED)
    .execute()
  for (const { client_reference: reference } of rows) await lookUpHold(desk, grant, kind, reference)
}

/**
 * Cancels holds that appeared after their attempt was given up, because the agent was told that nothing was
 * booked. Runs after the shell has been read. If this fails, the gateway's own release ends the hold.
 */
export async function watchGivenUp(desk: Desk, grant: AnyGrant): Promise<void> {
  for (const kind of allKinds) await watchKind(desk, grant, kind)
}

async function watchKind(desk: Desk, grant: AnyGrant, kind: KindHandling): Promise<void> {
  const { releases } = kindFacts(kind.kind).hold
  const release = kind.acts[releases]
  if (!release || !alsoMay(grant, permissionOf(release.operation))) return
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('intent')
    .select(['client_reference', 'sent_at'])
    .where('office_id', '=', grant.officeId)
    .where('verb', '=', kind.hold.operation)
    .where('watch_until', '>', desk.clock.now())
    // After an outage every agent of the office may have some; the newest are the likeliest to appear.
    .orderBy('watch_until', 'desc')
    .limit(MOST_WATCHED)
    .execute()
  for (const { client_reference: reference, sent_at } of rows) {
    const read = await kind.read(desk, grant, { clientReference: reference })
    if (read.kind !== 'ok' || isOfEarlierUse(read.data, { sent_at })) continue
    const booking = read.data
    log.warn('late booking', {
      requestId: grant.requestId,
      reference: booking.reference,
      outcome: booking.state,
    })
    const event = stateFacts(booking).standing === 'held' ? 'late-hold' : 'late-end'
    if (watchTable[event].then.watched === 'release') {
      const by = automaticActors.desk
      const released = await actOn(desk, grant, kind, releases, booking.reference, { by })
      if (released.kind !== 'done') continue
    }
    // Not held any more, so it can charge nothing and needs no watching.
    await endWatch(desk, { officeId: grant.officeId, verb: kind.hold.operation, reference })
  }
}
