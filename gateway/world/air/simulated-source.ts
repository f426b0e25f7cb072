import type { AirQuery, Fare } from '../../supply/air/fare.ts'
import { hashText, unit } from '../../hash.ts'
import { scenarioOfQuery } from './scenario-routes.ts'
import type { Wait } from '../wait.ts'
import type { AirSource } from './source.ts'
import type { SourceProfile } from './sources/profile.ts'

/**
 * A source with response times: yields its part of the whole answer in batches, with delays that depend on
 * the query.
 */
export function simulatedSource(
  profile: SourceProfile,
  all: (query: AirQuery) => readonly Fare[],
  wait: Wait,
  latencyScale: number,
): AirSource {
  return {
    id: profile.id,
    async *search(query, signal) {
      const draw = delays(profile, query)
      const own = all(query).filter((fare) => fare.source === profile.id)
      for (const batch of batches(own, sizeOf(profile, query, own.length))) {
        await wait(draw() * latencyScale, signal)
        yield batch
      }
    },
  }
}

/** Scenarios with few fares get small batches, so that there are several. */
function sizeOf(profile: SourceProfile, query: AirQuery, count: number): number {
  const scenario = scenarioOfQuery(query)
  if (scenario && scenario.search.kind !== 'plain') return Math.max(1, Math.ceil(count / 2))
  return profile.batchSize
}

function* batches(fares: readonly Fare[], size: number): Generator<readonly Fare[]> {
  for (let start = 0; start < fares.length; start += size) yield fares.slice(start, start + size)
}

/** Successive delays in ms; the same for the same query. */
function delays(profile: SourceProfile, query: AirQuery): () => number {
  const key = profile.id + query.legs.map((leg) => leg.origin + leg.destination + leg.date).join()
  let count = 0
  return () => {
    const [least, most] = count === 0 ? profile.firstMs : profile.nextMs
    return least + (most - least) * unit(hashText(`${key}#${count++}`))
  }
}
