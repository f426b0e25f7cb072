import 'server-only'
import type { Desk } from '../../desk.ts'
import { officeConfig } from '../../config/office-config.ts'
import { readableKinds } from '../../kinds.ts'
import { log } from '../../log.ts'
import type { AnyGrant } from '../../session/grant.ts'
import { isSessionOpen } from '../../session/session-row.ts'
import { singleFlight } from '../../single-flight.ts'
import { unlistedCents } from './coverage.ts'
import { claimDiscovery, endClaim, renewClaim, type DiscoveryClaim } from './discovery-row.ts'
import { nextUnread } from './listed-rows.ts'
import { readErasures } from './read-erasures.ts'
import { readListed } from './read-listed.ts'
import { readNew, readPast } from './read-lists.ts'
import { listMovements } from './statement-bookings.ts'

const READ_A_ROUND = 100
const STATEMENT = 'statement'
const ERASURES = 'erasures'

/**
 * Brings the office's list of bookings up to what the booking service tells of: what is new, then the past
 * from where the last run ended. Before the past it erases here whom the service has erased. Of all desks one
 * runs for an office. It ends with the session of the person in whose name it reads; the next page that
 * somebody opens goes on. Memory does not grow with the number of bookings: what is to be read stands in the
 * database.
 */
export function discoverBookings(desk: Desk, grant: AnyGrant): Promise<void> {
  return singleFlight(desk, `discover ${grant.officeId}`, async () => {
    if (readableKinds(grant).length === 0) return
    const claim = await claimDiscovery(desk, grant.officeId)
    if (claim === null) return
    let whole: Parameters<typeof endClaim>[2] = null
    try {
      if (await run(desk, grant, claim)) whole = { unlistedCents: await heldBesides(desk, grant) }
    } finally {
      await endClaim(desk, claim, whole)
    }
  })
}

/**
 * The same in the background: nobody waits for it, not even the request that begins it, because the past of
 * an office may take minutes. A failure goes to the log.
 */
export function startDiscovery(desk: Desk, grant: AnyGrant): void {
  discoverBookings(desk, grant).catch((error: unknown) => {
    log.error('bookings not discovered', { requestId: grant.requestId, errorName: (error as Error).name })
  })
}

/** True if everything was read; false if the run ended before, by whatever. */
async function run(desk: Desk, grant: AnyGrant, claim: DiscoveryClaim): Promise<boolean> {
  let lists = await readNew(desk, grant, claim.positions)
  const erasures = lists.isAway ? undefined : await readErasures(desk, grant, lists.positions[ERASURES])
  if (erasures) lists.positions[ERASURES] = erasures
  let isStatementRead = false
  let { kept } = lists
  while (!lists.isAway) {
    lists = await readPast(desk, grant, lists.positions)
    if (lists.isWhole && !isStatementRead) {
      // Last, because it has only the names of bookings that the lists have whole.
      const movements = await listMovements(desk, grant, lists.positions[STATEMENT])
      if (movements) lists.positions[STATEMENT] = movements.position
      isStatementRead = movements?.isWhole ?? true
    }
    const kinds = readableKinds(grant).map(({ kind }) => kind)
    const waiting = await nextUnread(desk, grant.officeId, kinds, READ_A_ROUND)
    const batch = await readListed(desk, grant, waiting)
    const done = { positions: lists.positions, read: kept + lists.kept + batch.read }
    kept = 0
    if (!(await renewClaim(desk, claim, done))) return false
    if (batch.isAway || !(await isSessionOpen(desk, grant))) return false
    if (lists.isWhole && isStatementRead && waiting.length === 0) return true
  }
  await renewClaim(desk, claim, { positions: lists.positions, read: kept + lists.kept })
  return false
}

/** What the wallet holds now and no booking of the list explains. */
async function heldBesides(desk: Desk, grant: AnyGrant): Promise<number | null> {
  const reading = officeConfig(desk, grant)
  const wallet = reading.then((config) => (config.kind === 'read' ? config.wallet : null))
  return unlistedCents(desk, grant.officeId, wallet)
}
