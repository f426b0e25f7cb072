import 'server-only'
import type { ResponseOf } from '../../contract/registry.ts'
import { centsOfUsd } from '../../lib/money.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { isSessionLost } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'
import { singleFlight } from '../single-flight.ts'
import { copiedRange, emptyCopy, storeMovements, type Movement } from './stored-copy.ts'

/**
 * The outcome of bringing the copy up to date. `copied`: the newest movements are there; `missing` older ones
 * will come with the next calls. `not-supplied`: the gateway has no statement, or not for this person.
 */
export type CopyOutcome =
  | { kind: 'copied'; total: number; missing: number }
  | { kind: 'not-supplied'; permissionMissing: boolean }
  | { kind: 'session' }
  | { kind: 'unavailable' }

const PER_PAGE = 200
/** Pages that one call reads at most, so that no request waits for a long ledger. */
const MOST_PAGES = 10
const MOST_ATTEMPTS = 4

/**
 * Brings the desk's copy of the office's statement (`wallet_entry`) up to date, newest first. The copy has
 * the movements of the gateway and nothing else; each keeps its ordinal for good. A ledger that began anew
 * (a sandbox that was reset) empties it first.
 */
export function copyStatement(desk: Desk, grant: AnyGrant): Promise<CopyOutcome> {
  // Not shared between persons: the gateway decides whether somebody may read it.
  return singleFlight(desk, `statement ${grant.sessionId}`, () => copyNow(desk, grant))
}

async function copyNow(desk: Desk, grant: AnyGrant): Promise<CopyOutcome> {
  let contradictions = 0
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const range = await copiedRange(desk, grant.officeId)
    const read = await readPages(desk, grant, range)
    if (read.kind === 'unsteady') continue
    if (read.kind !== 'read') return read
    const stored =
      read.runs === null ? 'contradicted' : await storeMovements(desk, grant.officeId, range, read.runs)
    if (stored === 'outdated') continue
    if (stored === 'contradicted') {
      // Once it may be that the ledger grew between the gateway's count and its list; twice it began anew.
      contradictions += 1
      if (contradictions > 1) await emptyCopy(desk, grant.officeId, range)
      continue
    }
    return { kind: 'copied', total: read.total, missing: stored.from > 0 ? stored.from - 1 : 0 }
  }
  return { kind: 'unavailable' }
}

type Read =
  /** Runs have no gaps and are newest first; null if there are fewer movements than were copied. */
  | { kind: 'read'; total: number; runs: Movement[][] | null }
  /** The pages do not fit each other: the ledger grew while they were read. */
  | { kind: 'unsteady' }
  | Exclude<CopyOutcome, { kind: 'copied' }>

/** Reads from the newest movement down to the copied range, then the movements missing below that range. */
async function readPages(desk: Desk, grant: AnyGrant, range: { from: number; to: number }): Promise<Read> {
  let pages = 0
  let total = 0
  const readRun = async (
    first: number,
    until: number,
  ): Promise<Movement[] | Exclude<Read, { kind: 'read' }>> => {
    let run: Movement[] = []
    for (let page = first; pages < MOST_PAGES; page++) {
      pages += 1
      const answer = await callAs(desk, grant, 'wallet.statement', { Page: page, PerPage: PER_PAGE })
      if (answer.kind === 'unknown') return { kind: 'unavailable' }
      if (isSessionLost(answer)) return { kind: 'session' }
      if (answer.kind === 'refused') {
        return { kind: 'not-supplied', permissionMissing: answer.code === 'Err0101006' }
      }
      total = answer.data.Meta.Total
      const joined = joinedRun(run, movementsOf(answer.data, page))
      if (joined === null) return { kind: 'unsteady' }
      run = joined
      if ((run.at(-1)?.ordinal ?? 1) <= until) break
    }
    return run
  }
  const newest = await readRun(1, Math.max(1, range.to))
  if (!Array.isArray(newest)) return newest
  if (total < range.to) return { kind: 'read', total, runs: null }
  const isMet = (newest.at(-1)?.ordinal ?? 0) <= range.to
  if (range.from <= 1 || !isMet || pages >= MOST_PAGES) return { kind: 'read', total, runs: [newest] }
  const older = await readRun(Math.floor((total - range.from + 1) / PER_PAGE) + 1, 1)
  return Array.isArray(older) ? { kind: 'read', total, runs: [newest, older] } : older
}

/** The movements of a page; null if it has another number of them than its count says. */
function movementsOf({ Entries, Meta }: ResponseOf<'wallet.statement'>, page: number): Movement[] | null {
  const before = (page - 1) * PER_PAGE
  if (Entries.length !== Math.max(0, Math.min(PER_PAGE, Meta.Total - before))) return null
  return Entries.map((entry, index) => ({
    ordinal: Meta.Total - before - index,
    id: entry.Id,
    at: new Date(entry.At),
    kind: entry.Kind,
    amount_cents: centsOfUsd(entry.Amount),
    balance_cents: centsOfUsd(entry.Balance),
    held_cents: centsOfUsd(entry.Held),
    reference: entry.Reference,
    family: entry.Family,
    resolves_id: entry.ResolvesId,
  }))
}

/**
 * A run with the next page. Movements that were added meanwhile push earlier ones onto it a second time. Null
 * if the two do not fit.
 */
function joinedRun(run: Movement[], page: Movement[] | null): Movement[] | null {
  const last = run.at(-1)
  if (page === null || last === undefined) return page
  const ordinalById = new Map(run.map(({ id, ordinal }) => [id, ordinal]))
  const added = page.filter(({ ordinal }) => ordinal < last.ordinal)
  const fits =
    page.every(({ id, ordinal }) =>
      ordinal < last.ordinal ? !ordinalById.has(id) : ordinalById.get(id) === ordinal,
    ) && (added[0]?.ordinal ?? last.ordinal - 1) === last.ordinal - 1
  return fits ? [...run, ...added] : null
}
