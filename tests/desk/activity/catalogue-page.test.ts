import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PLAIN_ACTIVITIES, type ActivityView } from '../../../lib/activity/activity-view.ts'
import type { CatalogueAnswer } from '../../../lib/activity/catalogue-answer.ts'
import { cataloguePage } from '../../../server/activity/catalogue-page.ts'
import { fakeDesk, someone, type Sample } from './fake-catalogue.ts'

const samples: readonly Sample[] = [
  {
    uuid: 'night',
    titles: { EN: 'Night View Walk', KO: '야경 산책', ID: 'Jalan Malam' },
    places: ['Seoul, Korea'],
    category: 'c-night',
    price: 24.9,
    sold: 90,
  },
  {
    uuid: 'market',
    titles: { EN: 'Market Tastings', KO: '시장 야경', JA: '京の市場' },
    places: ['Seoul, Korea', 'Busan, Korea'],
    category: 'c-food',
    price: 68,
    sold: 40,
  },
  {
    uuid: 'harbour',
    titles: { EN: 'Harbour Cruise', KO: '항구 크루즈' },
    places: ['Osaka, Japan'],
    category: 'c-tours',
    price: 300,
    sold: 10,
  },
]

let world: ReturnType<typeof fakeDesk>
beforeEach(() => {
  world = fakeDesk(samples)
})

async function page(
  part: Partial<ActivityView> & { places?: string[] } = {},
  atFirst = false,
): Promise<CatalogueAnswer> {
  const { places = [], ...view } = part
  const filters = { ...PLAIN_ACTIVITIES.filters, places, ...view.filters }
  const outcome = await cataloguePage(
    world.desk,
    someone(),
    { ...PLAIN_ACTIVITIES, ...view, filters },
    { atFirst },
  )
  if (outcome.kind !== 'ok') throw new Error(JSON.stringify(outcome))
  return outcome.data
}

/** The counted page: two places make the desk wait for the whole catalogue. */
async function counted(part: Parameters<typeof page>[0] = {}): Promise<CatalogueAnswer> {
  await page({ places: ['p-Korea', 'p-Japan'] })
  return page(part)
}

const uuids = ({ rows }: CatalogueAnswer) => rows.map(({ uuid }) => uuid)

const wholeReads = () => world.calls.filter((call) => call === 'activity.all-products full').length

describe('before the catalogue was read', () => {
  test('a screen shows the documented list and the places at once, and reads nothing else', async () => {
    const first = await page({}, true)
    expect(uuids(first)).toEqual(['night', 'market', 'harbour'])
    expect(first).toMatchObject({ total: 3, matching: 3 })
    expect(Object.keys(first.facets)).toEqual(['places'])
    expect(first.rows[0]).toMatchObject({ cityName: 'Seoul', fromCents: 2_490, soldCount: 90 })
    expect(world.calls.toSorted()).toEqual(['activity.products', 'activity.products-by-location'])
  })

  test('all counts of the whole catalogue are those that it has when it is read', async () => {
    const release = world.hold()
    const [first, next] = [await page({}, true), await page()]
    release()
    const { facets } = await counted()
    expect(first.facets).toEqual({ places: facets.places })
    expect(next.facets).toEqual(facets)
    expect(facets.places?.map(({ name, count }) => [name, count])).toEqual([
      ['Korea', 2],
      ['Japan', 1],
    ])
  })

  test('one place, one category and a word are answered by the documented list, without counts', async () => {
    const release = world.hold()
    const inKorea = await page({ places: ['p-Korea'] })
    expect([uuids(inKorea), inKorea.facets]).toEqual([['night', 'market'], {}])
    expect(uuids(await page({ places: ['p-Busan'] }))).toEqual(['market'])
    expect(uuids(await page({ text: '야경' }))).toEqual(['night', 'market'])
    const tours = { ...PLAIN_ACTIVITIES.filters, categories: ['c-tours'] }
    expect(uuids(await page({ filters: tours }))).toEqual(['night', 'harbour'])
    release()
  })

  test('counts that fail are left out, and the rows are there', async () => {
    world.failing.set('activity.products-by-location', { kind: 'unknown', reason: 'lost', sent: true })
    const first = await page({}, true)
    expect([first.rows.length, first.facets]).toEqual([3, {}])
  })

  test('a booking service that refuses is told to the reader', async () => {
    const refused = { kind: 'refused', code: 'unauthorized', message: '', httpStatus: 401 } as const
    world.failing.set('activity.products', refused)
    const answerIn = (places: string[]) =>
      cataloguePage(
        world.desk,
        someone(),
        { ...PLAIN_ACTIVITIES, filters: { ...PLAIN_ACTIVITIES.filters, places } },
        { atFirst: false },
      )
    expect(await answerIn([])).toEqual(refused)
    expect(await answerIn(['p-Seoul', 'p-Japan'])).toEqual(refused)
    world.failing.clear()
    expect((await counted()).matching).toBe(3)
  })
})

describe('the catalogue', () => {
  test('is read once for all offices of a booking service, however many ask', async () => {
    await Promise.all([counted(), counted(), page({ places: ['p-Japan', 'p-Seoul'] })])
    const other = await cataloguePage(world.desk, someone('sandbox:2'), PLAIN_ACTIVITIES, { atFirst: true })
    expect(other).toHaveProperty('data.facets.categories')
    expect(wholeReads()).toBe(1)
    const elsewhere = someone('production:1', 'production')
    const unread = await cataloguePage(world.desk, elsewhere, PLAIN_ACTIVITIES, { atFirst: true })
    expect(unread).not.toHaveProperty('data.facets.categories')
  })

  test('stays in use while it is read again, and whole products are read only if a row has changed', async () => {
    await counted()
    const rowReads = () => world.calls.filter((call) => call === 'activity.products').length
    const later = async () => {
      const before = rowReads()
      world.time.millis += 16 * 60_000
      await vi.waitFor(async () => {
        expect((await page({}, true)).facets.categories).toBeDefined()
        expect(rowReads()).toBe(before + 1)
      })
      return wholeReads()
    }
    expect(await later()).toBe(1)
    world.changes.set('night', { price: 500, updatedAt: '2026-11-22 17:00:00' })
    await later()
    await vi.waitFor(async () => expect((await page()).rows[0]?.fromCents).toBe(50_000))
    expect(wholeReads()).toBe(2)
  })

  test('that cannot be read again stays in use for a day', async () => {
    await counted()
    world.time.millis += 16 * 60_000
    world.failing.set('activity.products', { kind: 'unknown', reason: 'lost', sent: true })
    expect((await page({}, true)).facets.categories).toBeDefined()
    expect((await page({}, true)).facets.categories).toBeDefined()
    world.time.millis += 24 * 3_600_000
    world.failing.clear()
    expect((await page({}, true)).facets.categories).toBeUndefined()
  })
})

describe('a word', () => {
  test('is found in any language, with its title and the counts beside it', async () => {
    const answer = await counted({ text: ' 야경 ' })
    expect(uuids(answer)).toEqual(['night', 'market'])
    expect(answer).toMatchObject({ total: 2, matching: 2, language: 'KO' })
    expect(answer.rows[0]?.translated).toEqual({ language: 'KO', title: '야경 산책' })
    expect(answer.facets.places).toEqual([
      {
        uuid: 'p-Korea',
        name: 'Korea',
        count: 2,
        below: [
          { uuid: 'p-Seoul', name: 'Seoul', count: 2 },
          { uuid: 'p-Busan', name: 'Busan', count: 1 },
        ],
      },
    ])
  })

  test('in another language of its script shows the title that has it', async () => {
    expect((await counted({ text: '京' })).rows[0]?.translated).toEqual({ language: 'JA', title: '京の市場' })
    expect((await counted({ text: 'malam' })).rows[0]?.translated).toEqual({
      language: 'ID',
      title: 'Jalan Malam',
    })
  })

  test('titles are in the language that is chosen, also without a word', async () => {
    const { rows, language } = await counted({ language: 'KO' })
    expect(language).toBe('KO')
    expect(rows.map(({ translated }) => translated?.title)).toEqual(['야경 산책', '시장 야경', '항구 크루즈'])
    expect((await counted({ language: 'TH' })).rows[0]?.translated).toBeNull()
  })

  test('its answer is kept for the next filter', async () => {
    await counted({ text: '야경' })
    const before = world.calls.length
    await counted({ text: '야경', places: ['p-Busan'] })
    expect(world.calls.length).toBe(before)
  })
})

describe('filters', () => {
  test('accept several places and a parent category', async () => {
    expect(uuids(await counted({ places: ['p-Busan', 'p-Japan'] }))).toEqual(['market', 'harbour'])
    const tours = { ...PLAIN_ACTIVITIES.filters, categories: ['c-tours'] }
    expect(uuids(await counted({ filters: tours }))).toEqual(['night', 'harbour'])
  })

  test('that leave nothing come with what to drop and what that brings back', async () => {
    const filters = { ...PLAIN_ACTIVITIES.filters, places: ['p-Japan'], maxCents: 5_000 }
    const { total, rescues } = await counted({ text: '야경', filters })
    expect(total).toBe(0)
    expect(rescues.map(({ drop, total: back }) => [drop, back])).toEqual([[['places'], 1]])
  })

  test('are dropped in pairs where one is not enough', async () => {
    const filters = { places: ['p-Japan'], categories: ['c-food'], minCents: null, maxCents: 5_000 }
    const { rescues } = await counted({ filters })
    expect(rescues.map(({ drop, total }) => [drop.toSorted(), total])).toEqual([
      [['categories', 'price'], 1],
      [['places', 'price'], 1],
      [['categories', 'places'], 1],
    ])
  })
})
