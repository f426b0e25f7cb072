import { describe, expect, test } from 'vitest'
import { findProducts, matchedLanguage } from '../../../gateway/domain/activity/find-products.ts'
import { catalogueCities } from '../../../gateway/world/activity/activity-cities.ts'
import { activitySupply } from '../../../gateway/world/activity/activity-supply.ts'
import { productSeeds } from '../../../gateway/world/activity/product-seeds.ts'
import { quarterTitles } from '../../../gateway/world/activity/product-seeds.ts'

/** A name is written in the script of its language; KLCC, C-Scheme and District 1 keep their signs. */
const scripts = {
  JA: /^(?=.*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー・0-9A-Z]+$/u,
  KO: /^(?=.*\p{sc=Hangul})[\p{sc=Hangul}0-9A-Z ]+$/u,
  TH: /^(?!ย่าน)(?=.*\p{sc=Thai})[\p{sc=Thai}0-9 ]+$/u,
  'ZH-HANS': /^(?=.*\p{sc=Han})[\p{sc=Han}C]+$/u,
  AR: /^[\p{sc=Arabic} ]+$/u,
} as const

describe('names of quarters', () => {
  test('every quarter that is sold has its names, and no other is listed', () => {
    const sold = catalogueCities().flatMap(({ code, quarters }) =>
      quarters.map(({ name }) => `${code}|${name}`),
    )
    expect(sold.length).toBeGreaterThan(500)
    expect([...quarterTitles().keys()].sort()).toEqual(sold.sort())
  })

  test.each(Object.entries(scripts))('are in the script of %s', (language, script) => {
    const wrong = [...quarterTitles()]
      .map(([key, names]) => [key, names[language as keyof typeof scripts] ?? ''])
      .filter(([, name]) => !script.test(name!))
    expect(wrong).toEqual([])
  })

  test('stand in the products about them', () => {
    for (const { experience, city, subject } of productSeeds()) {
      if (experience.about !== 'quarter') continue
      expect(subject!.names).toBe(quarterTitles().get(`${city.code}|${subject!.names.EN}`))
    }
  })

  test.each([
    ['渋谷', 'JA', 'Shibuya'],
    ['시부야', 'KO', 'Shibuya'],
    ['เยาวราช', 'TH', 'Chinatown'],
    ['Phạm Ngũ Lão', 'VI', 'Pham Ngu Lao'],
    ['牛车水', 'ZH-HANS', 'Chinatown'],
    ['الزمالك', 'AR', 'Zamalek'],
  ] as const)('find tours of the quarter: "%s"', (text, language, english) => {
    const query = { type: null, category: null, country: null, city: null, tag: null, minCents: null }
    const result = findProducts(
      activitySupply.catalogue(),
      { ...query, text, maxCents: null, sort: null },
      'sandbox',
    )
    const tours = [...result.rows].filter((row) => result.index.products[row]!.titles.EN.endsWith(english))
    expect(tours.length).toBeGreaterThan(0)
    for (const row of tours) expect(matchedLanguage(result, row, text, language)).toBe(language)
  })
})
