import { sql } from 'kysely'
import type { ActivityState } from '../../../contract/activity/booking-states.ts'
import type { Services } from '../../services.ts'
import { runDue } from '../booking/run-due.ts'
import type { Caller } from '../session/caller.ts'
import { activityBookingOf, activityPeople, type ActivityBooking, type Customer } from './activity-booking.ts'
import { folded } from './catalogue-index.ts'

/** The filters of a list of the office's bookings; null: no such filter. A booking must meet all of them. */
export type BookingQuery = {
  /** Arrival dates, both inclusive. */
  from: string | null
  to: string | null
  state: ActivityState | null
  /** The caller's own reference, exactly. */
  partnerReference: string | null
  /** Parts of the customer's name, e-mail address and phone number, in any case. */
  customer: Readonly<Record<'firstName' | 'lastName' | 'email' | 'phone', string | null>>
  /** Part of anything by which an agent knows a booking. */
  text: string | null
  page: number
  perPage: number
}

/**
 * One page of the office's activity bookings, newest first, and how many there are (Activity v2, GET
 * /Activity/v2/bookings; gaps 185, 232). Due effects are applied first.
 */
export async function listActivities(
  services: Services,
  caller: Caller,
  query: BookingQuery,
): Promise<{ bookings: ActivityBooking[]; total: number }> {
  await runDue(services, caller.officeId)
  const references = await referencesOf(services, caller.officeId, query)
  const page = references.slice((query.page - 1) * query.perPage, query.page * query.perPage)
  const rows = await services.db
    .selectFrom('booking')
    .selectAll()
    .where('office_id', '=', caller.officeId)
    .where(sql<boolean>`reference = any(${page}::text[])`)
    .execute()
  const byReference = new Map(rows.map((row) => [row.reference, activityBookingOf(row)]))
  return { bookings: page.flatMap((reference) => byReference.get(reference) ?? []), total: references.length }
}

/** So many contacts are decrypted before other calls get their turn. */
const BATCH = 500

type Candidate = Pick<ActivityBooking, 'office_id' | 'reference' | 'people' | 'client_reference'> & {
  uuid: string
  title: string
  product: string
}

/** The references of all bookings that match. The people are encrypted, so the store cannot compare them. */
async function referencesOf(services: Services, officeId: string, query: BookingQuery): Promise<string[]> {
  const { from, to, state, partnerReference, customer } = query
  const text = query.text === null ? null : folded(query.text)
  const contactParts = Object.entries(customer).flatMap(([field, part]) =>
    part === null ? [] : [[field as keyof typeof customer, folded(part)] as const],
  )
  const reads = text !== null || contactParts.length > 0
  const asked = sql<Candidate>`
    select reference, office_id, client_reference,
      case when ${reads} then jsonb_build_array(people -> 0) else '[]' end as people, detail ->> 'uuid' as uuid,
      detail #>> '{variant,title}' as title, detail #>> '{variant,productTitle}' as product
    from gateway.booking
    where office_id = ${officeId} and kind = 'activity'
      and (${from}::text is null or detail ->> 'arrivalDate' >= ${from})
      and (${to}::text is null or detail ->> 'arrivalDate' <= ${to})
      and (${state}::text is null or state = ${state})
      and (${partnerReference}::text is null or client_reference = ${partnerReference})
    order by created_at desc, hold_id desc`
  const { rows } = await services.replicaReads(services.db, (db) => asked.execute(db))
  if (!reads) return rows.map(({ reference }) => reference)
  const references: string[] = []
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH)
    const people = await activityPeople(services, officeId, batch)
    for (const [index, row] of batch.entries()) {
      const contact = people[index]?.contact ?? null
      if (!contactParts.every(([field, part]) => contact && folded(contact[field]).includes(part))) continue
      if (text !== null && !wordsOf(row, contact).some((word) => folded(word).includes(text))) continue
      references.push(row.reference)
    }
  }
  return references
}

/** The words of a booking that a free text is looked for in. */
function wordsOf(row: Candidate, contact: Customer | null): string[] {
  const { reference, uuid, title, product, client_reference: partnerReference } = row
  const own = [reference, uuid, title, product, partnerReference ?? '']
  if (!contact) return own
  const { firstName, lastName, email, phone } = contact
  return [...own, `${firstName} ${lastName}`, email, phone]
}
