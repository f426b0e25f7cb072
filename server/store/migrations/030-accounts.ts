import 'server-only'
import { statements } from './statements.ts'

/**
 * The months that an office has closed, with their lines as they were then. `epoch` is that of the copy of
 * the statement: a ledger that began anew has months of its own.
 */
export const accounts = statements([
  'alter table desk.booking add column commission_cents bigint',
  'alter table desk.booking add column cost_centre text',
  `create table desk.account_month (
    office_id text not null,
    epoch bigint not null,
    month text not null,
    opening_cents bigint not null,
    credits_cents bigint not null,
    sales_cents bigint not null,
    refunds_cents bigint not null,
    closing_cents bigint not null,
    differences jsonb not null,
    reason text,
    closed_by text not null,
    closed_by_name text not null,
    closed_at timestamptz not null,
    primary key (office_id, epoch, month)
  )`,
  `create table desk.account_line (
    office_id text not null,
    epoch bigint not null,
    closed_month text not null,
    position integer not null,
    key text not null,
    month text not null,
    day text not null,
    type text not null,
    reference text,
    kind text,
    agent text,
    cost_centre text,
    sale_month text,
    sales_cents bigint not null,
    refunds_cents bigint not null,
    fees_cents bigint not null,
    markup_cents bigint not null,
    commission_cents bigint not null,
    primary key (office_id, epoch, closed_month, position)
  )`,
])
