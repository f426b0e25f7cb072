import type { Pooler } from '../../tests/setup/pooler.ts'
import { startPooler } from '../../tests/setup/pooler.ts'
import { startPrograms, type Ports, type Programs } from './programs.ts'
import type { Parties } from './slice.ts'
import type { LoadStore } from './store.ts'

/** How the programs are run. */
export type Variant = { name: string; processes: number; isPooled: boolean }

/** The first one is what the others are compared with. */
export const variants: readonly Variant[] = [
  { name: 'one of each', processes: 1, isPooled: false },
  { name: 'two of each', processes: 2, isPooled: false },
  { name: 'one, PgBouncer', processes: 1, isPooled: true },
  { name: 'two, PgBouncer', processes: 2, isPooled: true },
]

/** PgBouncer's connections to PostgreSQL, which one of each program cannot use up. */
const POOL = 20

/** A variant that runs. */
export type Running = { programs: Programs; parties: Parties; close(): Promise<void> }

/**
 * Starts the programs of a variant on the store. Two variants at a time would take each other's cores, so
 * one ends before the next one starts; sessions outlast that, because all have the secrets of `dataDir`.
 */
export async function startVariant(
  { processes, isPooled }: Variant,
  { store, dataDir, ports }: { store: LoadStore; dataDir: string; ports: Ports },
  signal: AbortSignal,
): Promise<Running> {
  const pooler: Pooler | null = isPooled ? await startPooler(store.url, POOL) : null
  try {
    const wanted = { processes, databaseUrl: pooler?.url ?? store.url, prepare: !isPooled, dataDir, ports }
    const programs = await startPrograms(wanted, signal)
    const own = (pids: readonly number[]) => ({ pids, withChildren: false })
    return {
      programs,
      parties: {
        gateway: own(programs.pids.gateway),
        desk: own(programs.pids.desk),
        starter: own(programs.pids.starter),
        postgres: { pids: [store.pid], withChildren: true },
        pgbouncer: own(pooler ? [pooler.pid] : []),
        load: own([process.pid]),
      },
      close: async () => {
        await programs.close()
        await pooler?.stop()
      },
    }
  } catch (error) {
    await pooler?.stop()
    throw error
  }
}
