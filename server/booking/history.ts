import 'server-only'
import type { BookingView, TimelineEntry } from '../../lib/booking/booking-view.ts'
import { kindFacts } from '../../lib/kinds.ts'
import type { Desk } from '../desk.ts'
import { intentOf, type KindOfBooking } from './kind.ts'

/** What the desk recorded of a verb. */
type Recorded = Pick<TimelineEntry, 'at' | 'who' | 'reason'> & { verb: string }

/**
 * The timeline of a booking, oldest first: what its record says, with the time and the person that the desk's
 * audit has for each verb, and the verbs that leave no trace in the record. A fact that neither has is null.
 */
export async function historyOf<View extends BookingView>(
  desk: Desk,
  officeId: string,
  kind: KindOfBooking<View>,
  booking: View,
): Promise<TimelineEntry[]> {
  const recorded = await recordedOf(desk, officeId, kind, booking.reference)
  const known = booking.timeline.map((entry) => {
    const own = recorded.find(({ verb }) => verb === entry.verb)
    return own ? { ...own, ...entry, at: entry.at ?? own.at, who: entry.who ?? own.who } : entry
  })
  const words = kindFacts(booking.kind).verbs
  const traceless = recorded
    .filter(({ verb }) => booking.timeline.every((entry) => entry.verb !== verb))
    .map((own) => ({ ...own, text: words[own.verb]?.done ?? own.verb }))
  return inOrder([...known.slice(0, 1), ...traceless, ...known.slice(1)])
}

async function recordedOf(
  desk: Desk,
  officeId: string,
  { acts }: Pick<KindOfBooking, 'acts'>,
  reference: string,
): Promise<Recorded[]> {
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('audit')
    .select(['verb', 'who', 'who_name', 'office_at', 'reason'])
    .where('office_id', '=', officeId)
    .where('reference', '=', reference)
    .orderBy('seq')
    .execute()
  const verbs = new Map(Object.entries(acts).map(([verb, act]) => [intentOf(act), verb]))
  return rows.flatMap((row) => {
    const verb = verbs.get(row.verb)
    const at = row.office_at?.toISOString() ?? null
    if (verb === undefined) return []
    const reason = row.reason === null ? {} : { reason: row.reason }
    return [{ verb, at, who: row.who_name ?? row.who, ...reason }]
  })
}

const AFTER_ALL = '9999'

/** By time. An entry without one stays before the entry that followed it. */
function inOrder(entries: readonly TimelineEntry[]): TimelineEntry[] {
  let next = AFTER_ALL
  const keyed = [...entries].reverse().map((entry) => ({ entry, key: (next = entry.at ?? next) }))
  return keyed
    .reverse()
    .sort((one, other) => one.key.localeCompare(other.key))
    .map(({ entry }) => entry)
}
