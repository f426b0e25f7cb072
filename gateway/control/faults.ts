import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { operations } from '../../contract/registry.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { FaultTable } from '../store/schema.ts'
import type { Db } from '../store/transaction.ts'

export const faultKinds = ['latency', 'error', 'drop', 'malformed', 'cut', 'lose-reply'] as const

/** An injected transport failure. Without `times` it applies until it is cleared. */
export type Fault = {
  /** Id of the operation that fails. */
  operation: string
  kind: (typeof faultKinds)[number]
  /** Milliseconds, for `latency`. */
  ms?: number
  /** HTTP status, for `error`. */
  status?: number
  /** How often it still applies. */
  times?: number
}

/** A fault that is set: its id, by which it can be removed alone, and how often it has applied. */
export type SetFault = Fault & { id: string; struck: number }

/** The faults that are set, in that order. They strike at every gateway of the database. */
export type Faults = {
  all(): Promise<SetFault[]>
  /** Sets these instead of all others. */
  replace(faults: readonly Fault[]): Promise<void>
  /** Sets one more; false if there are `most` already. */
  add(fault: Fault, most: number): Promise<boolean>
  remove(id: string): Promise<void>
  /**
   * The fault that applies to this call of an operation, or null. The one set first wins, and its `times`
   * goes down by one.
   */
  take(operationId: string): Promise<Fault | null>
}

/**
 * How long a gateway goes by what it has read, so that not every call reads. A change is only answered after
 * as long: from then on no gateway goes by older faults.
 */
const MOST_AGE_MILLIS = 50

/** The faults of the gateways on a database. */
export function createFaults(db: Db): Faults {
  let copy: { at: number; faults: Promise<SetFault[]> } | null = null
  const read = (): Promise<SetFault[]> => {
    const at = performance.now()
    if (copy && at - copy.at < MOST_AGE_MILLIS) return copy.faults
    copy = { at, faults: readAll(db) }
    return copy.faults
  }
  const untilSeen = async () => {
    copy = null
    await pause(MOST_AGE_MILLIS)
  }
  return {
    all: () => readAll(db),
    replace: async (faults) => {
      await inTransaction(db, async (tx) => {
        await tx.deleteFrom('fault').execute()
        if (faults.length > 0) await tx.insertInto('fault').values(faults.map(rowOf)).execute()
      })
      await untilSeen()
    },
    add: async (fault, most) => {
      const { fn } = db
      const { count, last } = await db
        .selectFrom('fault')
        .select([fn.countAll().as('count'), fn.max('position').as('last')])
        .executeTakeFirstOrThrow()
      if (Number(count) >= most) return false
      await db
        .insertInto('fault')
        .values(rowOf(fault, Number(last ?? 0) + 1))
        .execute()
      await untilSeen()
      return true
    },
    remove: async (id) => {
      await db.deleteFrom('fault').where('fault_id', '=', id).execute()
      await untilSeen()
    },
    take: async (operationId) => {
      for (;;) {
        const fault = (await read()).find(({ operation }) => operation === operationId)
        if (!fault) return null
        const hasStruck = await strike(db, fault.id)
        // One that strikes a number of times may have done so for the last time.
        if (fault.times !== undefined) copy = null
        if (hasStruck) return fault
        copy = null
      }
    },
  }
}

async function readAll(db: Db): Promise<SetFault[]> {
  const rows = await db.selectFrom('fault').selectAll().orderBy('position').orderBy('fault_id').execute()
  return rows.map(({ fault_id, operation, kind, millis, status, times, struck }) => ({
    id: fault_id,
    operation,
    kind: kind as Fault['kind'],
    ...(millis !== null && { ms: millis }),
    ...(status !== null && { status }),
    ...(times !== null && { times }),
    struck,
  }))
}

function rowOf({ operation, kind, ms, status, times }: Fault, position: number): FaultTable {
  return {
    fault_id: randomUUID(),
    position,
    operation,
    kind,
    millis: ms ?? null,
    status: status ?? null,
    times: times ?? null,
    struck: 0,
  }
}

/** Counts one strike; false if the fault is not set any more. The last strike removes it. */
async function strike(db: Db, id: string): Promise<boolean> {
  const counted = await db
    .updateTable('fault')
    .set({ struck: sql<number>`struck + 1`, times: sql<number | null>`times - 1` })
    .where('fault_id', '=', id)
    .where((where) => where.or([where('times', 'is', null), where('times', '>', 1)]))
    .returning('fault_id')
    .executeTakeFirst()
  if (counted) return true
  const last = await db
    .deleteFrom('fault')
    .where('fault_id', '=', id)
    .where('times', '=', 1)
    .returning('fault_id')
    .executeTakeFirst()
  return last !== undefined
}

/**
 * Finds an operation by its id (`air.book`), its path or the last part of its path (`AirBook`); null when
 * none matches.
 */
export function namedOperation(name: string): string | null {
  const wanted = name.toLowerCase()
  const operation = operations.find(
    ({ id, path }) =>
      id === wanted || path.toLowerCase() === wanted || path.toLowerCase().endsWith(`/${wanted}`),
  )
  return operation?.id ?? null
}
