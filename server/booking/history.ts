import 'server-only'
import { automaticActors, type BookingView, type TimelineEntry } from '../../lib/booking/booking-view.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { formatNet } from '../../lib/money.ts'
import type { Desk } from '../desk.ts'
import type { KindHandling, KindTypes } from './kind.ts'
import { intentOf, type BookingAct } from './kind-act.ts'
import { changedText } from './noted-change.ts'
import {
  IMPORTED,
  ATTENDED,
  CHANGED,
  CHANGE_ACCEPTED,
  CLIENT_SET,
  COST_CENTRE_SET,
  HANDED_OVER,
  RISE_TAKEN,
} from './own-events.ts'

/** The desk's record of a verb, or of a change that it noticed itself; then `text` describes the change. */
type Recorded = Pick<TimelineEntry, 'at' | 'who' | 'reason' | 'recordedAt' | 'detail'> & {
  verb: string | null
  text?: string
}

/** The verb of a hold, which is no verb of a booking: the kind's own operation makes it. */
const HOLD = 'hold'
const REFUND = 'refund'

/**
 * The timeline of a booking, oldest first: the events of its record, with the times and the person that the
 * desk's audit has for each verb, and the events that leave no trace in the record. A fact that neither has
 * is null; an act of a person without this desk is marked. Each event stands once.
 */
export async function historyOf<K extends KindTypes>(
  desk: Desk,
  officeId: string,
  kind: KindHandling<K>,
  booking: K['view'],
): Promise<TimelineEntry[]> {
  const [recorded, attempted] = await Promise.all([
    recordedOf(desk, officeId, kind, booking.reference),
    attemptedVerbs(desk, officeId, kind, booking),
  ])
  const unused = new Set(recorded)
  const entries = booking.timeline.map((entry): TimelineEntry => {
    const verb = verbOf(entry)
    const own = verb === null ? undefined : nearest(unused, verb, entry.at)
    if (own) {
      unused.delete(own)
      const { reason, recordedAt } = own
      const facts = { at: entry.at ?? own.at, who: entry.who ?? own.who }
      return { ...entry, ...facts, ...(reason && { reason }), ...(recordedAt && { recordedAt }) }
    }
    const isElsewhere = verb !== null && !attempted.has(verb) && !isAutomatic(entry.who)
    return isElsewhere ? { ...entry, elsewhere: true } : entry
  })
  const words = kindFacts(booking.kind).verbs
  const traceless = [...unused]
    .filter(({ verb }) => verb !== HOLD)
    .map((own) => ({
      ...own,
      text: own.text ?? words[own.verb ?? '']?.done ?? (own.verb === REFUND ? 'Refunded' : (own.verb ?? '')),
      ...(own.verb === REFUND && ({ moves: REFUND } as const)),
    }))
  return inOrder([...entries.slice(0, 1), ...traceless, ...entries.slice(1)])
}

function verbOf({ verb, moves }: TimelineEntry): string | null {
  return verb ?? (moves === 'hold' ? HOLD : null)
}

function isAutomatic(who: string | null): boolean {
  return who !== null && (Object.values(automaticActors) as string[]).includes(who)
}

/** The record of a verb that is nearest to an instant; the first one where a time is missing. */
function nearest(recorded: ReadonlySet<Recorded>, verb: string, at: string | null): Recorded | undefined {
  const apart = (own: Recorded) =>
    at === null || own.at === null ? 0 : Math.abs(Date.parse(own.at) - Date.parse(at))
  return [...recorded]
    .filter((own) => own.verb === verb)
    .toSorted((one, other) => apart(one) - apart(other))[0]
}

async function recordedOf<K extends KindTypes>(
  desk: Desk,
  officeId: string,
  kind: KindHandling<K>,
  reference: string,
): Promise<Recorded[]> {
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('audit')
    .select(['verb', 'who', 'who_name', 'at', 'office_at', 'reason', 'before_state', 'after_state'])
    .where('office_id', '=', officeId)
    .where('reference', '=', reference)
    .orderBy('seq')
    .execute()
  const verbs = verbsOf(kind)
  return rows.flatMap((row): Recorded[] => {
    const own = {
      at: row.office_at?.toISOString() ?? null,
      who: row.who_name ?? row.who,
      recordedAt: row.at.toISOString(),
      ...(row.reason !== null && { reason: row.reason }),
    }
    const verb = verbs.get(row.verb) ?? (row.verb.split(/[.\s]/).includes(REFUND) ? REFUND : null)
    if (verb !== null) return [{ ...own, verb }]
    if (row.verb === IMPORTED) return [{ ...own, verb: null, text: 'Imported' }]
    if (row.verb === RISE_TAKEN) {
      const [was, is] = [row.before_state, row.after_state].map((cents) => formatNet(Number(cents)))
      return [{ ...own, verb: null, text: 'Higher price taken within the limit', detail: `${was} → ${is}` }]
    }
    if (row.verb === ATTENDED) return [{ ...own, verb: null, text: 'Marked as handled' }]
    if (row.verb === HANDED_OVER) {
      return [{ ...own, verb: null, text: `Handed over to ${row.after_state ?? 'a colleague'}` }]
    }
    if (row.verb === COST_CENTRE_SET) {
      const [was, is] = [row.before_state, row.after_state].map((name) => name ?? 'none')
      return [{ ...own, verb: null, text: 'Cost centre set', detail: `${was} → ${is}` }]
    }
    if (row.verb === CLIENT_SET) {
      return [{ ...own, verb: null, text: row.after_state === null ? 'Client taken off' : 'Client set' }]
    }
    if (row.verb !== CHANGED && row.verb !== CHANGE_ACCEPTED) return []
    const detail = changedText(row.before_state ?? '', row.after_state ?? '')
    if (row.verb === CHANGE_ACCEPTED) return [{ ...own, verb: null, text: 'Change accepted', detail }]
    return [{ ...own, verb: null, text: 'Changed outside this office', detail }]
  })
}

/** The verbs of a kind by the verb of their audit entries. */
function verbsOf<K extends KindTypes>({ acts, hold }: KindHandling<K>): ReadonlyMap<string, string> {
  return new Map<string, string>([
    [hold.operation, HOLD],
    ...Object.entries<BookingAct<K['view']>>(acts).map(([verb, act]) => [intentOf(act), verb] as const),
  ])
}

/**
 * The verbs that this desk has sent for a booking, with any outcome: a verb whose answer was lost has no
 * audit entry, and yet was not done elsewhere.
 */
async function attemptedVerbs<K extends KindTypes>(
  desk: Desk,
  officeId: string,
  kind: KindHandling<K>,
  { reference, clientReference }: BookingView,
): Promise<ReadonlySet<string>> {
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('intent')
    .select('verb')
    .where('office_id', '=', officeId)
    .where('client_reference', 'in', [reference, ...(clientReference === null ? [] : [clientReference])])
    .execute()
  const verbs = verbsOf(kind)
  return new Set(rows.map(({ verb }) => verbs.get(verb) ?? verb))
}

const AFTER_ALL = '9999'

/** Sorts by time. An entry without one stays before the entry that followed it. */
export function inOrder(entries: readonly TimelineEntry[]): TimelineEntry[] {
  let next = AFTER_ALL
  const keyed = [...entries].reverse().map((entry) => ({ entry, key: (next = entry.at ?? next) }))
  return keyed
    .reverse()
    .sort((one, other) => one.key.localeCompare(other.key))
    .map(({ entry }) => entry)
}
