import { sql } from 'kysely'
import type { CounterTable } from './schema.ts'
import type { Db } from './transaction.ts'

/** How many numbers a gateway takes at once. Those that it does not use before it ends are left out. */
const BLOCK_SIZE = { booking: 100, search: 500 } as const satisfies Record<CounterTable['name'], number>

/** Numbers that this gateway has taken and not used yet: from `next` to `last`. */
type Block = { next: number; last: number; taking: Promise<void> | null }

const blocksOf = new WeakMap<Db, Map<CounterTable['name'], Block>>()

/**
 * A number that no other gateway of this database gets, from 1. All instances take blocks from one row
 * (`counter`), so that not every booking and search waits for it.
 * @param db the connection of the gateway, not a transaction: a number that was taken stays taken.
 */
export async function nextNumber(db: Db, name: CounterTable['name']): Promise<number> {
  const blocks = blocksOf.get(db) ?? new Map<CounterTable['name'], Block>()
  blocksOf.set(db, blocks)
  const block = blocks.get(name) ?? { next: 1, last: 0, taking: null }
  blocks.set(name, block)
  for (;;) {
    if (block.next <= block.last) return block.next++
    block.taking ??= take(db, name, block).finally(() => (block.taking = null))
    await block.taking
  }
}

async function take(db: Db, name: CounterTable['name'], block: Block): Promise<void> {
  const size = BLOCK_SIZE[name]
  const { last } = await db
    .updateTable('counter')
    .set({ last: sql<bigint>`last + ${size}::bigint` })
    .where('name', '=', name)
    .returning('last')
    .executeTakeFirstOrThrow()
  block.last = Number(last)
  block.next = block.last - size + 1
}
