import 'server-only'
import type { Desk } from '../../desk.ts'
import { isSessionLost, type CallOutcome } from '../../gateway-client/outcome.ts'
import { kindOf } from '../../kinds.ts'
import type { AnyGrant } from '../../session/grant.ts'
import type { ListPosition } from '../../store/tables/discovery.ts'
import { addListed } from './listed-rows.ts'
import { storeListed } from './read-listed.ts'
import type { BookingSource } from '../kind-listing.ts'
import { sourcesOf } from './sources.ts'

/** Pages of the past of each list that are read at once, before bookings are. */
const PAGES_A_ROUND = 5

/** How far the lists of the office were read. */
export type ListsRead = {
  positions: Record<string, ListPosition>
  /** Bookings that a list had whole and that were stored. */
  kept: number
  /** Every list has come to its end. */
  isWhole: boolean
  /** The booking service does not answer, or no longer this person. */
  isAway: boolean
}

/**
 * Reads what is new: each list from its beginning until a page has nothing that the desk does not know. The
 * first look at a list is also the first page of its past.
 */
export async function readNew(
  desk: Desk,
  grant: AnyGrant,
  before: ListsRead['positions'],
): Promise<ListsRead> {
  const read: ListsRead = { positions: { ...before }, kept: 0, isWhole: true, isAway: false }
  for (const source of sourcesOf(grant)) {
    const isFirstLook = !isPlace(read.positions[source.name])
    let page = await readPage(desk, grant, source, read.positions, null)
    if (page.kind === 'read' && isFirstLook) read.positions[source.name] = placeAfter(page.next)
    while (page.kind === 'read') {
      read.kept += page.kept
      if (isFirstLook || page.added === 0 || page.next === null) break
      page = await readPage(desk, grant, source, read.positions, page.next)
    }
    if (page.kind === 'none' && isFirstLook) read.positions[source.name] = { at: 'none' }
    if (page.kind === 'away') return { ...read, isAway: true }
  }
  return read
}

/** Reads on in the past of each list. */
export async function readPast(
  desk: Desk,
  grant: AnyGrant,
  before: ListsRead['positions'],
): Promise<ListsRead> {
  const read: ListsRead = { positions: { ...before }, kept: 0, isWhole: true, isAway: false }
  for (const source of sourcesOf(grant)) {
    for (let pages = 0; pages < PAGES_A_ROUND; pages++) {
      const position = read.positions[source.name]
      if (position?.at !== 'page') break
      const page = await readPage(desk, grant, source, read.positions, position.next)
      if (page.kind === 'away') return { ...read, isWhole: false, isAway: true }
      read.positions[source.name] = page.kind === 'read' ? placeAfter(page.next) : { at: 'end' }
      if (page.kind === 'read') read.kept += page.kept
    }
    if (read.positions[source.name]?.at === 'page') read.isWhole = false
  }
  return read
}

type PageRead =
  /** `added`: entries that the desk did not know; `kept`: those of them that the list has whole. */
  { kind: 'read'; added: number; kept: number; next: string | null } | { kind: 'none' } | { kind: 'away' }

/** Reads one page, keeps what is not known to be read, and stores what the list has whole. */
async function readPage(
  desk: Desk,
  grant: AnyGrant,
  source: BookingSource,
  positions: ListsRead['positions'],
  position: string | null,
): Promise<PageRead> {
  const askedAt = desk.clock.now()
  const answer = await source.page(desk, grant, position)
  if (answer.kind !== 'ok') return { kind: isNoList(answer) ? 'none' : 'away' }
  const { next } = answer.data
  const ownLists = source.of === null ? kindsWithList(grant, positions) : new Set()
  const entries = answer.data.entries.filter(({ kind }) => !ownLists.has(kind))
  const added = await addListed(desk, grant.officeId, entries, position === null)
  const whole = entries.flatMap(({ id, kind, booking }) =>
    booking && kind !== null && added.has(id)
      ? [{ row: { id, kind, tries: 0 }, of: kindOf(kind), booking, askedAt }]
      : [],
  )
  const kept = await storeListed(desk, grant, whole)
  return { kind: 'read', added: added.size, kept, next }
}

/** The kinds that have a list of their own: their bookings are listed there, perhaps under other ids. */
function kindsWithList(grant: AnyGrant, positions: ListsRead['positions']): ReadonlySet<BookingSource['of']> {
  const own = sourcesOf(grant).filter(({ of, name }) => of !== null && isPlace(positions[name]))
  return new Set(own.map(({ of }) => of))
}

/** A refusal for good: the service does not have this list, or not for this person. */
function isNoList(answer: Exclude<CallOutcome<unknown>, { kind: 'ok' }>): boolean {
  return answer.kind === 'refused' && !isSessionLost(answer) && answer.httpStatus !== 429
}

function isPlace(position: ListPosition | undefined): boolean {
  return position !== undefined && position.at !== 'none'
}

function placeAfter(next: string | null): ListPosition {
  return next === null ? { at: 'end' } : { at: 'page', next }
}
