import 'server-only'
import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely'
import { z } from 'zod'
import { statesStanding } from '../../lib/booking/booking-state.ts'
import type { DeskTables } from '../store/schema.ts'
import type { DeskDb } from '../store/store.ts'
import { findsNothing, listWhere, statesIn, type ListScope } from './list-where.ts'
import { storedReference } from './reference.ts'
import type { StoredBooking } from './stored-row.ts'

type Where = ExpressionBuilder<DeskTables, 'booking'>

/**
 * A stretch of an order: its bookings, sorted by one column and then by reference, which an index gives
 * without a sort. An order is one or several stretches, one after the other.
 */
type Stretch = {
  has: (where: Where, scope: ListScope) => Expression<SqlBool> | null
  column: 'created_at' | 'deadline_at' | 'first_day' | 'last_day' | 'total_cents'
  direction: 'asc' | 'desc'
}

/** The last booking of a page: its stretch, the value of the column as text, and the reference. */
export type Cursor = { stretch: number; value: string; reference: string }

const cursorShape = z.tuple([z.int().min(0), z.string().max(40), storedReference])

/**
 * A page of the list from a cursor on, at most `size` rows and one more if there are more.
 * @returns null for a cursor that does not belong to this order
 */
export async function listPage(
  db: DeskDb,
  scope: ListScope,
  cursor: Cursor | null,
  size: number,
): Promise<{ rows: StoredBooking[]; next: string | null } | null> {
  const stretches = stretchesOf(scope)
  const from = cursor?.stretch ?? 0
  const first = stretches[from]
  if (!first || (cursor !== null && !isValueOf(first.column, cursor.value))) return null
  if (findsNothing(scope)) return { rows: [], next: null }
  const rows: { row: StoredBooking; stretch: number }[] = []
  for (const [at, stretch] of stretches.entries()) {
    if (at < from || rows.length > size) continue
    const batch = await stretchRows(db, scope, stretch, {
      after: at === from ? cursor : null,
      limit: size + 1 - rows.length,
    })
    rows.push(...batch.map((row) => ({ row, stretch: at })))
  }
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const isMore = rows.length > size && last !== undefined
  return {
    rows: shown.map(({ row }) => row),
    next: isMore ? writeCursor(last.row, last.stretch, stretches[last.stretch]!.column) : null,
  }
}

async function stretchRows(
  db: DeskDb,
  scope: ListScope,
  { has, column, direction }: Stretch,
  { after, limit }: { after: Cursor | null; limit: number },
): Promise<StoredBooking[]> {
  return db
    .selectFrom('booking')
    .selectAll()
    .where((where) => {
      const conditions = [listWhere(where, scope, scope.query.tab)]
      const own = has(where, scope)
      if (own) conditions.push(own)
      if (after) {
        const sign = direction === 'asc' ? sql`>` : sql`<`
        conditions.push(
          sql<SqlBool>`(${sql.ref(column)}, reference) ${sign} (${typedValue(column, after.value)}, ${after.reference})`,
        )
      }
      return where.and(conditions)
    })
    .orderBy(column, direction)
    .orderBy('reference', direction)
    .limit(limit)
    .execute()
}

const newest: Stretch = { has: () => null, column: 'created_at', direction: 'desc' }

function stretchesOf({ query: { sort, tab } }: ListScope): Stretch[] {
  switch (sort) {
    case 'newest':
      return [newest]
    case 'oldest':
      return [{ ...newest, direction: 'asc' }]
    case 'deadline':
      return [
        { has: isDue, column: 'deadline_at', direction: 'asc' },
        { ...newest, has: (where, scope) => where.not(isDue(where, scope)) },
      ]
    case 'date':
    case 'date-desc':
      return byDate(tab === 'past' ? 'last_day' : 'first_day', sort === 'date' ? 'asc' : 'desc', tab)
    case 'total':
    case 'total-desc':
      return withNulls('total_cents', sort === 'total' ? 'asc' : 'desc')
  }
}

/** Of the upcoming services those that have begun come first: an index finds them by their last day. */
function byDate(column: 'first_day' | 'last_day', direction: 'asc' | 'desc', tab: string): Stretch[] {
  if (tab !== 'upcoming') return withNulls(column, direction)
  const begun: Stretch = { has: (where, { first }) => where('first_day', '<', first), column, direction }
  const ahead: Stretch = { has: (where, { first }) => where('first_day', '>=', first), column, direction }
  const withDate = direction === 'asc' ? [begun, ahead] : [ahead, begun]
  return [...withDate, { ...newest, has: (where) => where(column, 'is', null) }]
}

/** Bookings without a value come last. */
function withNulls(column: 'first_day' | 'last_day' | 'total_cents', direction: 'asc' | 'desc'): Stretch[] {
  return [
    { has: (where) => where(column, 'is not', null), column, direction },
    { ...newest, has: (where) => where(column, 'is', null) },
  ]
}

/** A hold with a deadline. */
function isDue(where: Where, { kinds }: ListScope): Expression<SqlBool> {
  const held = statesIn(where, kinds, (kind) => statesStanding(kind, 'held'))
  return where.and([held, where('deadline_at', 'is not', null)])
}

function isValueOf(column: Stretch['column'], value: string): boolean {
  if (column === 'total_cents') return /^\d{1,15}$/.test(value)
  if (column === 'first_day' || column === 'last_day') return z.iso.date().safeParse(value).success
  return z.iso.datetime().safeParse(value).success
}

function typedValue(column: Stretch['column'], value: string): RawBuilder<unknown> {
  if (column === 'total_cents') return sql`${value}::bigint`
  return column === 'first_day' || column === 'last_day' ? sql`${value}` : sql`${value}::timestamptz`
}

function writeCursor(row: StoredBooking, stretch: number, column: Stretch['column']): string {
  const value = row[column]
  const text = value instanceof Date ? value.toISOString() : String(value)
  return Buffer.from(JSON.stringify([stretch, text, row.reference])).toString('base64url')
}

/** Null for text that is no cursor of ours. */
export function readCursor(cursor: string): Cursor | null {
  try {
    const parsed = cursorShape.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    if (!parsed.success) return null
    const [stretch, value, reference] = parsed.data
    return { stretch, value, reference }
  } catch {
    // Not JSON, so not a cursor of ours.
    return null
  }
}
