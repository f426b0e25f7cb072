import { describe, expect, test } from 'vitest'
import type { CatalogueLanguage } from '../../../contract/activity/codes.ts'
import {
  findProducts,
  matchedLanguage,
  type ProductQuery,
} from '../../../gateway/domain/activity/find-products.ts'
import { activitySupply } from '../../../gateway/world/activity/activity-supply.ts'

/** Words of activities as they are typed, in the eight languages of the catalogue. */

const all: ProductQuery = {
  ...{ text: null, type: null, category: null, country: null, city: null, tag: null },
  ...{ minCents: null, maxCents: null, sort: null },
}
const find = (query: Partial<ProductQuery>) =>
  findProducts(activitySupply.catalogue(), { ...all, ...query }, 'sandbox')

const typed: Readonly<Record<CatalogueLanguage, readonly string[]>> = {
  EN: [
    'cooking class',
    'class cooking',
    'NIGHT',
    'food night',
    'walking tour',
    'tour walking',
    'Sunrise',
    'watercolour',
    'pass 48',
    'airport',
    'photo session',
    'jazz',
    'markets makers',
    'street food tour',
  ],
  ID: [
    'kuliner',
    'tur kuliner',
    'kelas memasak',
    'memasak kelas',
    'pasar',
    'MALAM',
    'sepeda',
    'berpemandu',
    'matahari terbit',
    'harta karun',
    'koki lokal',
    'cat air',
  ],
  JA: [
    '夜',
    '料理',
    '料理教室',
    '入場券',
    'ﾂｱｰ',
    'ツアー',
    'グルメ',
    '屋台',
    '市場',
    '展望台',
    '日帰り',
    '水彩画',
    '地元 料理',
  ],
  KO: [
    '야경',
    '맛집',
    '쿠킹 클래스',
    '클래스 쿠킹',
    '입장권',
    '공항',
    '밤',
    '시장',
    '수채화',
    '투어 당일',
    '자전거',
  ],
  TH: ['ตลาด', 'ทัวร์', 'ทำอาหาร', 'คลาสทำอาหาร', 'ยามค่ำ', 'สีน้ำ', 'สตรีทฟู้ด', 'บัตร', 'พระอาทิตย์', 'แจ๊ส', 'เชฟ'],
  VI: [
    'ẩm thực',
    'am thuc',
    'nấu ăn',
    'nau an',
    've',
    'chợ',
    'cho dem',
    'đường phố',
    'duong pho',
    'bình minh',
    'BINH MINH',
    'lop nau an',
  ],
  'ZH-HANS': [
    '夜景',
    '美食',
    '门票',
    '門票',
    '烹饪',
    '烹飪課',
    '水彩',
    '日出',
    '寻宝',
    '尋寶',
    '漫步',
    '市集',
    '夜 美食',
  ],
  AR: [
    'جولة',
    'جوله',
    'طبخ',
    'دورة طبخ',
    'طبخ دورة',
    'الطعام',
    'تذكرة',
    'تذكره',
    'الشارع',
    'شارع',
    'ليلية',
    'تصوير',
    'سيرا',
    'الاقدام',
  ],
}
const cases = Object.entries(typed).flatMap(([code, words]) => words.map((text) => [code, text] as const))

describe('a title', () => {
  test.each(cases)('in %s is found by "%s"', (code, text) => {
    const found = find({ text })
    expect(found.rows.length).toBeGreaterThan(0)
    const languages = [...found.rows].map((row) =>
      matchedLanguage(found, row, text, code as CatalogueLanguage),
    )
    expect(languages).toContain(code)
    expect(languages).not.toContain(null)
  })

  test('is one of eighty words and more, in eight languages', () => {
    expect(cases.length).toBeGreaterThan(80)
    expect(Object.keys(typed)).toHaveLength(8)
  })
})

test.each([
  ['cooking class', 'CLASS   Cooking'],
  ['am thuc', 'ẩm thực'],
  ['門票', '门票'],
  ['تذكره', 'تذكرة'],
  ['ﾂｱｰ', 'ツアー'],
])('"%s" and "%s" find the same', (one, other) => {
  expect([...find({ text: one }).rows]).toEqual([...find({ text: other }).rows])
})

test('words that are in two titles of a product, and in none together, find nothing', () => {
  expect(find({ text: '야경 cooking' }).rows).toHaveLength(0)
  expect(find({ text: 'zzzz tour' }).rows).toHaveLength(0)
  expect(find({ text: '!!' }).rows).toHaveLength(0)
})

test('a city is met in any form of a part of its name', () => {
  const rows = (city: string) => find({ city }).rows.length
  expect(rows('São Paulo')).toBeGreaterThan(0)
  expect(rows('sao paulo')).toBe(rows('São Paulo'))
  expect(rows('ZUERICH')).toBe(rows('Zürich'))
  expect(rows('Zürich')).toBeGreaterThan(0)
})
