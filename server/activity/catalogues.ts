import 'server-only'
import type { Desk } from '../desk.ts'
import { log } from '../log.ts'
import { deskWide } from '../process-wide.ts'
import { alsoMay } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { singleFlight } from '../single-flight.ts'
import type { IndexedCatalogue } from './find-activities.ts'
import { readCatalogue } from './read-catalogue.ts'
import { storeCatalogue, storedCatalogue, type ReadCatalogue } from './stored-catalogue.ts'

/** The booking service's own cache changes daily and by events (Activity v2, What the service does). */
const FRESH_MS = 15 * 60_000
/** An older catalogue answers nobody. */
const USABLE_MS = 24 * 3_600_000

/**
 * The catalogue of the grant's booking service, which is the same for all its offices (decision 33): from the
 * memory of this process, or as stored by any desk. After a quarter of an hour it is read again while the old
 * one is in use.
 * @returns null where it has not been read within a day
 */
export async function catalogueAtHand(desk: Desk, grant: AnyGrant): Promise<IndexedCatalogue | null> {
  const { key, gateway } = keyOf(desk, grant)
  const kept = keptBy(desk)
  const read = kept.get(key) ?? (await storedCatalogue(desk, gateway))
  if (read === null || ageOf(desk, read) > USABLE_MS) return null
  kept.set(key, read)
  if (ageOf(desk, read) > FRESH_MS) startReading(desk, grant)
  return read.catalogue
}

/**
 * The same for a caller that waits until it is read.
 * @throws Unanswered if it cannot be read
 */
export async function wholeCatalogue(desk: Desk, grant: AnyGrant): Promise<IndexedCatalogue> {
  return (await catalogueAtHand(desk, grant)) ?? (await readAgain(desk, grant))
}

/** Begins to read the catalogue, unless it is being read. Nobody waits for it. */
export function startReading(desk: Desk, grant: AnyGrant): void {
  readAgain(desk, grant).catch((error: unknown) => {
    // Who asks next tries again.
    const reason = error instanceof Error ? error.message : ''
    log.warn('catalogue of activities not read', { requestId: grant.requestId, reason })
  })
}

/** Reads it once however many ask, unless another process has read it meanwhile. */
function readAgain(desk: Desk, grant: AnyGrant): Promise<IndexedCatalogue> {
  const { key, gateway } = keyOf(desk, grant)
  return singleFlight(desk, `activity catalogue ${key}`, async () => {
    const stored = await storedCatalogue(desk, gateway)
    const isFresh = stored !== null && ageOf(desk, stored) <= FRESH_MS
    const read = isFresh ? stored : await readNow(desk, grant, stored ?? keptBy(desk).get(key) ?? null)
    keptBy(desk).set(key, read)
    if (!isFresh && alsoMay(grant, 'activity_config')) await storeCatalogue(desk, gateway, read)
    return read.catalogue
  })
}

async function readNow(desk: Desk, grant: AnyGrant, before: ReadCatalogue | null): Promise<ReadCatalogue> {
  const readAt = desk.clock.now()
  return { catalogue: await readCatalogue(desk, grant, before?.catalogue ?? null), readAt }
}

function keptBy(desk: Desk): Map<string, ReadCatalogue> {
  return deskWide(desk, 'activity.catalogues', () => new Map<string, ReadCatalogue>())
}

/** Who may not read the tree of categories has a catalogue without it, which others do not get. */
function keyOf(desk: Desk, grant: AnyGrant): { key: string; gateway: string } {
  const gateway = desk.settings.gatewayUrls[grant.environment]
  return { gateway, key: `${gateway} ${alsoMay(grant, 'activity_config') ? 'tree' : 'flat'}` }
}

function ageOf(desk: Desk, { readAt }: ReadCatalogue): number {
  return desk.clock.now().getTime() - readAt.getTime()
}
