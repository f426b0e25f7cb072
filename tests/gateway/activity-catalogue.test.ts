import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGateway } from '../setup/simulated-gateway.ts'
import type { TestGateway } from '../setup/gateway.ts'

let gateway: TestGateway
let SessionId: string
beforeAll(async () => {
  gateway = await openGateway()
  SessionId = await gateway.signIn(await gateway.mint())
})
afterAll(() => gateway.close())

const products = (query: object) => gateway.mustCall('activity.products', { SessionId, ...query })

test('pages of products follow each other, and the last one is short (gap 164)', async () => {
  const whole = await products({ city: 'Lisbon', per_page: 1000 })
  const { total } = whole.meta.pagination
  expect(whole.data.length).toBe(total)
  const perPage = Math.ceil(total / 3) + 1
  const pages = await Promise.all(
    [1, 2, 3].map((page) => products({ city: 'Lisbon', per_page: perPage, page })),
  )
  expect(pages.flatMap(({ data }) => data)).toEqual(whole.data)
  expect(pages[2]?.meta.pagination).toEqual({ page: 3, pageCount: 3, perPage, total })
  expect((await products({ city: 'Lisbon', page: 99 })).data).toEqual([])
})

test('rows that were found by a text say in which language, others do not', async () => {
  const { data } = await products({ q: '야경', city: 'Seoul' })
  expect(data.length).toBeGreaterThan(2)
  for (const { matchedLanguage, titleTranslated } of data) {
    expect(matchedLanguage).toBe('KO')
    expect(titleTranslated).toContain('야경')
  }
  const [plain] = (await products({ city: 'Seoul', language: 'ar' })).data
  expect(plain?.matchedLanguage).toBeUndefined()
  expect(plain?.titleTranslated).toMatch(/\p{Script=Arabic}/u)
})

test('products/all has no envelope but its own, and chunks where it is asked to (gap 186)', async () => {
  const { body } = await gateway.call('activity.all-products', { SessionId, country: 'Iceland' })
  expect(Object.keys(body)).toEqual(['success', 'count', 'total', 'data'])
  const rows = body['data'] as { uuid: string }[]
  expect(body['count']).toBe(rows.length)
  expect(body['total']).toBe(rows.length)
  const chunk = await gateway.call('activity.all-products', {
    SessionId,
    country: 'Iceland',
    per_page: 4,
    page: 2,
  })
  expect(chunk.body['data']).toEqual(rows.slice(4, 8))
  expect(chunk.body).toMatchObject({ count: 4, total: rows.length })
})

test('the whole catalogue is one answer, in the order that was asked for', async () => {
  const { body } = await gateway.call('activity.all-products', { SessionId, sort: '-price' })
  const prices = (body['data'] as { basePrice: number }[]).map(({ basePrice }) => basePrice)
  expect(prices.length).toBeGreaterThan(10_000)
  expect(prices).toEqual([...prices].sort((a, b) => b - a))
})

test('uuids of config filter the list, and those of by-location too (gap 234)', async () => {
  const config = await gateway.mustCall('activity.config', { SessionId })
  const located = await gateway.mustCall('activity.products-by-location', {})
  for (const { country, countryUuid, total } of located.data.slice(0, 3)) {
    expect(config.countries.data).toContainEqual(
      expect.objectContaining({ name: country, uuid: countryUuid }),
    )
    expect((await products({ country: countryUuid })).meta.pagination.total).toBe(total)
  }
  const leaf = config.categories.data.find(({ name }) => name === 'Cruises')!
  const parent = config.categories.data.find(({ uuid }) => uuid === leaf.parentUuid)!
  const [below, above] = await Promise.all([
    products({ category: leaf.uuid }),
    products({ category: parent.uuid }),
  ])
  expect(below.meta.pagination.total).toBeGreaterThan(0)
  expect(above.meta.pagination.total).toBeGreaterThan(below.meta.pagination.total)
})

test('v3 pages by cursor through all of a list, and refuses both ways at once (gap 148)', async () => {
  const office = await gateway.mint()
  const token = await gateway.token(office)
  const list = (query: object) => gateway.mustCall('activity.v3-products', { token, ...query })
  const whole = await list({ city: 'Kyoto', per_page: 1000 })
  expect(whole).toMatchObject({ page: 1, has_more: false, next_cursor: null })
  const ids: string[] = []
  for (let after: string | null = null, first = true; first || after; first = false) {
    const page = await list({ city: 'Kyoto', limit: 7, ...(after && { after }) })
    expect(page).toMatchObject({ page: null, per_page: null, total: whole.total })
    ids.push(...page.data.map(({ id }) => id))
    after = page.next_cursor
  }
  expect(ids).toEqual(whole.data.map(({ id }) => id))
})

test('what the scenario products show is in their records', async () => {
  const { data } = await products({ category: 'Sandbox Experiences', per_page: 50 })
  const uuidOf = (title: string) => data.find((row) => row.title === title)?.uuid ?? ''
  const refused = await gateway.mustCall('activity.restrictions', { SessionId, uuid: uuidOf('No US Guests') })
  expect(refused).toEqual({ exclude: ['US'], allow: [] })
  const [every] = await gateway.mustCall('activity.product-types', {
    SessionId,
    uuid: uuidOf('Every Option'),
  })
  const inputs = every?.options.perBooking.map(({ inputType }) => inputType).sort((a, b) => a - b)
  expect(inputs).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  const [type] = await gateway.mustCall('activity.product-types', {
    SessionId,
    uuid: uuidOf('Height and Weight'),
  })
  expect(type?.options.perPax.map(({ name, required }) => [name, required])).toEqual([
    ['Height', true],
    ['Weight', true],
  ])
})
