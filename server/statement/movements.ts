import 'server-only'
import { sql, type RawBuilder } from 'kysely'
import type { WalletEntryKind } from '../../contract/wallet/entry-kinds.ts'
import { addDays } from '../../lib/dates.ts'
import { statesStanding } from '../../lib/booking/booking-state.ts'
import type { StatementKind, StatementQuery } from '../../lib/wallet/statement-query.ts'
import type { StatementSums, WalletLine } from '../../lib/wallet/wallet-view.ts'
import type { Desk } from '../desk.ts'
import { readableKinds } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { CopySums } from '../store/schema.ts'
import { readList } from '../store/store.ts'
import type { CopiedRange } from './stored-copy.ts'

/**
 * The source of movements: the copy of the gateway's statement, or the bookings of this desk (then without
 * balances, credits, and bookings made elsewhere).
 */
export type MovementSource = {
  kind: 'copy' | 'own'
  rows: RawBuilder<unknown>
  /** The sums of all its movements, where they are stored; null: they are added up for each answer. */
  sums: CopySums | null
}

/** The filters of the statement. */
export type MovementFilter = Pick<StatementQuery, 'kind' | 'from' | 'to' | 'service'> & {
  /** The matches of a typed text: these references, and those that contain `part`. Null if none was typed. */
  found: { references: readonly string[]; part: string | null } | null
}

/** A movement with the hold that it ended. */
export type EndedLine = WalletLine & { hold: WalletLine | null }

type Row = {
  ordinal: bigint
  id: string
  at: Date
  kind: WalletEntryKind
  amount_cents: bigint
  balance_cents: bigint | null
  held_cents: bigint | null
  reference: string | null
  family: string | null
}
type EndedRow = Row & {
  hold_ordinal: bigint | null
  hold_id: string | null
  hold_at: Date | null
  hold_amount: bigint | null
  hold_balance: bigint | null
  hold_held: bigint | null
}
type Numbers = Record<string, string | bigint | null>

/** The copied statement, as far as it reaches without a gap. */
export function copiedMovements(officeId: string, { from, to, sums }: CopiedRange): MovementSource {
  return {
    kind: 'copy',
    rows: sql`(select ordinal, id, at, kind, amount_cents, balance_cents, held_cents, reference, family, resolves_id,
      ended from desk.wallet_entry where office_id = ${officeId} and ordinal >= ${from})`,
    // Older movements below a gap are in the sums, and not in the statement.
    sums: sums?.rows === to - from + 1 ? sums : null,
  }
}

/**
 * Movements from the bookings of this desk: held when they were made, charged when they were completed,
 * released or refunded when they ended.
 * @param reference of the only booking that is wanted
 */
export function ownMovements(grant: AnyGrant, reference: string | null = null): MovementSource {
  const kinds = readableKinds(grant).map(({ kind }) => kind)
  const neverHeld = kinds.flatMap((kind) => statesStanding(kind, 'none'))
  const booked = sql`from desk.booking where office_id = ${grant.officeId} and kind = any(${kinds})
    and total_cents is not null and state <> all(${neverHeld})
    and (${reference}::text is null or reference = ${reference})`
  return {
    kind: 'own',
    sums: null,
    rows: sql`(select row_number() over (order by at, reference, step) as ordinal, id, at, kind, amount_cents,
      null::bigint as balance_cents, null::bigint as held_cents, reference, family, resolves_id from (
        select 'hold ' || reference as id, created_at as at, 'hold' as kind, total_cents as amount_cents, reference,
          kind as family, null as resolves_id, 1 as step ${booked}
        union all select 'end ' || reference, completed_at, 'charge', total_cents, reference, kind,
          'hold ' || reference, 2 ${booked} and completed_at is not null
        union all select 'end ' || reference, ended_at, 'release', total_cents, reference, kind,
          'hold ' || reference, 2 ${booked} and completed_at is null and ended_at is not null
        union all select 'refund ' || reference, coalesce(ended_at, state_since), 'refund', (settlement ->> 'refundedCents')::bigint,
          reference, kind, null, 3 ${booked} and completed_at is not null
          and coalesce(ended_at, state_since) is not null and (settlement ->> 'refundedCents')::bigint > 0) step)`,
  }
}

/** One page of the statement, newest first: movements that have not ended, and each end with its hold. */
export async function endedLines(
  desk: Desk,
  source: MovementSource,
  filter: MovementFilter,
  page: { limit: number; offset: number },
): Promise<EndedLine[]> {
  const asked = sql<EndedRow>`
    select e.*, h.ordinal as hold_ordinal, h.id as hold_id, h.at as hold_at, h.amount_cents as hold_amount,
      h.balance_cents as hold_balance, h.held_cents as hold_held
    from ${source.rows} e left join ${source.rows} h on h.id = e.resolves_id
    where ${shownIn(source, filter)}
    order by e.ordinal desc limit ${page.limit} offset ${page.offset}`
  const { rows } = await readList(desk.store, (db) => asked.execute(db))
  return rows.map((row) => ({ ...lineOf(row), hold: holdOf(row) }))
}

/** Counts and sums over all pages. Movements count with the holds that they ended. */
export async function sumsOf(
  desk: Desk,
  source: MovementSource,
  filter: MovementFilter,
): Promise<{ rowCount: number; shownCount: number; sums: StatementSums }> {
  const { kind, from, to, service, found } = filter
  const isWhole = kind === 'all' && from === null && to === null && service === null && found === null
  if (isWhole && source.sums) return wholeSums(source.sums)
  const sumOf = (...kinds: WalletEntryKind[]) =>
    sql`coalesce(sum(e.amount_cents) filter (where e.kind = any(${kinds})), 0)`
  const asked = sql<Numbers>`
    select count(*) as count, count(e.resolves_id) as ends, ${sumOf('charge')} as charged,
      ${sumOf('refund')} as refunded, ${sumOf('release')} as released, ${sumOf('credit', 'seed')} as credited,
      ${sumOf('hold')} as open
    from ${source.rows} e where ${shownIn(source, filter)}`
  const { rows } = await readList(desk.store, (db) => asked.execute(db))
  const of = (name: string) => Number(rows[0]?.[name] ?? 0)
  return {
    rowCount: of('count'),
    shownCount: of('count') + of('ends'),
    sums: {
      chargedCents: of('charged'),
      refundedCents: of('refunded'),
      releasedCents: of('released'),
      creditedCents: of('credited'),
      openCents: of('open'),
    },
  }
}

function wholeSums({ rows, ends, ended, endedCents, cents }: CopySums): Awaited<ReturnType<typeof sumsOf>> {
  const of = (kind: WalletEntryKind) => cents[kind] ?? 0
  return {
    rowCount: rows - ended,
    shownCount: rows - ended + ends,
    sums: {
      chargedCents: of('charge'),
      refundedCents: of('refund'),
      releasedCents: of('release'),
      creditedCents: of('credit') + of('seed'),
      openCents: of('hold') - endedCents,
    },
  }
}

/** All movements of a booking, oldest first, by the names that a statement may have for it. */
export async function linesAbout(
  desk: Desk,
  source: MovementSource,
  names: readonly string[],
): Promise<WalletLine[]> {
  const db = await desk.store.db()
  const { rows } = await sql<Row>`select e.* from ${source.rows} e
    where e.reference = any(${names}) order by e.ordinal`.execute(db)
  return rows.map(lineOf)
}

/** How many movements there are, whatever is shown. */
export async function countOf(desk: Desk, source: MovementSource): Promise<number> {
  const db = await desk.store.db()
  const { rows } = await sql<Numbers>`select count(*) as count from ${source.rows} e`.execute(db)
  return Number(rows[0]?.['count'] ?? 0)
}

/** A movement of a file. `isShown` is false where the filter leaves it out. */
export type FileLine = WalletLine & { resolvesOrdinal: number | null; isShown: boolean }

/** The movements of the filter's period after an ordinal, oldest first. */
export async function fileLines(
  desk: Desk,
  source: MovementSource,
  filter: MovementFilter,
  afterOrdinal: number,
  limit: number,
): Promise<FileLine[]> {
  const asked = sql<Row & { resolves_ordinal: bigint | null; is_shown: boolean }>`
    select e.*, h.ordinal as resolves_ordinal, (${and(filtersOf(source, filter))}) as is_shown
    from ${source.rows} e left join ${source.rows} h on h.id = e.resolves_id
    where e.ordinal > ${afterOrdinal} and ${and(periodOf(filter))}
    order by e.ordinal limit ${limit}`
  const { rows } = await readList(desk.store, (db) => asked.execute(db))
  return rows.map((row) => ({
    ...lineOf(row),
    resolvesOrdinal: row.resolves_ordinal === null ? null : Number(row.resolves_ordinal),
    isShown: row.is_shown,
  }))
}

/** The last movement before a period; null if there is none. */
export async function lineBefore(
  desk: Desk,
  source: MovementSource,
  filter: Pick<MovementFilter, 'from'>,
): Promise<WalletLine | null> {
  if (filter.from === null) return null
  const asked = sql<Row>`select e.* from ${source.rows} e
    where e.at < ${dayStart(filter.from)} order by e.ordinal desc limit 1`
  const { rows } = await readList(desk.store, (db) => asked.execute(db))
  return rows[0] ? lineOf(rows[0]) : null
}

const KINDS: Readonly<Record<Exclude<StatementKind, 'all'>, readonly WalletEntryKind[]>> = {
  open: ['hold'],
  charged: ['charge'],
  released: ['release'],
  refunds: ['refund'],
  credits: ['credit', 'seed'],
}

/** A hold that was ended is shown under its end. */
function shownIn(source: MovementSource, filter: MovementFilter): RawBuilder<unknown> {
  return and([isNoEndedHold(source), ...periodOf(filter), ...filtersOf(source, filter)])
}

/**
 * True for every movement but a hold that has ended. It is not two conditions joined by "or": the database
 * makes a join of it, not a lookup for each row.
 */
function isNoEndedHold(source: MovementSource): RawBuilder<unknown> {
  if (source.kind === 'copy') return sql`not e.ended`
  return sql`not exists (select from ${source.rows} r where r.resolves_id = e.id and e.kind = 'hold')`
}

function periodOf({ from, to }: Pick<MovementFilter, 'from' | 'to'>): RawBuilder<unknown>[] {
  return [
    ...(from === null ? [] : [sql`e.at >= ${dayStart(from)}`]),
    ...(to === null ? [] : [sql`e.at < ${dayStart(addDays(to, 1))}`]),
  ]
}

function filtersOf(source: MovementSource, { kind, service, found }: MovementFilter): RawBuilder<unknown>[] {
  return [
    ...(kind === 'all' ? [] : [sql`e.kind = any(${KINDS[kind]})`]),
    ...(kind === 'open' ? [isNoEndedHold(source)] : []),
    ...(service === null ? [] : [sql`e.family = ${service}`]),
    ...(found === null ? [] : [isFound(found)]),
  ]
}

function isFound({ references, part }: NonNullable<MovementFilter['found']>): RawBuilder<unknown> {
  const named = sql`e.reference = any(${references})`
  return part === null ? named : sql`(${named} or strpos(lower(e.reference), ${part.toLowerCase()}) > 0)`
}

function and(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

function dayStart(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

function holdOf(row: EndedRow): WalletLine | null {
  const { hold_ordinal: ordinal, hold_id: id, hold_at: at, hold_amount: amount } = row
  if (ordinal === null || id === null || at === null || amount === null) return null
  const [balance_cents, held_cents] = [row.hold_balance, row.hold_held]
  return lineOf({ ...row, ordinal, id, at, kind: 'hold', amount_cents: amount, balance_cents, held_cents })
}

function lineOf(row: Row): WalletLine {
  return {
    ordinal: Number(row.ordinal),
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    amountCents: Number(row.amount_cents),
    balanceCents: row.balance_cents === null ? null : Number(row.balance_cents),
    heldCents: row.held_cents === null ? null : Number(row.held_cents),
    reference: row.reference,
    family: row.family,
  }
}
