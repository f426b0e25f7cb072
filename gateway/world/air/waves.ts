import type { Fare } from '../../supply/air/fare.ts'
import type { Wait } from '../wait.ts'

/** Yields the whole answer in equal batches, one at each of the given instants (ms after the start). */
export async function* inWaves(
  fares: readonly Fare[],
  atMs: readonly number[],
  wait: Wait,
  latencyScale: number,
  signal: AbortSignal,
): AsyncGenerator<readonly Fare[]> {
  const size = Math.ceil(fares.length / atMs.length)
  let before = 0
  for (let i = 0; i < atMs.length; i++) {
    try {
      await wait((atMs[i]! - before) * latencyScale, signal)
    } catch (error) {
      if (signal.aborted) return
      throw error
    }
    before = atMs[i]!
    const batch = fares.slice(i * size, (i + 1) * size)
    if (signal.aborted) return
    if (batch.length > 0) yield batch
  }
}
