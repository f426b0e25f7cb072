import { beforeEach, describe, expect, test } from 'vitest'
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

async function page(part: Partial<ActivityView> & { places?: string[] } = {}): Promise<CatalogueAnswer> {
  const { places = [], ...view } = part
  const filters = { ...PLAIN_ACTIVITIES.filters, places, ...view.filters }
  const outcome = await cataloguePage(world.desk, someone(), { ...PLAIN_ACTIVITIES, ...view, filters })
  if (outcome.kind !== 'ok') throw new Error(JSON.stringify(outcome))
  return outcome.data
}

/** The counted page: a place makes the desk wait for the whole catalogue. */
async function counted(part: Parameters<typeof page>[0] = {}): Promise<CatalogueAnswer> {
  await page({ places: ['p-Korea'] })
  return page(part)
}

const uuids = ({ rows }: CatalogueAnswer) => rows.map(({ uuid }) => uuid)

describe('while the catalogue is read for the first time', () => {
  test('a page of the documented list answers, without counts; then the counts are there', async () => {
    const release = world.hold()
    const first = await page()
    expect(uuids(first)).toEqual(['night', 'market', 'harbour'])
    expect(first).toMatchObject({ total: 3, matching: null, facets: null })
    expect(first.rows[0]).toMatchObject({ cityName: 'Seoul', fromCents: 2_490, soldCount: 90 })
    release()
    expect((await counted()).facets?.places.map(({ name, count }) => [name, count])).toEqual([
      ['Korea', 2],
      ['Japan', 1],
    ])
  })

  test('it is read once however many ask, again after a quarter of an hour, and by each office', async () => {
    await Promise.all([counted(), counted(), page({ places: ['p-Japan'] })])
    const reads = () => world.calls.filter((call) => call === 'activity.all-products full').length
    expect(reads()).toBe(1)
    world.time.millis += 16 * 60_000
    expect((await page()).matching).toBe(3)
    expect(reads()).toBe(2)
    await cataloguePage(world.desk, someone('sandbox:2'), PLAIN_ACTIVITIES)
    expect(reads()).toBe(3)
  })

  test('a booking service that refuses is told to the reader', async () => {
    const refused = { kind: 'refused', code: 'unauthorized', message: '', httpStatus: 401 } as const
    world.failing.set('activity.products', refused)
    expect(await cataloguePage(world.desk, someone(), PLAIN_ACTIVITIES)).toEqual(refused)
    const inSeoul = { ...PLAIN_ACTIVITIES, filters: { ...PLAIN_ACTIVITIES.filters, places: ['p-Seoul'] } }
    expect(await cataloguePage(world.desk, someone(), inSeoul)).toEqual(refused)
    world.failing.clear()
    expect((await counted()).matching).toBe(3)
  })

  test('a catalogue that cannot be read again stays in use', async () => {
    await counted()
    world.time.millis += 16 * 60_000
    world.failing.set('activity.products', { kind: 'unknown', reason: 'lost', sent: true })
    expect((await page()).matching).toBe(3)
    expect((await counted()).matching).toBe(3)
  })
})

describe('a word', () => {
  test('is found in any language, with its title and the counts beside it', async () => {
    const answer = await counted({ text: ' 야경 ' })
    expect(uuids(answer)).toEqual(['night', 'market'])
    expect(answer).toMatchObject({ total: 2, matching: 2, language: 'KO' })
    expect(answer.rows[0]?.translated).toEqual({ language: 'KO', title: '야경 산책' })
    expect(answer.facets?.places).toEqual([
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
