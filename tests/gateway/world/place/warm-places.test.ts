import { expect, it } from 'vitest'
import { searchPlaces } from '../../../../gateway/world/place/search-places.ts'
import { warmPlaces } from '../../../../gateway/world/place/warm-places.ts'

it('lets others run between its pieces, and a search meanwhile is answered whole', async () => {
  let turns = 0
  let found: string[] | null = null
  const turn = () => {
    turns += 1
    if (turns === 10)
      found = searchPlaces({ q: 'reykjavik', limit: 1, type: null, sandbox: true }).map(({ name }) => name)
    if (turns < 10) setImmediate(turn)
  }
  setImmediate(turn)
  await warmPlaces()
  // Ten turns of others while it was being built: it would have been done in one otherwise.
  expect(turns).toBe(10)
  expect(found).toEqual(['Reykjavík'])
})
