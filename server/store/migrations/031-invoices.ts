import 'server-only'
import { statements } from './statements.ts'

/**
 * Invoices and credit notes. Their numbers have no gap: a number is taken from the counter in the transaction
 * that inserts the invoice.
 */
export const invoices = statements([
  `create table desk.invoice_counter (
    office_id text not null,
    type text not null,
    year integer not null,
    last integer not null,
    primary key (office_id, type, year)
  )`,
  `create table desk.invoice (
    office_id text not null,
    number text not null,
    type text not null,
    year integer not null,
    position integer not null,
    form_id uuid not null,
    credits text,
    booking_references text[] not null,
    sealed_content text not null,
    total_cents bigint not null,
    issued_at timestamptz not null,
    due_on text,
    made_by text not null,
    made_by_name text not null,
    find_tokens bigint[] not null,
    find_key text not null,
    primary key (office_id, number),
    unique (office_id, type, year, position),
    unique (office_id, form_id),
    unique (office_id, credits)
  )`,
  `create index invoice_newest on desk.invoice (office_id, issued_at desc)`,
  `create index invoice_bookings on desk.invoice using gin (booking_references)`,
])
