import 'server-only'
import type { Selectable } from 'kysely'
import type { BookingLine, ServiceLine } from '../../lib/booking/booking-list-view.ts'
import { isErased } from '../../lib/booking/erased-name.ts'
import { leadingDeadline } from '../../lib/booking/booking-phase.ts'
import { seal, unseal } from '../../database/sealed-text.ts'
import type { Desk } from '../desk.ts'
import { kindOf } from '../kinds.ts'
import type { BookingTable } from '../store/schema.ts'
import { findLabel, findTokens } from './find-tokens.ts'
import type { KindHandling, KindTypes } from './kind.ts'

/** A booking as the desk store keeps it. */
export type StoredBooking = Selectable<BookingTable>

/** The place that a lead traveller's name is sealed for. */
export function leadNamePlace(officeId: string, reference: string): string {
  return `booking:${officeId}:${reference}`
}

/** The place that the names of all travellers are sealed for. */
function peoplePlace(officeId: string, reference: string): string {
  return `booking people:${officeId}:${reference}`
}

/**
 * The columns that a reading of a booking writes into its row: neither its key nor columns that never change.
 */
export function seenColumns<K extends KindTypes>(
  desk: Desk,
  officeId: string,
  kind: KindHandling<K>,
  booking: K['view'],
  askedAt: Date,
) {
  const deadlineAt = booking.deadlines ? leadingDeadline(booking.deadlines).deadlineAt : null
  const summary = kind.list.summaryOf(booking)
  const line = kind.list.line(summary)
  const { people: named, startsAt, freeUntil, findBy } = kind.list.factsOf(booking)
  const people = named.filter((name) => !isErased(name))
  return {
    state: booking.state,
    summary: JSON.stringify(summary),
    total_cents: booking.money.totalCents,
    markup_cents: booking.money.markup?.cents ?? 0,
    commission_cents: booking.money.commissionCents ?? null,
    settlement: JSON.stringify(booking.money.settlement),
    deadline_at: instant(deadlineAt),
    seen_at: askedAt,
    first_day: line.days?.from ?? null,
    last_day: line.days?.to ?? null,
    starts_at: startsAt,
    free_until: instant(freeUntil),
    completed_at: instant(booking.completedAt),
    ended_at: instant(booking.cancelledAt),
    sealed_people: seal(desk.key, peoplePlace(officeId, booking.reference), JSON.stringify(people)),
    ...findColumns(desk, officeId, {
      reference: booking.reference,
      clientReference: booking.clientReference,
      line,
      texts: [...people, ...findBy],
    }),
  }
}

/** The columns that find a booking. */
export function findColumns(
  desk: Desk,
  officeId: string,
  booking: { reference: string; clientReference: string | null; line: ServiceLine | null; texts: string[] },
): { find_tokens: string[]; find_key: string } {
  const { reference, clientReference, line, texts } = booking
  const words = [reference, clientReference ?? '', ...texts]
  if (line) words.push(line.title, line.code ?? '', ...line.codes, ...line.findBy)
  return {
    find_tokens: findTokens(desk.findKey, officeId, words, line?.places),
    find_key: findLabel(desk.findKey),
  }
}

/** The line that the list shows for a row. */
export function lineOfRow(desk: Desk, row: StoredBooking): BookingLine {
  return {
    kind: row.kind,
    reference: row.reference,
    state: row.state,
    original: kindOf(row.kind).list.originalState(row.state),
    leadName: leadNameOf(desk, row),
    people: peopleOf(desk, row),
    service: serviceLineOf(kindOf(row.kind), row),
    totalCents: row.total_cents === null ? null : Number(row.total_cents),
    markupCents: row.markup_cents === null ? null : Number(row.markup_cents),
    settlement: row.settlement,
    deadlineAt: iso(row.deadline_at),
    madeBy: row.made_by,
    madeThrough: row.made_through,
    owner: row.owner_name,
    createdAt: row.created_at.toISOString(),
    startsAt: row.starts_at,
    freeUntil: iso(row.free_until),
    stateSince: iso(row.state_since),
    completedAt: iso(row.completed_at),
    endedAt: iso(row.ended_at),
    changed: row.changed,
    costCentre: row.cost_centre,
    attendedAt: iso(row.attended_at),
  }
}

/**
 * The summary of a row as its kind reads it; null where the booking was never read. Throws where it does not
 * fit: such a row was written by no desk.
 */
export function summaryOf<K extends KindTypes>(
  kind: KindHandling<K>,
  row: Pick<StoredBooking, 'summary'>,
): K['summary'] | null {
  return row.summary === null ? null : kind.list.summary.parse(row.summary)
}

/** The service of a row as the list shows it; null where nothing is known of it. */
export function serviceLineOf<K extends KindTypes>(
  kind: KindHandling<K>,
  row: Pick<StoredBooking, 'summary'>,
): ServiceLine | null {
  const summary = summaryOf(kind, row)
  return summary === null ? null : kind.list.line(summary)
}

/** Names of all travellers; empty while they are not known, or after they were erased. */
function peopleOf(
  desk: Pick<Desk, 'key'>,
  row: Pick<StoredBooking, 'office_id' | 'reference' | 'sealed_people'>,
): string[] {
  if (row.sealed_people === null) return []
  const text = unseal(desk.key, peoplePlace(row.office_id, row.reference), row.sealed_people)
  return text === null ? [] : (JSON.parse(text) as string[])
}

/** The names that are known of a row: of all travellers, or of the lead alone. */
export function namesOf(
  desk: Pick<Desk, 'key'>,
  row: Pick<StoredBooking, 'office_id' | 'reference' | 'sealed_people' | 'sealed_lead_name'>,
): string[] {
  const people = peopleOf(desk, row)
  if (people.length > 0) return people
  const lead = leadNameOf(desk, row)
  return lead === null ? [] : [lead]
}

function leadNameOf(
  desk: Pick<Desk, 'key'>,
  row: Pick<StoredBooking, 'office_id' | 'reference' | 'sealed_lead_name'>,
): string | null {
  if (row.sealed_lead_name === null) return null
  return unseal(desk.key, leadNamePlace(row.office_id, row.reference), row.sealed_lead_name)
}

function instant(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null
}
