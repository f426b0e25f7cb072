import type { AirQuery, Fare } from '../../supply/air/fare.ts'
import { SupplyFailure } from '../../supply/supply-failure.ts'
import type { SearchBehaviour } from './scenario-routes.ts'
import type { AirSource } from './source.ts'

type Batches = AsyncIterator<readonly Fare[]>
type Step = { source: AirSource; batches: Batches } & (
  { result: IteratorResult<readonly Fare[]> } | { error: unknown }
)

/** The source that breaks off in the scenario `fails`. */
const BREAKS_OFF = 'gds'

/**
 * Yields the batches of all sources in the order in which they arrive. When one source fails, the search
 * ends; with `onFailure` it goes on until all have failed.
 */
export async function* merged(
  sources: readonly AirSource[],
  query: AirQuery,
  signal: AbortSignal,
  behaviour: SearchBehaviour,
  onFailure?: (failure: SupplyFailure) => void,
): AsyncGenerator<readonly Fare[]> {
  const running = new Map<string, Promise<Step>>()
  const ask = (source: AirSource, batches: Batches) => running.set(source.id, step(source, batches))
  for (const source of sources) ask(source, source.search(query, signal)[Symbol.asyncIterator]())
  let failed = 0
  const fail = (failure: unknown) => {
    if (!onFailure || !(failure instanceof SupplyFailure)) throw failure
    running.delete(failure.source)
    onFailure(failure)
    failed += 1
    if (failed === sources.length) throw failure
  }
  const breaks = behaviour.kind === 'fails' && sources.some(({ id }) => id === BREAKS_OFF)
  let sent = 0
  while (running.size > 0 && !signal.aborted) {
    const next = await Promise.race(running.values())
    if (signal.aborted) return
    if ('error' in next) {
      fail(next.error)
      continue
    }
    if (next.result.done) {
      running.delete(next.source.id)
      continue
    }
    ask(next.source, next.batches)
    yield next.result.value
    sent += 1
    if (breaks && sent === behaviour.afterBatches) {
      fail(new SupplyFailure(BREAKS_OFF, 'the source closed the connection'))
    }
  }
}

/** The next batch of a source. A failure is a value, so that no rejection is left unhandled. */
async function step(source: AirSource, batches: Batches): Promise<Step> {
  try {
    return { source, batches, result: await batches.next() }
  } catch (error) {
    return { source, batches, error }
  }
}
