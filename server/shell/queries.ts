import 'server-only'
import { after } from 'next/server'
import { cache } from 'react'
import type { Environment, Role } from '../../contract/session/limits.ts'
import type { ShellData } from '../../lib/shell-data.ts'
import { watchGivenUp } from '../booking/watch.ts'
import { desk, type Desk } from '../desk.ts'
import { log } from '../log.ts'
import { adminsOf } from '../office/admins.ts'
import { officeConfig, serverNowOf } from '../office/office-config.ts'
import { officeSettings } from '../office/settings.ts'
import { demoPeople, demoPersonOf } from '../session/demo-accounts.ts'
import type { AnyGrant } from '../session/grant.ts'
import { requireGrant, type GateRefusal } from '../session/gate.ts'
import { sessionOfRequest } from '../session/session-of-request.ts'
import { isClosed, type SessionRow } from '../session/session-row.ts'

/**
 * `sessionLost`: the session idled out or the gateway no longer accepts it, so the sign-in over the page
 * opens.
 */
type Frame = { shell: ShellData; sessionLost: boolean }

export type ShellResult = ({ ok: true } & Frame) | { ok: false; refusal: GateRefusal }

/**
 * Reads the shell for the signed-in person, once per request, however many of its parts ask. A session that
 * idled out still has a shell, so that the person signs in over the page they were on.
 */
export const readShell = cache(async (): Promise<ShellResult> => {
  const here = desk()
  const gate = await requireGrant('signed_in')
  if (gate.ok) {
    after(() => watch(here, gate.grant))
    return { ok: true, ...(await shellOf(here, gate.grant)) }
  }
  if (gate.refusal.code !== 'SessionExpired') return gate
  const row = await sessionOfRequest()
  return row ? { ok: true, ...(await lapsedShellOf(here, row)) } : gate
})

/** Runs after the page has been sent: nobody waits for late bookings of given-up attempts. */
async function watch(here: Desk, grant: AnyGrant): Promise<void> {
  await watchGivenUp(here, grant).catch((error: unknown) => {
    // The next page tries again.
    log.error('watch failed', { requestId: grant.requestId, errorName: (error as Error).name })
  })
}

const NO_HOLDS: ShellData['holds'] = { count: 0, soonestDeadlineAt: null }

/**
 * The shell of a session that idled out: what the desk itself knows, without money. One that was closed by
 * force has no more than the names for the sign-in.
 */
export async function lapsedShellOf(here: Desk, row: SessionRow): Promise<Frame> {
  const now = here.clock.now()
  return {
    sessionLost: true,
    shell: {
      environment: row.environment as Environment,
      serverNow: now.toISOString(),
      person: {
        displayName: row.display_name,
        userName: row.user_name,
        officeName: row.office_name,
        role: row.role as Role,
        isDemo: isDemo(here, {
          environment: row.environment,
          signInOffice: row.sign_in_office,
          userName: row.user_name,
        }),
      },
      ...(await officeFacts(here, row.office_id)),
      holds: isClosed(row) ? NO_HOLDS : await holdsOf(here, row.office_id, now),
      spendableCents: null,
    },
  }
}

/** The same, for a given grant. */
export async function shellOf(here: Desk, grant: AnyGrant): Promise<Frame> {
  const config = await officeConfig(here, grant)
  const serverNow = serverNowOf(here, config)
  return {
    sessionLost: config.kind === 'session',
    shell: {
      environment: grant.environment,
      serverNow,
      person: {
        displayName: grant.displayName,
        userName: grant.userName,
        officeName: grant.officeName,
        role: grant.role,
        isDemo: isDemo(here, grant),
      },
      ...(await officeFacts(here, grant.officeId)),
      holds: await holdsOf(here, grant.officeId, new Date(serverNow)),
      spendableCents: config.kind === 'read' ? config.wallet.spendableCents : null,
    },
  }
}

async function officeFacts(
  here: Desk,
  officeId: string,
): Promise<Pick<ShellData, 'admins' | 'fundsContact' | 'noticeMinutes'>> {
  const [admins, { fundsContact, noticeMinutes }] = await Promise.all([
    adminsOf(here, officeId),
    officeSettings(here, officeId),
  ])
  return { admins, fundsContact, noticeMinutes }
}

function isDemo(here: Desk, session: Parameters<typeof demoPersonOf>[1]): boolean {
  return demoPersonOf(demoPeople(here.settings, process.env['GATEWAY_DEMO']), session) !== null
}

/**
 * Holds whose deadline is still ahead in office time. The others have lapsed, whatever state was last stored.
 */
async function holdsOf(here: Desk, officeId: string, officeNow: Date): Promise<ShellData['holds']> {
  const db = await here.store.db()
  const row = await db
    .selectFrom('booking')
    .select((select) => [
      select.fn.countAll<bigint>().as('count'),
      select.fn.min('deadline_at').as('soonest'),
    ])
    .where('office_id', '=', officeId)
    .where('state', '=', 'held')
    .where((where) => where.or([where('deadline_at', 'is', null), where('deadline_at', '>', officeNow)]))
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), soonestDeadlineAt: row.soonest?.toISOString() ?? null }
}
