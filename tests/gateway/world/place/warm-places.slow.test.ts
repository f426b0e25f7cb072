import { expect, it, vi } from 'vitest'

it('lets others run between its pieces, and a search meanwhile is answered whole', async () => {
  // Another file may have built the index.
  vi.resetModules()
  const { searchPlaces } = await import('../../../../gateway/world/place/search-places.ts')
  const { warmPlaces } = await import('../../../../gateway/world/place/warm-places.ts')
  let turns = 0
  let names: string[] | null = null
  const turn = () => {
    turns += 1
    if (turns === 10)
      names = searchPlaces({ q: 'reykjavik', limit: 1, type: null, sandbox: true }).map(({ name }) => name)
    if (turns < 10) setImmediate(turn)
  }
  setImmediate(turn)
  await warmPlaces()
  // Other work ran ten times during the build; a build in one step would have let it run at most once.
  expect(turns).toBe(10)
  expect(names).toEqual(['Reykjavík'])
})
