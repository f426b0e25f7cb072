import 'server-only'
import { cache } from 'react'
import type { ShellData } from '../../lib/shell-data.ts'
import { watchGivenUp } from '../air/watch.ts'
import { desk, type Desk } from '../desk.ts'
import { log } from '../log.ts'
import { officeConfig, serverNowOf } from '../office/office-config.ts'
import type { AnyGrant } from '../session/grant.ts'
import { requireGrant, type GateRefusal } from '../session/gate.ts'

/** `sessionLost`: the gateway no longer honours the session, so the sign-in over the page is due. */
export type ShellResult =
  { ok: true; shell: ShellData; sessionLost: boolean } | { ok: false; refusal: GateRefusal }

/** Reads the shell for the signed-in person: once for a request, however many of its parts ask. */
export const readShell = cache(async (): Promise<ShellResult> => {
  const gate = await requireGrant('signed_in')
  if (!gate.ok) return gate
  return { ok: true, ...(await shellOf(desk(), gate.grant)) }
})

/** The same for a grant at hand. */
export async function shellOf(
  here: Desk,
  grant: AnyGrant,
): Promise<{ shell: ShellData; sessionLost: boolean }> {
  const config = await officeConfig(here, grant)
  const serverNow = serverNowOf(here, config)
  await watchGivenUp(here, grant).catch((error: unknown) => {
    // The shell must not fall because of it; the next reading watches again.
    log.error('watch failed', { requestId: grant.requestId, errorName: (error as Error).name })
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
      },
      holds: await holdsOf(here, grant.officeId, new Date(serverNow)),
      spendableCents: config.kind === 'read' ? config.wallet.spendableCents : null,
    },
  }
}

/** Holds whose deadline is still ahead in office time: the others have lapsed, whatever was seen of them last. */
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
