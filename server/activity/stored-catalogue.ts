import 'server-only'
import { z } from 'zod'
import { isDatabaseLost } from '../../database/lost.ts'
import type { Desk } from '../desk.ts'
import { log } from '../log.ts'
import type { IndexedCatalogue } from './find-activities.ts'

/** Raised when the form of the stored catalogue, or what is counted of it, changes. */
const EDITION = 1

/** A catalogue and when it was read. */
export type ReadCatalogue = { catalogue: IndexedCatalogue; readAt: Date }

const branch = z.object({ uuid: z.string(), name: z.string(), parent: z.int().nullable() })

const stored: z.ZodType<IndexedCatalogue> = z.object({
  products: z.array(
    z.object({
      uuid: z.string(),
      title: z.string(),
      typeName: z.string(),
      cityName: z.string(),
      image: z.string().nullable(),
      fromCents: z.int(),
      soldCount: z.int(),
      updatedAt: z.number(),
      places: z.array(z.int()),
      categories: z.array(z.int()),
    }),
  ),
  places: z.array(branch),
  categories: z.array(branch),
  listed: z.array(z.object({ uuid: z.string(), name: z.string(), parentUuid: z.string().nullable() })),
  bandCents: z.int().positive(),
})

/**
 * The catalogue of a booking service that a desk on this database has stored; null where there is none that
 * can be read: then it is read from the booking service.
 * @param gateway its base address
 */
export async function storedCatalogue(desk: Desk, gateway: string): Promise<ReadCatalogue | null> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('activity_catalogue')
    .select(['catalogue', 'read_at'])
    .where('gateway', '=', gateway)
    .where('edition', '=', EDITION)
    .executeTakeFirst()
  if (!row) return null
  const { data: catalogue } = stored.safeParse(row.catalogue)
  if (catalogue) return { catalogue, readAt: row.read_at }
  log.warn('stored catalogue of activities not readable', { reason: 'malformed' })
  return null
}

/** Stores a catalogue for all desks on this database. One that cannot be stored is in use all the same. */
export async function storeCatalogue(
  desk: Desk,
  gateway: string,
  { catalogue, readAt }: ReadCatalogue,
): Promise<void> {
  const values = { edition: EDITION, read_at: readAt, catalogue: JSON.stringify(catalogue) }
  try {
    const db = await desk.store.db()
    await db
      .insertInto('activity_catalogue')
      .values({ gateway, ...values })
      .onConflict((conflict) => conflict.column('gateway').doUpdateSet(values))
      .execute()
  } catch (error) {
    if (!isDatabaseLost(error)) throw error
    log.warn('catalogue of activities not stored', { reason: 'the database is away' })
  }
}
