import { sql } from 'kysely'
import type { Db } from '../../store/transaction.ts'
import { statesWhere } from '../booking/states-where.ts'
import { bookingKinds } from '../kinds.ts'

/** A ledger rule that is broken for an office. Cents, or counts of rows where `rule` says so. */
export type LedgerDifference = { officeId: string; rule: string; expected: bigint; found: bigint }

const open = statesWhere(bookingKinds, 'open')
const charged = statesWhere(bookingKinds, 'charged')
const released = statesWhere(bookingKinds, 'released')
const asConfirmed = statesWhere(bookingKinds, 'as-confirmed')

/** The refund that each record states; bookings of kinds whose records do not say are left out. */
const refundsOfBookings = sql.join(
  Object.values(bookingKinds).flatMap(({ name, refundedCents }) =>
    refundedCents === null
      ? []
      : [
          sql`select office_id, reference, ${refundedCents} as cents from office_booking where kind = ${name}`,
        ],
  ),
  sql` union all `,
)

type Row = { office_id: string; rule: string; expected: string; found: string }

/**
 * Rebuilds every wallet from its transfers and compares: conservation, held amounts,
 * double entry, running columns, each hold ended at most once and for its own amount,
 * refunds within the charged amount and as the records of the bookings say, and the bookings of the holds.
 * One statement reads one snapshot, so it may run while bookings are made.
 * @returns the broken rules: empty when all hold.
 */
export async function checkLedger(db: Db, officeId: string): Promise<LedgerDifference[]> {
  const { rows } = await sql<Row>`
    with
    entry as (select * from gateway.transfer where office_id = ${officeId}),
    office_wallet as (select * from gateway.wallet where office_id = ${officeId}),
    office_booking as (select * from gateway.booking where office_id = ${officeId}),
    sums as (
      select office_id,
        sum(case when kind in ('seed', 'credit', 'refund') then amount_cents
                 when kind = 'charge' then -amount_cents else 0 end) as balance,
        sum(case when kind = 'hold' then amount_cents
                 when kind in ('release', 'charge') then -amount_cents else 0 end) as held
      from entry group by office_id),
    side as (
      select office_id, credit_account as account, amount_cents as cents from entry
      union all select office_id, debit_account, -amount_cents from entry),
    account as (
      select office_id, sum(cents) as all_accounts,
        coalesce(sum(cents) filter (where account = 'available'), 0) as available,
        coalesce(sum(cents) filter (where account = 'held'), 0) as held
      from side group by office_id),
    pending as (
      select h.office_id, sum(h.amount_cents) as cents from entry h
      where h.kind = 'hold' and not exists (
        select from entry r where r.office_id = h.office_id and r.resolves_id = h.transfer_id)
      group by h.office_id),
    open_booking as (
      select office_id, sum(total_cents) as cents from office_booking
      where state = any(${open}::text[]) group by office_id),
    latest as (select distinct on (office_id) office_id, balance_cents, held_cents from entry
      order by office_id, transfer_id desc),
    wrong_end as (
      select r.office_id, count(*) as rows from entry r
      left join entry h on h.office_id = r.office_id and h.transfer_id = r.resolves_id and h.kind = 'hold'
        and h.amount_cents = r.amount_cents and h.reference is not distinct from r.reference
      where (r.kind in ('release', 'charge')) <> (r.resolves_id is not null)
        or (r.resolves_id is not null and h.transfer_id is null)
      group by r.office_id),
    over_refund as (
      select r.office_id, count(*) as rows
      from (select office_id, reference, sum(amount_cents) as cents from entry
        where kind = 'refund' group by office_id, reference) r
      left join (select office_id, reference, sum(amount_cents) as cents from entry
        where kind = 'charge' group by office_id, reference) c
        on c.office_id = r.office_id and c.reference is not distinct from r.reference
      where r.cents > coalesce(c.cents, 0) group by r.office_id),
    told as (${refundsOfBookings}),
    wrong_refund as (
      select t.office_id, count(*) as rows from told t
      left join (select office_id, reference, sum(amount_cents) as cents from entry
        where kind = 'refund' group by office_id, reference) r
        on r.office_id = t.office_id and r.reference = t.reference
      where t.cents <> coalesce(r.cents, 0) group by t.office_id),
    wrong_booking as (
      select b.office_id, count(*) as rows from office_booking b
      left join entry h on h.office_id = b.office_id and h.transfer_id = b.hold_id and h.kind = 'hold'
        and h.amount_cents = b.total_cents and h.reference = b.reference
      left join entry r on r.office_id = b.office_id and r.resolves_id = b.hold_id
      where case
        when b.state = any(${open}::text[])
          then h.transfer_id is null or r.transfer_id is not null
        when b.state = any(${charged}::text[])
          or (b.state = any(${asConfirmed}::text[]) and b.confirmed_at is not null)
          then r.kind is distinct from 'charge' or h.transfer_id is null
        when b.state = any(${released}::text[]) or b.state = any(${asConfirmed}::text[])
          then r.kind is distinct from 'release' or h.transfer_id is null
        else b.hold_id is not null end
      group by b.office_id),
    rule as (
      select office_id, 'balance = seed + credits + refunds - charges' as rule,
        coalesce(sums.balance, 0) as expected, balance_cents::numeric as found
        from office_wallet left join sums using (office_id)
      union all select office_id, 'held = holds - releases - charges', coalesce(sums.held, 0), held_cents
        from office_wallet left join sums using (office_id)
      union all select office_id, 'the available account = balance - held',
        coalesce(account.available, 0), balance_cents - held_cents
        from office_wallet left join account using (office_id)
      union all select office_id, 'the held account = held', coalesce(account.held, 0), held_cents
        from office_wallet left join account using (office_id)
      union all select office_id, 'all accounts add up to zero', 0, all_accounts from account
      union all select office_id, 'available is never negative', 0, least(balance_cents - held_cents, 0)
        from office_wallet
      union all select office_id, 'held = unresolved holds', coalesce(pending.cents, 0), held_cents
        from office_wallet left join pending using (office_id)
      union all select office_id, 'held = open bookings', coalesce(open_booking.cents, 0), held_cents
        from office_wallet left join open_booking using (office_id)
      union all select office_id, 'the last entry shows the balance', latest.balance_cents,
        office_wallet.balance_cents from office_wallet join latest using (office_id)
      union all select office_id, 'the last entry shows what is held', latest.held_cents,
        office_wallet.held_cents from office_wallet join latest using (office_id)
      union all select office_id, 'rows: ends that fit no hold', 0, rows from wrong_end
      union all select office_id, 'rows: refunds beyond what was charged', 0, rows from over_refund
      union all select office_id, 'rows: bookings whose refunds are not as their records say', 0, rows from wrong_refund
      union all select office_id, 'rows: bookings whose money is elsewhere', 0, rows from wrong_booking)
    select office_id, rule, expected::text, found::text from rule where expected <> found
    order by office_id, rule`.execute(db)
  return rows.map((row) => ({
    officeId: row.office_id,
    rule: row.rule,
    expected: BigInt(row.expected),
    found: BigInt(row.found),
  }))
}

/**
 * The same for all offices, one after the other: the nodes of a cluster have no snapshot in common.
 */
export async function checkAllLedgers(db: Db): Promise<LedgerDifference[]> {
  const { rows } = await sql<{ office_id: string }>`
    select office_id from gateway.office union select office_id from gateway.wallet
    union select office_id from gateway.transfer union select office_id from gateway.booking
    order by office_id`.execute(db)
  const differences: LedgerDifference[] = []
  for (const row of rows) differences.push(...(await checkLedger(db, row.office_id)))
  return differences
}
