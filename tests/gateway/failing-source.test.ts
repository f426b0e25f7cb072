import { afterAll, beforeAll, expect, it } from 'vitest'
import { airProviders } from '../../contract/air/providers.ts'
import type { AirSupply } from '../../gateway/supply/air/port.ts'
import { SupplyFailure } from '../../gateway/supply/supply-failure.ts'
import { searchBody } from '../setup/air.ts'
import type { TestGateway } from '../setup/gateway.ts'
import { openGateway } from '../setup/simulated-gateway.ts'

/** The blocking search leaves failing sources out (gap 216). */

let gateway: TestGateway
let SessionId: string
let simulated: AirSupply
beforeAll(async () => {
  gateway = await openGateway()
  SessionId = await gateway.signIn(await gateway.mint())
  simulated = gateway.services.air
})
afterAll(() => gateway.close())

const legs: [string, string, string][] = [['LHR', 'AMS', '2026-12-20']]

/** Searches while these sources break off before their first fare. */
async function searchWithout(failing: readonly string[], changed: Record<string, unknown> = {}) {
  gateway.services.air = {
    ...simulated,
    async *search(query, signal, { source = null, onFailure } = {}) {
      const sources = source === null ? airProviders : [source]
      const down = sources
        .filter((each) => failing.includes(each))
        .map((each) => new SupplyFailure(each, 'no answer'))
      if (!onFailure) throw down[0] ?? new Error('the blocking search must leave sources out')
      for (const failure of down) onFailure(failure)
      if (down.length === sources.length) throw down[0]!
      for await (const batch of simulated.search(query, signal, { source })) {
        yield batch.filter((fare) => !failing.includes(fare.source))
      }
    },
  }
  const answer = await gateway.call('air.low-fare-search', { SessionId, ...searchBody(legs), ...changed })
  gateway.services.air = simulated
  return answer
}

const countOf = (answer: { body: Record<string, unknown> }) =>
  (answer.body['PricedItineraries'] as unknown[]).length

it('a source that fails is left out, and the others answer (gap 216)', async () => {
  for (const failing of [['gds'], ['gds', 'ndc']]) {
    const answer = await searchWithout(failing)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ Success: true, Error: null })
    expect(countOf(answer)).toBeGreaterThan(0)
  }
})

it('when all fail, or the only one that was asked for, it is 500 InternalError (gap 216)', async () => {
  for (const answer of [
    await searchWithout(['gds', 'ndc', 'lcc', 'cons']),
    await searchWithout(['lcc'], { Provider: 'lcc' }),
  ]) {
    expect(answer.status).toBe(500)
    expect(answer.body).toMatchObject({ Success: false, Error: { Id: 'InternalError' } })
  }
  expect((await searchWithout(['gds'], { Provider: 'lcc' })).status).toBe(200)
})

it('the route whose stream breaks off is answered by the sources that are left (gap 216)', async () => {
  const answer = await gateway.call('air.low-fare-search', {
    SessionId,
    ...searchBody([['STN', 'LHR', '2027-01-14']]),
  })
  expect(answer.body).toMatchObject({ Success: true, Error: null })
  expect(countOf(answer)).toBeGreaterThan(0)
})
