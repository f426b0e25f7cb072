import { describe, expect, test } from 'vitest'
import { catalogueLanguages } from '../../../contract/activity/codes.ts'
import { folded } from '../../../gateway/domain/activity/catalogue-index.ts'
import {
  findProducts,
  matchedLanguage,
  type ProductQuery,
} from '../../../gateway/domain/activity/find-products.ts'
import { languageOf, languageUuid } from '../../../gateway/domain/activity/language-of.ts'
import { countByLocation } from '../../../gateway/domain/activity/locations.ts'
import { activitySupply } from '../../../gateway/world/activity/activity-supply.ts'

const catalogue = activitySupply.catalogue()
const all: ProductQuery = {
  text: null,
  type: null,
  category: null,
  country: null,
  city: null,
  tag: null,
  minCents: null,
  maxCents: null,
  sort: null,
}
const find = (query: Partial<ProductQuery>) => {
  const { index, rows } = findProducts(catalogue, { ...all, ...query }, 'sandbox')
  return [...rows].map((row) => index.products[row]!)
}

describe('a search of the catalogue (Activity v2, GET /Activity/v2/products)', () => {
  test.each([
    ['야경', 'KO'],
    ['夜景', 'JA'],
    ['美食', 'ZH-HANS'],
    ['ทัวร์', 'TH'],
    ['جولة', 'AR'],
    ['Bình Minh', 'VI'],
    ['sepeda', 'ID'],
    ['Walking tour', 'EN'],
  ] as const)('finds "%s" in every title that has it, totals exact', (text, language) => {
    const wanted = folded(text)
    const expected = catalogue.products.filter(({ titles }) =>
      Object.values(titles).some((title) => folded(title).includes(wanted)),
    )
    expect(expected.length).toBeGreaterThan(20)
    expect(find({ text })).toEqual(expected)
    const result = findProducts(catalogue, { ...all, text }, 'sandbox')
    const languages = new Set([...result.rows].map((row) => matchedLanguage(result, row, text, language)))
    expect(languages).toContain(language)
  })

  test('names the language that was asked for where its title matches, else the first that does', () => {
    const result = findProducts(catalogue, { ...all, text: '夜景' }, 'sandbox')
    const row = result.rows[0]!
    const titles = result.index.products[row]!.titles
    expect(titles.JA).toContain('夜景')
    expect(titles['ZH-HANS']).toContain('夜景')
    expect(matchedLanguage(result, row, '夜景', 'ZH-HANS')).toBe('ZH-HANS')
    expect(matchedLanguage(result, row, '夜景', 'KO')).toBe('JA')
  })

  test('a parent category selects everything below it, by name or uuid (gap 234)', () => {
    const parent = catalogue.categories.find(({ name }) => name === 'Eat & Drink')!
    const below = catalogue.categories.filter(({ parentUuid }) => parentUuid === parent.uuid)
    const expected = catalogue.products.filter(({ categories }) =>
      categories.some((category) => below.includes(category)),
    )
    expect(expected.length).toBeGreaterThan(500)
    expect(find({ category: 'eat & drink' })).toEqual(expected)
    expect(find({ category: parent.uuid })).toEqual(expected)
    const leaf = find({ category: 'Cooking classes' })
    expect(leaf.length).toBeLessThan(expected.length)
    expect(leaf.every(({ categories }) => categories.some(({ name }) => name === 'Cooking classes'))).toBe(
      true,
    )
  })

  test('country, city and type match a part of a name or the uuid', () => {
    const seoul = find({ city: 'seo' }).filter(({ cities }) => cities[0]?.name === 'Seoul')
    expect(seoul.length).toBeGreaterThan(20)
    const uuid = seoul[0]!.cities[0]!.uuid
    expect(find({ city: uuid })).toEqual(
      catalogue.products.filter(({ cities }) => cities.some((city) => city.uuid === uuid)),
    )
    const korea = find({ country: 'south korea' })
    expect(korea.length).toBeGreaterThan(seoul.length)
    expect(korea.every(({ cities }) => cities.some(({ country }) => country.code === 'KR'))).toBe(true)
    expect(find({ type: 'day' }).every(({ type }) => type.name === 'Day Tour')).toBe(true)
  })

  test('a tag is a category, the type or a kind of tour', () => {
    expect(find({ tag: 'night view' }).every(({ tags }) => tags.includes('night view'))).toBe(true)
    expect(find({ tag: 'night view' }).length).toBeGreaterThan(100)
    expect(find({ tag: 'Voluntourism' }).length).toBe(find({ type: 'Voluntourism' }).length)
    expect(find({ tag: 'Spas' })).toEqual(find({ category: 'Spas' }))
  })

  test('a price band includes both ends, and filters hold together', () => {
    const [one] = find({ city: 'Porto' })
    const band = { minCents: one!.fromCents, maxCents: one!.fromCents }
    expect(find({ ...band, city: 'Porto' })).toContain(one)
    const products = find({ city: 'Porto', text: 'tour', minCents: 3000, maxCents: 6000 })
    expect(products.length).toBeGreaterThan(0)
    for (const { fromCents, cities, titles } of products) {
      expect(fromCents).toBeGreaterThanOrEqual(3000)
      expect(fromCents).toBeLessThanOrEqual(6000)
      expect(cities.map(({ name }) => name)).toContain('Porto')
      expect(Object.values(titles).join('\n').toLowerCase()).toContain('tour')
    }
  })

  test.each([
    ['price', (a: number, b: number) => a <= b, 'fromCents'],
    ['-price', (a: number, b: number) => a >= b, 'fromCents'],
    ['sold', (a: number, b: number) => a <= b, 'soldCount'],
    ['-sold', (a: number, b: number) => a >= b, 'soldCount'],
    ['bestselling', (a: number, b: number) => a >= b, 'soldCount'],
    ['date', (a: number, b: number) => a <= b, 'updatedAt'],
    ['-date', (a: number, b: number) => a >= b, 'updatedAt'],
  ] as const)('sorts by %s', (sort, inOrder, field) => {
    const values = find({ city: 'Tokyo', sort }).map((product) => Number(product[field]))
    expect(new Set(values).size).toBeGreaterThan(10)
    for (const [at, value] of values.entries()) if (at > 0) expect(inOrder(values[at - 1]!, value)).toBe(true)
  })

  test('scenario products exist in the sandbox alone', () => {
    const { rows } = findProducts(catalogue, { ...all, category: 'Sandbox Experiences' }, 'production')
    expect(rows.length).toBe(0)
    expect(find({ category: 'Sandbox Experiences' }).length).toBeGreaterThan(8)
  })
})

test('the language is the one that is named, else that of the script (gap 187)', () => {
  expect(languageOf('zh-hans', 'x')).toBe('ZH-HANS')
  expect(languageOf('xx', '야경')).toBeNull()
  // Each language by the uuid that config gives (gap 234).
  expect(languageOf(languageUuid('KO'), 'tour')).toBe('KO')
  expect(
    ['야경', 'ホテル', '夜景', 'ทัวร์', 'جولة', 'phố cổ', 'tour'].map((q) => languageOf(undefined, q)),
  ).toEqual(['KO', 'JA', 'ZH-HANS', 'TH', 'AR', 'VI', null])
})

test('a product of two cities counts once in each, and once in a country that has both', () => {
  const counted = countByLocation(catalogue, 'sandbox')
  for (const { country, total, cities } of counted) {
    const expected = catalogue.products.filter((product) =>
      product.cities.some((city) => city.country.uuid === country.uuid),
    )
    expect(total, country.name).toBe(expected.length)
    for (const { city, count } of cities) {
      expect(count).toBe(catalogue.products.filter((product) => product.cities.includes(city)).length)
    }
  }
  const totals = counted.map(({ total }) => total)
  expect(totals).toEqual([...totals].sort((a, b) => b - a))
  const two = catalogue.products.filter(({ cities }) => cities.length === 2)
  expect(two.length).toBeGreaterThan(300)
})

test('every title is written in the script of its language, with nothing left to fill in', () => {
  const scripts = {
    KO: /\p{Script=Hangul}/u,
    JA: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
    'ZH-HANS': /\p{Script=Han}/u,
    TH: /\p{Script=Thai}/u,
    AR: /\p{Script=Arabic}/u,
  } as const
  const ordinary = catalogue.products.filter(({ sandboxOnly }) => !sandboxOnly)
  expect(ordinary.length).toBeGreaterThan(9500)
  for (const { titles } of ordinary) {
    for (const { code } of catalogueLanguages) expect(titles[code]).not.toMatch(/[{}]|^\s|\s$|^$/)
    for (const [code, script] of Object.entries(scripts)) {
      if (!script.test(titles[code as keyof typeof scripts] ?? '')) throw new Error(JSON.stringify(titles))
    }
  }
  expect(new Set(catalogue.products.map(({ uuid }) => uuid)).size).toBe(catalogue.products.length)
})
