import 'server-only'
import { VIEWERS_READ } from '../../lib/role-names.ts'
import type { RanLine, StudioOutcome } from '../../lib/studio/studio-view.ts'
import { MOST_SECONDS } from '../../lib/studio/amount-of-time.ts'
import { inTransaction } from '../../database/transaction.ts'
import { rowsByReference } from '../booking/office-rows.ts'
import { refreshBookings } from '../booking/refresh.ts'
import { lineOfRow } from '../booking/stored-row.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import { forgetCopy } from '../statement/stored-copy.ts'
import type { ControlOutcome, ControlPlane, WantedFault } from '../gateway-client/control-plane.ts'
import { gatewayOfficeId } from './office-id.ts'

/** A booking that was changed by the clock is read again at once, up to this many. */
const MOST_READ = 20
/** Most jobs that are listed. */
const MOST_LISTED = 50

const NOT_HERE: StudioOutcome = { kind: 'refused', message: 'Only a session of the sandbox can do this.' }
const VIEWER: StudioOutcome = { kind: 'refused', message: VIEWERS_READ }

/** Why somebody may not act in the studio; null if they may. */
function refusedTo({ environment, role }: AnyGrant): StudioOutcome | null {
  if (environment !== 'sandbox') return NOT_HERE
  return role === 'viewer' ? VIEWER : null
}

/** Asks the control plane for the person's own office, if they may. */
async function acting(
  desk: Desk,
  grant: AnyGrant,
  ask: (control: ControlPlane, officeId: string) => Promise<ControlOutcome<unknown>>,
): Promise<StudioOutcome> {
  const refusal = refusedTo(grant)
  if (refusal) return refusal
  return outcomeOf(await ask(desk.control, gatewayOfficeId(grant)))
}

function outcomeOf(outcome: ControlOutcome<unknown>): StudioOutcome {
  switch (outcome.kind) {
    case 'ok':
      return { kind: 'done' }
    case 'none':
      return { kind: 'refused', message: 'This booking service has no control plane that does this.' }
    case 'away':
      return { kind: 'away' }
    case 'refused':
      return { kind: 'refused', message: outcome.message }
  }
}

/** So far the clock is to be moved: by seconds, or to an instant of office time (ISO 8601 UTC). */
export type Advance = { seconds: number } | { to: string }

/**
 * Moves the office's clock forward. Bookings that this changed are read again, so that every screen shows
 * their new state.
 */
export async function advanceClock(desk: Desk, grant: AnyGrant, wanted: Advance): Promise<StudioOutcome> {
  const refusal = refusedTo(grant)
  if (refusal) return refusal
  const officeId = gatewayOfficeId(grant)
  const seconds = 'seconds' in wanted ? wanted.seconds : await secondsUntil(desk, officeId, wanted.to)
  if (typeof seconds !== 'number') return seconds
  if (seconds <= 0) return { kind: 'refused', message: 'The clock has passed this already.' }
  if (seconds > MOST_SECONDS) return { kind: 'refused', message: 'The clock moves by ten years at most.' }
  const outcome = await desk.control.advance(officeId, seconds)
  if (outcome.kind !== 'ok') return outcomeOf(outcome)
  const { now, ran } = outcome.data
  const subjects = [...new Set(ran.map(({ subject }) => subject))]
  const byReference = await rowsByReference(await desk.store.db(), grant, subjects.slice(0, MOST_READ))
  await refreshBookings(desk, grant, [...byReference.values()], now)
  const lines = ran.slice(0, MOST_LISTED).map(({ kind, subject }): RanLine => {
    const row = byReference.get(subject)
    return {
      job: kind,
      reference: subject,
      kind: row?.kind ?? null,
      leadName: row ? lineOfRow(desk, row).leadName : null,
    }
  })
  return { kind: 'advanced', now, ran: lines, more: ran.length - lines.length }
}

async function secondsUntil(desk: Desk, officeId: string, to: string): Promise<number | StudioOutcome> {
  const described = await desk.control.describe(officeId)
  if (described.kind !== 'ok') return outcomeOf(described)
  const now = described.data.offices[0]?.now
  if (now === undefined) return { kind: 'refused', message: 'The control plane does not know this office.' }
  return Math.ceil((Date.parse(to) - Date.parse(now)) / 1000)
}

/** Arms a scenario for the next matching call of the office. */
export function armScenario(desk: Desk, grant: AnyGrant, scenario: string): Promise<StudioOutcome> {
  return acting(desk, grant, (control, officeId) => control.arm(officeId, scenario))
}

/** Takes all strikes of an armed scenario back. */
export function disarmScenario(desk: Desk, grant: AnyGrant, scenario: string): Promise<StudioOutcome> {
  return acting(desk, grant, (control, officeId) => control.disarm(officeId, scenario))
}

/** Sets one more fault at the booking service, for everybody who uses it. */
export function addFault(desk: Desk, grant: AnyGrant, fault: WantedFault): Promise<StudioOutcome> {
  return acting(desk, grant, (control) => control.addFault(fault))
}

/** Removes one fault; null removes all. */
export function removeFault(desk: Desk, grant: AnyGrant, id: string | null): Promise<StudioOutcome> {
  return acting(desk, grant, (control) => (id === null ? control.clearFaults() : control.removeFault(id)))
}

/**
 * Opens one more session of this person in the sandbox. It is shown once and not kept: the session that the
 * desk uses never leaves the server.
 */
export async function openShellSession(desk: Desk, grant: AnyGrant): Promise<StudioOutcome> {
  const refusal = refusedTo(grant)
  if (refusal) return refusal
  const outcome = await desk.control.openSession(gatewayOfficeId(grant), grant.userName)
  if (outcome.kind !== 'ok') return outcomeOf(outcome)
  await inTransaction(await desk.store.db(), (trx) =>
    appendAudit(trx, {
      officeId: grant.officeId,
      at: desk.clock.now(),
      officeAt: null,
      who: grant.userName,
      whoName: grant.displayName,
      verb: 'session.shell',
      reference: gatewayOfficeId(grant),
      before: null,
      after: null,
      requestId: grant.requestId,
    }),
  )
  return { kind: 'opened', sessionId: outcome.data.SessionId }
}

/** Lets the booking service forget all sessions of this person, as if they had been idle for too long. */
export function expireSessions(desk: Desk, grant: AnyGrant): Promise<StudioOutcome> {
  return acting(desk, grant, (control, officeId) => control.expireSessions(officeId, grant.userName))
}

/**
 * Sets the office back to its seed, and forgets the desk's data of the bookings that no longer exist:
 * bookings, attempts, drafts and the copy of the statement. The audit log stays, with this act in it.
 * @param typed the id of the office as the person typed it
 */
export async function resetOffice(desk: Desk, grant: AnyGrant, typed: string): Promise<StudioOutcome> {
  const officeId = gatewayOfficeId(grant)
  if (typed.trim() !== officeId) return { kind: 'refused', message: `Type ${officeId} to reset this office.` }
  const outcome = await acting(desk, grant, (control) => control.reset(officeId))
  if (outcome.kind === 'done') await forgetBookings(desk, grant)
  return outcome
}

async function forgetBookings(desk: Desk, grant: AnyGrant): Promise<void> {
  await inTransaction(await desk.store.db(), async (trx) => {
    for (const table of ['booking', 'booking_change', 'intent', 'draft'] as const) {
      await trx.deleteFrom(table).where('office_id', '=', grant.officeId).execute()
    }
    await forgetCopy(trx, grant.officeId)
    await appendAudit(trx, {
      officeId: grant.officeId,
      at: desk.clock.now(),
      officeAt: null,
      who: grant.userName,
      whoName: grant.displayName,
      verb: 'office.reset',
      reference: gatewayOfficeId(grant),
      before: null,
      after: null,
      requestId: grant.requestId,
    })
  })
}
