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
  // Other work ran ten times during the build; a build in one step would have let it run at most once.
  expect(turns).toBe(10)
  expect(found).toEqual(['Reykjavík'])
})
