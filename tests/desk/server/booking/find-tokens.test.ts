import { describe, expect, test } from 'vitest'
import { sealKeyOf } from '../../../../database/sealed-text.ts'
import { findTokens, isFoundIn, typedTokens } from '../../../../server/booking/find-tokens.ts'
import { placeWord } from '../../../../server/booking/find-words.ts'

/** How travellers and bookings are found: what is stored, what is typed, and whether it finds. */

const key = sealKeyOf('a secret of the desk that is long enough', 'desk find')

/** The bookings' own words for places, by names of the places. */
const places: Record<string, readonly string[]> = {
  singapore: ['SIN', 'Singapore'],
  新加坡: ['SIN', 'Singapore'],
  sin: ['SIN', 'Singapore'],
  tokyo: ['TYO', 'HND', 'NRT', 'Tokyo'],
  东京: ['TYO', 'HND', 'NRT', 'Tokyo'],
  도쿄: ['TYO', 'HND', 'NRT', 'Tokyo'],
  rome: ['ROM', 'FCO', 'CIA', 'Rome'],
  rom: ['ROM', 'FCO', 'CIA', 'Rome'],
  hochiminhcity: ['SGN', 'Ho Chi Minh City'],
  paris: ['PAR', 'CDG', 'ORY', 'Paris'],
}
const placesOf = (words: string) => (places[words] ?? []).map(placeWord)

function finds(stored: string, typed: string, stay: readonly string[] = []): boolean {
  const tokens = findTokens(key, 'sandbox:A', stored.split('|'), stay)
  return isFoundIn(tokens, typedTokens(key, 'sandbox:A', typed, placesOf))
}

type Row = readonly [stored: string, ...typed: string[]]

// Each row: a stored text, and what is typed. Several stored texts have a bar between them.
const found: readonly Row[] = [
  // One person in the spellings of airlines, passports and people.
  [
    'Jürgen Müller',
    'Müller',
    'MUELLER',
    'muller',
    'MUELLER/JUERGEN MR',
    'jürgen müller',
    'juergen',
    'jurgen mul',
  ],
  ['JUERGEN MUELLER', 'Müller', 'MUELLER', 'Muller', 'jürgen', 'MUELLER/JUERGEN', 'muell', 'mull'],
  ['Jurgen Muller', 'Müller', 'MUELLER', 'Muller', 'MUELLER/JUERGEN MR'],
  ['Søren Kjærgård', 'soren', 'soeren', 'KJAERGAARD', 'kjaergard', 'Kjærgård/Søren'],
  ['SOEREN KJAERGAARD', 'Søren', 'Kjærgård', 'kjaergard'],
  ['Åse Bjørnstad', 'ase', 'AASE', 'bjornstad', 'BJOERNSTAD'],
  ['Max Groß', 'gross', 'GROSS/MAX', 'groß'],
  ['Michał Łukasiewicz', 'michal', 'lukasiewicz', 'LUKASIEWICZ/MICHAL'],
  ['Đặng Thị Ngọc', 'dang', 'DANG THI NGOC', 'ngọc đặng', 'DANG/THINGOC'],
  ['İbrahim Yıldız', 'ibrahim', 'yildiz', 'YILDIZ/IBRAHIM'],
  ['José Núñez', 'nunez', 'NUNEZ/JOSE', 'núñez'],
  ['Þóra Ægisdóttir', 'thora', 'aegisdottir'],
  // Apostrophes, hyphens, several given names.
  ["Sean O'Brien", 'OBRIEN', "o'brien", 'o’brien', 'o brien', 'OBRIEN/SEAN MR', 'obri'],
  ['SEAN OBRIEN', "O'Brien", 'o brien', 'OBRIEN/SEAN'],
  ['Sean O Brien', 'obrien', "O'Brien"],
  [
    'Mary Ann Smith',
    'SMITH/MARYANN',
    'MARY ANN SMITH',
    'mary-ann',
    'maryann smith',
    'smith mary',
    'SMITH/MARYANN MRS',
  ],
  ['Maryann Smith', 'MARY ANN SMITH', 'mary ann', 'SMITH/MARY ANN', 'smith mary-ann'],
  ['Mary-Ann Smith', 'maryann', 'MARY ANN', 'SMITH/MARYANNMRS'],
  ['Ada Smith-Jones', 'smithjones', 'smith jones', 'Smith-Jones', 'jones', 'SMITHJONES/ADA'],
  ['Ada Smithjones', 'Smith-Jones', 'smith jones', 'SMITH JONES/ADA MS'],
  ["Piet 't Hart", 'THART', "'t hart", 'hart'],
  ['Jan van der Berg', 'VANDERBERG', 'van der berg', 'vander berg', 'berg jan', 'BERG/JAN VAN DER'],
  ['Maria de la Cruz', 'DELACRUZ', 'de la cruz', 'cruz maria'],
  ["Gabriele D'Annunzio", 'dannunzio', 'D ANNUNZIO', "d'ann", 'annunzio'],
  ['Conor McDonald', 'mc donald', 'MCDONALD/CONOR', 'mcdon'],
  [
    'Anna Keller',
    'KELLER/ANNA',
    'anna kel',
    'KELLER/ANNA MRS',
    'mrs keller',
    'KELLER/ANNAMRS',
    'KELLER/A',
    'dr anna keller',
  ],
  ['Joe Brown', 'joe', 'jo', 'BROWN/JOE MR'],
  ['Michael Kowalski', 'michael', 'KOWALSKI/MICHAEL'],
  // Names without blanks between their words.
  ['太郎 山田', '山', '太', '山田', '太郎', '山田太郎', '太郎山田', '山田 太郎', '田'],
  ['민준 김', '김', '민준', '김민준', '김 민준', '준', '민준 김'],
  ['김민준', '김', '민준', '김민준', '김 민준'],
  ['小明 歐陽', '欧阳', '歐陽', '欧阳小明', '明', '歐陽小明'],
  ['ตัวอย่าง สมชาย', 'สมชาย', 'ตัวอย่าง'],
  ['さくら 田中', 'さくら', '田中さくら', '田中'],
  ['ﾀﾛｳ ヤマダ', 'ヤマダ', 'タロウ', 'ヤマダタロウ'],
  ['渋谷スカイ Tower', '渋谷', 'スカイ', 'tower', '渋谷 tower', 'カイ'],
  // Arabic, Hebrew, Cyrillic and Greek in their own letters.
  ['أحمد الحسن', 'احمد', 'أحمد', 'الحسن', 'أَحْمَد'],
  ['احمد الحسن', 'أحمد', 'إحمد'],
  ['فاطمة علی', 'فاطمه', 'علي'],
  ['משה כהן', 'כהן', 'משה'],
  ['Фёдор Иванов', 'федор', 'ИВАНОВ', 'иванов фёдор'],
  ['Γιώργος Παππάς', 'γιωργος', 'ΠΑΠΠΑΣ'],
  // Numbers, codes and services.
  [
    '157-2401234567',
    '157-2401234567',
    '157 2401234567',
    '1572401234567',
    '2401234567',
    '157-24',
    '240123',
    '157',
  ],
  ['1572401234567', '157-2401234567', '2401234567', '1572401234567'],
  ['2401234567', '2401234567'],
  ['PO0004127', 'PO0004127', 'po0004127', '4127', '0004127', 'PO 0004127', 'po-0004127', 'po000'],
  ['T2N8VJ', 't2n8vj', 'T2N8VJ', 't2n8'],
  ['LH1166', 'LH1166', 'lh 1166', '1166', 'LH-1166'],
  ['Hotel Avenida Palace', 'avenida', 'avenida palace', 'hotel aven', 'palace avenida', 'avenidapalace'],
  ['Hôtel de l’Étoile', 'etoile', "l'etoile", 'hotel de letoile', 'Étoile'],
  ['Anna Keller|LH1166|T2N8VJ', 'keller 1166', 'KELLER t2n8vj', 'anna lh 1166'],
]

const notFound: readonly Row[] = [
  ['Jürgen Müller', 'müllner', 'ller', 'jürgen meyer', 'muellerin'],
  ['Joe Brown', 'joey', 'jones'],
  ['Ann Jones', 'joe', 'zoe'],
  ['Michał Kowalski', 'michelle', 'kowalska'],
  ['Anna Keller', 'kellr', 'anna meyer', 'nna', 'KELLER/BELA MR', 'x', '!'],
  ['Mary Ann Smith', 'SMITH/MARYBETH', 'annmary jones', 'marianne'],
  ['Ada Smith-Jones', 'smithson', 'jonesy'],
  ['SEAN OBRIEN', 'brien', 'obryan'],
  ['太郎 山田', '木', '山川', '田山', '次郎'],
  ['김민준', '이', '민수', '준민'],
  ['أحمد الحسن', 'محمد', 'حمد'],
  ['Фёдор Иванов', 'петров', 'anov'],
  ['157-2401234567', '2401234568', '158-2401234567', '157-2401234568', '1572401234568', '0412345'],
  ['PO0004127', '4128', 'PO4127', '127', '0004128'],
  ['LH1166', 'LH1167', 'LX1166'],
  ['T2N8VJ', '2n8vj', 'T2N8VX'],
  ['Hotel Avenida Palace', 'hotel savoy', 'venida'],
]

const cases = (rows: readonly Row[]) =>
  rows.flatMap(([stored, ...typed]) => typed.map((each) => [each, stored] as const))

describe('a text', () => {
  test.each(cases(found))('typed as "%s" finds %s', (typed, stored) =>
    expect(finds(stored, typed)).toBe(true),
  )

  test.each(cases(notFound))('typed as "%s" does not find %s', (typed, stored) => {
    expect(finds(stored, typed)).toBe(false)
  })

  test('is one of two hundred and more', () => {
    expect(cases(found).length + cases(notFound).length).toBeGreaterThan(200)
  })
})

describe('a place', () => {
  test.each([
    ['Singapore', ['LHR', 'SIN']],
    ['SIN', ['LHR', 'SIN']],
    ['新加坡', ['LHR', 'SIN']],
    ['東京', ['LHR', 'HND']],
    ['东京', ['Tokyo']],
    ['도쿄', ['Tokyo']],
    ['rom', ['FCO', 'LHR']],
    ['Ho Chi Minh City', ['SGN', 'SIN']],
    ['singapore keller', ['LHR', 'SIN']],
    ['KELLER/ANNA MRS paris', ['CDG', 'SIN']],
    ['paris rome', ['CDG', 'FCO']],
  ])('typed as "%s" finds what goes to %s', (typed, stay) => {
    expect(finds('Anna Keller', typed, stay)).toBe(true)
  })

  test.each([
    ['singapore', 'Hans Sinclair', ['LHR', 'FRA']],
    ['rome', 'Anna Romero', ['LHR', 'FRA']],
    ['tokyo', 'Anna Keller', ['LHR', 'SIN']],
    ['paris rome', 'Anna Keller', ['CDG', 'LHR']],
    ['singapore novak', 'Anna Keller', ['LHR', 'SIN']],
  ] as const)('typed as "%s" is not taken for the name %s', (typed, stored, stay) => {
    const isName = typed === 'rome'
    expect(finds(stored, typed, stay)).toBe(isName)
  })
})

test('a hash of one office finds nothing in another, and fits a signed 64-bit number', () => {
  const stored = findTokens(key, 'sandbox:A', ['Anna Keller'], ['SIN'])
  expect(isFoundIn(stored, typedTokens(key, 'sandbox:B', 'keller'))).toBe(false)
  for (const token of stored) expect(BigInt.asIntN(64, BigInt(token))).toBe(BigInt(token))
})

test('nothing is found by nothing', () => {
  for (const typed of ['', ' ', '!', 'x']) expect(typedTokens(key, 'sandbox:A', typed)).toEqual([])
})

test('a typed text has a bounded number of ways, however long it is', () => {
  const longest = Array.from({ length: 30 }, (_, at) => `word${at}`).join(' ')
  expect(typedTokens(key, 'sandbox:A', longest).length).toBeLessThanOrEqual(3)
  expect(typedTokens(key, 'sandbox:A', 'one two three four five six').length).toBeLessThanOrEqual(40)
})
