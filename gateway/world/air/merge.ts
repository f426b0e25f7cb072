import type { AirQuery, Fare } from '../../supply/air/fare.ts'
import type { SearchBehaviour } from './scenario-routes.ts'
import type { AirSource } from './source.ts'
import { SupplyFailure } from '../../supply/supply-failure.ts'

type Step = { iterator: AsyncIterator<readonly Fare[]>; result: IteratorResult<readonly Fare[]> }

/**
 * Yields the batches of all sources in the order in which they arrive. When one source fails, the search
 * ends.
 */
export async function* merged(
  sources: readonly AirSource[],
  query: AirQuery,
  signal: AbortSignal,
  behaviour: SearchBehaviour,
): AsyncGenerator<readonly Fare[]> {
  const running = new Map<AsyncIterator<readonly Fare[]>, Promise<Step>>()
  const step = async (iterator: AsyncIterator<readonly Fare[]>): Promise<Step> => ({
    iterator,
    result: await iterator.next(),
  })
  for (const source of sources) {
    const iterator = source.search(query, signal)[Symbol.asyncIterator]()
    running.set(iterator, step(iterator))
  }
  let sent = 0
  try {
    while (running.size > 0 && !signal.aborted) {
      const { iterator, result } = await Promise.race(running.values())
      if (result.done) {
        running.delete(iterator)
        continue
      }
      running.set(iterator, step(iterator))
      if (signal.aborted) return
      yield result.value
      sent++
      if (behaviour.kind === 'fails' && sent >= behaviour.afterBatches) {
        throw new SupplyFailure('gds', 'the source closed the connection')
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    // The signal ends the other sources' waits. Their rejections are caught here, so that none is left
    // unhandled.
    for (const pending of running.values()) pending.catch(() => undefined)
  }
}
