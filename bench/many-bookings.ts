import { sql } from 'kysely'
import type { BookingRow } from '../gateway/domain/booking/booking-row.ts'
import { nextReference } from '../gateway/domain/booking/booking-number.ts'
import { readPeople, sealPeople } from '../gateway/domain/booking/people.ts'
import type { Services } from '../gateway/services.ts'
import type { Subject } from './subject.ts'

/** So few that the pool does not end the statement. */
const AT_ONCE = 2000

/**
 * Repeats a ticketed booking of an office at the gateway, one a minute into the past, each with people and
 * movements of its own. Booking them one by one over HTTP would take hours.
 */
export async function repeatBooking(
  { services, pool }: Subject,
  { officeId, reference }: { officeId: string; reference: string },
  count: number,
): Promise<void> {
  const { rows } = await pool.query<BookingRow>(
    'select * from gateway.booking where office_id = $1 and reference = $2',
    [officeId, reference],
  )
  const [original] = rows
  if (original?.state !== 'ticketed') throw new Error('the booking has no ticket')
  const people = (await readPeople(services, original)).map((person) => person ?? {})
  for (let first = 0; first < count; first += AT_ONCE) {
    await insertCopies(services, original, people, { first, count: Math.min(AT_ONCE, count - first) })
  }
  await pool.query('analyze gateway.booking')
}

async function insertCopies(
  services: Services,
  original: BookingRow,
  people: readonly object[],
  { first, count }: { first: number; count: number },
): Promise<void> {
  const { office_id: officeId } = original
  const copies = []
  for (let index = 0; index < count; index += 1) {
    const reference = await nextReference(services, 'PO')
    const { texts, wrappedKeys } = sealPeople(services.keys.master, { officeId, reference }, people)
    copies.push({ position: index + 1, age: first + index + 1, reference, texts, keys: wrappedKeys })
  }
  const cents = Number(original.total_cents)
  await sql`
    with copy as (
      select *, ${cents}::bigint as cents, ${original.created_at}::timestamptz as at
      from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb)
        as c (position int, age int, reference text, texts jsonb, keys jsonb)),
    paid as (
      update gateway.wallet set balance_cents = balance_cents - ${cents * count},
        last_transfer_id = last_transfer_id + ${2 * count}
      where office_id = ${officeId}
      returning balance_cents + ${cents * count}::bigint as before_cents, last_transfer_id - ${2 * count} as before_id),
    held as (
      insert into gateway.transfer (office_id, transfer_id, kind, amount_cents, debit_account, credit_account, at, reference,
                            family, balance_cents, held_cents)
      select ${officeId}, before_id + position, 'hold', cents, 'available', 'held', at, reference, 'air', before_cents, position * cents
      from copy, paid order by position returning transfer_id, reference),
    charged as (
      insert into gateway.transfer (office_id, transfer_id, kind, amount_cents, debit_account, credit_account, at, reference,
                            family, resolves_id, balance_cents, held_cents)
      select ${officeId}, before_id + ${count}::int + position, 'charge', cents, 'held', 'supplier', at, reference, 'air', transfer_id,
             before_cents - position * cents, (${count}::int - position) * cents
      from copy join held using (reference), paid order by position),
    booked as (
      insert into gateway.booking
      select (jsonb_populate_record(b, jsonb_build_object(
        'reference', copy.reference, 'hold_id', transfer_id, 'people', texts, 'client_reference', null,
        'dedupe_key', null, 'created_at', b.created_at - age * interval '1 minute'))).*
      from gateway.booking b, copy join held using (reference)
      where b.office_id = ${officeId} and b.reference = ${original.reference}
      returning office_id, reference)
    insert into gateway.person_key (office_id, reference, position, wrapped_key)
    select office_id, reference, listed.position - 1, wrapped_key
    from booked join copy using (reference),
      jsonb_array_elements_text(keys) with ordinality as listed (wrapped_key, position)`.execute(services.db)
}
