import 'server-only'
import { inTransaction } from '../../database/transaction.ts'
import type { ExportOutcome } from '../../lib/traveller/found-traveller.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { formatNet } from '../../lib/money.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import { isSameName } from '../../lib/booking/same-person.ts'
import type { BookingPeople } from '../booking/people.ts'
import type { KindHandling, KindTypes } from '../booking/kind.ts'
import type { StoredBooking } from '../booking/stored-row.ts'
import { clientsNamed } from '../client/erase-client.ts'
import type { Desk } from '../desk.ts'
import { isSessionLost } from '../gateway-client/outcome.ts'
import { kindOf } from '../kinds.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import { adminBarOf } from './admin.ts'
import { rowsOfName } from './find.ts'
import { savedOfName } from './saved.ts'

/** The verb of the audit entry of an export. */
const EXPORT = 'traveller.export'

/** Most bookings that one file has. */
const MOST_BOOKINGS = 200
const AT_ONCE = 4

/**
 * Everything that the desk's list and clients, the booking service's records and the audit have of a person,
 * as JSON: for the one who asks for it, so numbers are whole. Of the others in a booking it has nothing. An
 * audit entry tells who exported which bookings, saved travellers and clients; it has no name.
 * Source: GDPR, articles 15 and 20.
 */
export async function exportOf(desk: Desk, grant: AnyGrant, name: string): Promise<ExportOutcome> {
  const bar = adminBarOf(grant)
  if (bar !== null) return { kind: 'refused', message: bar }
  const rows = await rowsOfName(desk, grant, name)
  const [saved, clients] = await Promise.all([
    savedOfName(desk, grant, name),
    clientsNamed(desk, grant, name),
  ])
  if (rows.length === 0 && saved.length === 0 && clients.length === 0)
    return {
      kind: 'refused',
      message: 'No booking or saved traveller of the office has this name any longer.',
    }
  const config = await officeConfig(desk, grant)
  if (config.kind === 'session') return { kind: 'session' }
  const bookings: Exported[] = []
  const waiting = rows.slice(0, MOST_BOOKINGS)
  const total = waiting.length
  let isLost = false
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let row = waiting.shift(); row && !isLost; row = waiting.shift()) {
      const exported = await exportedBooking(desk, grant, row, name)
      if (exported === 'session') isLost = true
      else bookings.push(exported)
    }
  })
  await Promise.all(workers)
  if (isLost) return { kind: 'session' }
  const serverNow = serverNowOf(desk, config)
  await inTransaction(await desk.store.db(), async (trx) => {
    const exported = [
      ...bookings.map(({ reference }) => reference),
      ...[...saved, ...clients].map(({ id }) => id),
    ]
    for (const reference of exported) {
      await appendAudit(trx, {
        officeId: grant.officeId,
        at: desk.clock.now(),
        officeAt: new Date(serverNow),
        who: grant.userName,
        whoName: grant.displayName,
        verb: EXPORT,
        reference,
        before: null,
        after: null,
        requestId: grant.requestId,
      })
    }
  })
  const file = {
    name,
    office: grant.officeName,
    exportedAt: serverNow,
    // Two people may have one name, and a booking that is not read is not in the file.
    note: notesOf(rows.length - total, bookings.filter(({ notRead }) => notRead !== undefined).length),
    saved,
    clients,
    bookings: bookings.sort((one, other) => one.reference.localeCompare(other.reference)),
  }
  return { kind: 'exported', json: JSON.stringify(file, null, 2) }
}

type Exported = { reference: string; notRead?: string } & Record<string, unknown>

async function exportedBooking(
  desk: Desk,
  grant: AnyGrant,
  row: StoredBooking,
  name: string,
): Promise<Exported | 'session'> {
  const kind = kindOf(row.kind)
  const [read, history] = await Promise.all([
    kind.people.read(desk, grant, row.reference),
    auditOf(desk, row.office_id, row.reference),
  ])
  const rowFacts = { reference: row.reference, kind: row.kind, madeBy: row.made_by, history }
  if (read.kind === 'ok') return { ...rowFacts, ...recordOf(kind, read.data, name) }
  if (isSessionLost(read)) return 'session'
  const why = read.kind === 'refused' ? read.message : `${SERVICE_AWAY}.`
  return { ...rowFacts, notRead: why }
}

function recordOf<K extends KindTypes>(
  kind: KindHandling<K>,
  { booking, people, contact, vouchers }: BookingPeople<K['view']>,
  name: string,
) {
  return {
    state: stateFacts(booking).word,
    createdAt: booking.createdAt,
    completedAt: booking.completedAt,
    cancelledAt: booking.cancelledAt,
    service: kind.list.line(kind.list.summaryOf(booking)),
    traveller: people.filter((person) => isSameName(person.name, name)).map(({ facts }) => facts),
    contactOfTheBooking: contact,
    vouchersOfTheBooking: vouchers,
    money: moneyOf(booking),
  }
}

function moneyOf({ money }: BookingView) {
  const { settlement } = money
  const text = (cents: number | null) => (cents === null ? null : formatNet(cents))
  return {
    total: formatNet(money.totalCents),
    parts: money.parts.map(({ label, cents }) => ({ label, amount: formatNet(cents) })),
    ...(settlement && {
      charged: text(settlement.chargedCents),
      kept: text(settlement.feeCents),
      refunded: text(settlement.refundedCents),
    }),
  }
}

async function auditOf(desk: Desk, officeId: string, reference: string) {
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('audit')
    .select(['at', 'who_name', 'who', 'verb', 'before_state', 'after_state'])
    .where('office_id', '=', officeId)
    .where('reference', '=', reference)
    .orderBy('seq')
    .execute()
  return rows.map((row) => ({
    at: row.at.toISOString(),
    who: row.who_name ?? row.who,
    what: row.verb,
    before: row.before_state,
    after: row.after_state,
  }))
}

function notesOf(leftOut: number, unread: number): string[] {
  return [
    'Everyone with this name in the bookings of the office. Two people may share a name.',
    ...(leftOut > 0 ? [`${leftOut} more bookings of this name are not in this file.`] : []),
    ...(unread > 0 ? [`Couldn't load the records of ${unread} bookings; export again to include them.`] : []),
  ]
}
