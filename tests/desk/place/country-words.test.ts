import { describe, expect, test } from 'vitest'
import { demonyms, otherCountryNames } from '../../../contract/place/country-names.ts'
import { findCountries } from '../../../components/place/find-countries.ts'
import { isCountry } from '../../../lib/place/countries.ts'

// Words that people write for countries and nationalities, and the countries that each of them names.

const exact = (typed: string) =>
  findCountries(typed)
    .filter((country) => country.exact)
    .map(({ code }) => code)
    .sort()
    .join(' ')

describe('a word names its country', () => {
  test.each(
    `
    UK = GB
    U.K. = GB
    gb = GB
    GBR = GB
    Great Britain = GB
    England = GB
    Scotland = GB
    Wales = GB
    Northern Ireland = GB
    British = GB
    USA = US
    U.S.A. = US
    U.S. = US
    us = US
    America = US
    American = US
    United States of America = US
    UAE = AE
    Emirates = AE
    Emirati = AE
    Turkey = TR
    Türkiye = TR
    Turkiye = TR
    TUR = TR
    Holland = NL
    The Netherlands = NL
    Dutch = NL
    Côte d'Ivoire = CI
    Cote d’Ivoire = CI
    cote d ivoire = CI
    Ivory Coast = CI
    Ivorian = CI
    Viet Nam = VN
    Vietnam = VN
    Czech Republic = CZ
    Czechia = CZ
    Czech = CZ
    Burma = MM
    Myanmar = MM
    Swaziland = SZ
    Cape Verde = CV
    Cabo Verde = CV
    Persia = IR
    Russia = RU
    Russian Federation = RU
    Россия = RU
    South Korea = KR
    Republic of Korea = KR
    North Korea = KP
    DPRK = KP
    DR Congo = CD
    DRC = CD
    Congo Brazzaville = CG
    Macau = MO
    Macao = MO
    Hong Kong = HK
    Taiwan = TW
    Palestine = PS
    Vatican = VA
    Holy See = VA
    Macedonia = MK
    Ceylon = LK
    Siam = TH
    Eire = IE
    Irish = IE
    Timor Leste = TL
    Laos = LA
    St Kitts = KN
    Saint Lucia = LC
    Nigerien = NE
    Nigerian = NG
    Åland = AX
    Curaçao = CW
    D = DE
    D<< = DE
    RKS = XK
    Deutschland = DE
    Allemagne = DE
    Alemania = DE
    Германия = DE
    Oesterreich = AT
    Österreich = AT
    Suisse = CH
    日本 = JP
    中国 = CN
    대한민국 = KR
    ไทย = TH
    مصر = EG
    الإمارات العربية المتحدة = AE
    ישראל = IL
    ایران = IR
    Україна = UA
    Việt Nam = VN
    Italia = IT
    Espagne = ES
    `
      .trim()
      .split('\n')
      .map((line) => line.trim().split(' = ')),
  )('%s is %s', (typed = '', code = '') => expect(exact(typed)).toBe(code))
})

test.each([
  ['Korea', 'KP KR'],
  ['Korean', 'KP KR'],
  ['Congo', 'CD CG'],
  ['Congolese', 'CD CG'],
  ['Dominican', 'DM DO'],
  ['Virgin Islands', 'VG VI'],
])('%s names several countries: %s', (typed, codes) => expect(exact(typed)).toBe(codes))

test.each(['ger', 'unit', 'republic', 'zzz', 'ukra', 'a', '', ' . '])('%j names no country', (typed) =>
  expect(exact(typed)).toBe(''),
)

test('a country that was found by another name says which', () => {
  expect(findCountries('holland')).toEqual([
    { code: 'NL', name: 'Netherlands', exact: true, otherName: 'Holland' },
  ])
})

test('every name in the table is of a country, and finds it', () => {
  for (const table of [otherCountryNames, demonyms]) {
    for (const [code, names] of Object.entries(table)) {
      expect(isCountry(code)).toBe(true)
      for (const name of names) expect(exact(name).split(' ')).toContain(code)
    }
  }
})
