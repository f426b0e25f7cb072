import 'server-only'
import { after } from 'next/server'
import { cache } from 'react'
import type { Environment, Role } from '../../contract/session/limits.ts'
import type { ShellData } from '../../lib/shell-data.ts'
import { unseal } from '../../database/sealed-text.ts'
import { leadNamePlace } from '../booking/stored-row.ts'
import { coverageOf } from '../booking/discover/coverage.ts'
import { startDiscovery } from '../booking/discover/discover.ts'
import { openToRefresh, refreshLater } from '../booking/refresh.ts'
import { followAttempts } from '../booking/watch.ts'
import { desk, type Desk } from '../desk.ts'
import { readableKinds } from '../kinds.ts'
import { log } from '../log.ts'
import { adminsOf } from '../config/admins.ts'
import { balanceOf, readAtOfficeTime } from '../config/office-config.ts'
import { priceTolerancesOf } from '../config/price-tolerance.ts'
import { officeSettings } from '../config/office-settings.ts'
import { demoPeople, demoPersonOf } from '../session/demo-accounts.ts'
import type { AnyGrant } from '../session/grant.ts'
import { requireGrant, type GateRefusal } from '../session/gate.ts'
import { sessionOfRequest } from '../session/session-of-request.ts'
import { currentTrip } from '../trip/current-trip.ts'
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
    const frame = await shellOf(here, gate.grant)
    after(() => keepHoldsTrue(here, gate.grant, frame.shell))
    after(() => startDiscovery(here, gate.grant))
    return { ok: true, ...frame }
  }
  if (gate.refusal.code !== 'SessionExpired') return gate
  const row = await sessionOfRequest()
  return row ? { ok: true, ...(await lapsedShellOf(here, row)) } : gate
})

/** Runs after the page has been sent: nobody waits for bookings that arrive late, or perhaps not at all. */
async function watch(here: Desk, grant: AnyGrant): Promise<void> {
  await followAttempts(here, grant).catch((error: unknown) => {
    // The next page tries again.
    log.error('watch failed', { requestId: grant.requestId, errorName: (error as Error).name })
  })
}

/** Reads open holds again before a deadline is announced: somebody may have ticketed one elsewhere. */
async function keepHoldsTrue(here: Desk, grant: AnyGrant, shell: ShellData): Promise<void> {
  const { holds, serverNow, noticeMinutes } = shell
  const left = Date.parse(holds.soonestDeadlineAt ?? '') - Date.parse(serverNow)
  if (!(left <= Math.max(0, ...noticeMinutes) * 60_000 + BEFORE_NOTICE_MILLISECONDS)) return
  const { stale } = await openToRefresh(here, grant, serverNow)
  await refreshLater(here, grant, stale, serverNow)
}

const NO_HOLDS: ShellData['holds'] = { count: 0, soonestDeadlineAt: null, soonest: [], lapsed: [] }

/** Under a sign-in nothing is said about it. */
const NOT_KNOWN: ShellData['coverage'] = {
  isReading: false,
  readCount: 0,
  waitingCount: 0,
  unreadCount: 0,
  hasLists: true,
  unlistedCents: null,
}

/**
 * The shell of a session that idled out: the desk's own facts, without money. One that was closed by force
 * has no more than the names for the sign-in.
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
      ...(await officeFacts(here, { officeId: row.office_id, userName: row.user_name })),
      // No names under a sign-in.
      holds: isClosed(row) ? NO_HOLDS : await holdsOf(here, row.office_id, now, null),
      coverage: NOT_KNOWN,
      trip: null,
      balance: { spendableCents: null, readAt: now.getTime() },
    },
  }
}

/** The same, for a given grant. */
export async function shellOf(here: Desk, grant: AnyGrant): Promise<Frame> {
  const { config, serverNow, facts } = await readAtOfficeTime(here, grant, async (officeNow, exact) => {
    const [office, trip, holds, coverage] = await Promise.all([
      officeFacts(here, grant),
      currentTrip(here, grant),
      holdsOf(here, grant.officeId, new Date(officeNow), grant),
      coverageOf(here, grant, exact.wallet),
    ])
    return { ...office, trip, holds, coverage }
  })
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
      ...facts,
      balance: balanceOf(config),
    },
  }
}

async function officeFacts(
  here: Desk,
  person: { officeId: string; userName: string },
): Promise<
  Pick<ShellData, 'admins' | 'fundsContact' | 'noticeMinutes' | 'costCentres' | 'markup' | 'tolerances'>
> {
  const [admins, { fundsContact, noticeMinutes, costCentres, markup }, tolerances] = await Promise.all([
    adminsOf(here, person.officeId),
    officeSettings(here, person.officeId),
    priceTolerancesOf(here, person),
  ])
  return { admins, fundsContact, noticeMinutes, costCentres, markup, tolerances }
}

function isDemo(here: Desk, session: Parameters<typeof demoPersonOf>[1]): boolean {
  return demoPersonOf(demoPeople(here.settings, process.env['GATEWAY_DEMO']), session) !== null
}

/** Most deadlines that are announced. */
const ANNOUNCED = 5
/** A hold that lapsed is named for so long. */
const LAPSED_MILLISECONDS = 600_000
/** The page asks ten seconds before an announcement. */
const BEFORE_NOTICE_MILLISECONDS = 20_000

/**
 * Holds whose deadline is still ahead in office time. The others have lapsed, whatever state was last stored.
 * The soonest ones are those that this person can do something about: their own, for an admin all.
 * @param grant null where no name may be shown
 */
async function holdsOf(
  here: Desk,
  officeId: string,
  officeNow: Date,
  grant: AnyGrant | null,
): Promise<ShellData['holds']> {
  const db = await here.store.db()
  const running = db
    .selectFrom('booking')
    .where('office_id', '=', officeId)
    .where('state', '=', 'held')
    .where((where) => where.or([where('deadline_at', 'is', null), where('deadline_at', '>', officeNow)]))
  const [row, soonest, lapsed] = await Promise.all([
    running
      .select((select) => [
        select.fn.countAll<bigint>().as('count'),
        select.fn.min('deadline_at').as('soonest'),
      ])
      .executeTakeFirstOrThrow(),
    grant === null || grant.role === 'viewer' || readableKinds(grant).length === 0
      ? []
      : running
          .select(['kind', 'reference', 'sealed_lead_name', 'deadline_at'])
          .where('deadline_at', 'is not', null)
          .where(
            'kind',
            'in',
            readableKinds(grant).map(({ kind }) => kind),
          )
          .where((where) =>
            grant.role === 'admin'
              ? where.lit(true)
              : where('made_by', 'in', [grant.displayName, grant.userName, '']),
          )
          .orderBy('deadline_at')
          .limit(ANNOUNCED)
          .execute(),
    grant === null
      ? []
      : lapsedSince(here, officeId, new Date(officeNow.getTime() - LAPSED_MILLISECONDS), officeNow),
  ])
  return {
    count: Number(row.count),
    soonestDeadlineAt: row.soonest?.toISOString() ?? null,
    soonest: soonest.flatMap(({ kind, reference, sealed_lead_name: sealed, deadline_at }) => {
      const leadName = sealed === null ? null : unseal(here.key, leadNamePlace(officeId, reference), sealed)
      return deadline_at ? [{ kind, reference, leadName, deadlineAt: deadline_at.toISOString() }] : []
    }),
    lapsed,
  }
}

/** Holds that ran out lately: read as lapsed, or last read as held and not read since. */
async function lapsedSince(here: Desk, officeId: string, since: Date, officeNow: Date): Promise<string[]> {
  const db = await here.store.db()
  const rows = await db
    .selectFrom('booking')
    .select('reference')
    .where('office_id', '=', officeId)
    .where((where) =>
      where.or([
        where.and([
          where('state', '=', 'held'),
          where('deadline_at', '>', since),
          where('deadline_at', '<=', officeNow),
        ]),
        where.and([where('state', '=', 'lapsed'), where('ended_at', '>', since)]),
      ]),
    )
    .execute()
  return rows.map(({ reference }) => reference)
}
