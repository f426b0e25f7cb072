import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countryNotes } from '../../../components/air/book/use-passport-fill.ts'
import { checkDigit, parseMrz } from '../../../components/air/book/mrz.ts'
import { countryOfPassport } from '../../../components/place/passport-countries.ts'

const TODAY = '2026-11-20'
/*
 * The specimen of ICAO 9303 part 4, with an expiry date after the date of these tests and its check digits.
 */
const UPPER = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<'

function lower(fields: {
  number?: string
  nationality?: string
  birth?: string
  sex?: string
  expiry?: string
  personal?: string
}) {
  const number = (fields.number ?? 'L898902C3').padEnd(9, '<')
  const birth = fields.birth ?? '740812'
  const expiry = fields.expiry ?? '310415'
  const personal = (fields.personal ?? 'ZE184226B').padEnd(14, '<')
  const first = number + checkDigit(number)
  const second = birth + checkDigit(birth)
  const third = expiry + checkDigit(expiry) + personal + checkDigit(personal)
  return `${first}${fields.nationality ?? 'UTO'}${second}${fields.sex ?? 'F'}${third}${checkDigit(first + second + third)}`
}

describe('parseMrz', () => {
  test('the check digits of the published specimen add up', () => {
    expect(parseMrz(`${UPPER}\nL898902C36UTO7408122F1204159ZE184226B<<<<<10`, TODAY)).toEqual({
      passport: {
        lastName: 'ERIKSSON',
        firstName: 'ANNA MARIA',
        passportNumber: 'L898902C3',
        issuer: 'UTO',
        nationality: 'UTO',
        birthDate: '1974-08-12',
        gender: 1,
        expiryDate: '2012-04-15',
      },
    })
  })

  test('lines pasted with blanks, lower case or as one line read the same', () => {
    const one = parseMrz(`${UPPER}\r\n${lower({})}\r\n`, TODAY)
    expect(one).toHaveProperty('passport')
    expect(parseMrz(`  ${UPPER.toLowerCase()}${lower({})} `, TODAY)).toEqual(one)
  })

  test('an open sex stays open, a short number loses its fillers', () => {
    const result = parseMrz(`${UPPER}\n${lower({ sex: '<', number: 'C01X0' })}`, TODAY)
    expect(result).toMatchObject({ passport: { gender: null, passportNumber: 'C01X0' } })
  })

  test('years of two digits: births lie before today, expiry dates around it', () => {
    const read = (birth: string, expiry: string) => parseMrz(`${UPPER}\n${lower({ birth, expiry })}`, TODAY)
    expect(read('261120', '360101')).toMatchObject({
      passport: { birthDate: '2026-11-20', expiryDate: '2036-01-01' },
    })
    expect(read('261121', '990101')).toMatchObject({
      passport: { birthDate: '1926-11-21', expiryDate: '1999-01-01' },
    })
  })

  describe('names', () => {
    const read = (upper: string) => parseMrz(`${upper}\n${lower({})}`, TODAY)

    test('one name on the passport is the last name, and the first name is FNU', () => {
      expect(read('P<IDNSUHARTO'.padEnd(44, '<'))).toMatchObject({
        passport: { lastName: 'SUHARTO', firstName: 'FNU' },
        notes: ['The passport has one name: the first name is FNU.'],
      })
    })

    test('a field that is full may be cut, which is said, and no first name is made up', () => {
      const full = 'P<UTONILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<'.slice(0, 43)
      expect(read(`${full}K`)).toMatchObject({
        passport: { lastName: 'NILAVADHANANANDA', firstName: 'CHAYAPA DEJTHAMRONG K' },
        notes: ['The names fill the line and may be cut: compare them with the passport.'],
      })
      const lastAlone = `P<UTO${'PAPANDROPOULOUS'.repeat(3).slice(0, 39)}`
      expect(read(lastAlone)).toMatchObject({
        passport: { firstName: '' },
        notes: [expect.stringContaining('may be cut')],
      })
      expect(read('P<UTOERIKSSON<<ANNA<MARIA'.padEnd(44, '<'))).not.toHaveProperty('notes')
    })
  })

  test.each([
    ['251120', true, '1925-11-20'],
    ['250128', true, '2025-01-28'],
    ['250129', true, '1925-01-29'],
    ['251120', false, '2025-11-20'],
    ['990101', true, '1999-01-01'],
  ])('born %s, an adult: %s, is %s: nobody is an adult before two', (birth, isAdult, birthDate) => {
    const result = parseMrz(`${UPPER}\n${lower({ birth })}`, TODAY, { isAdult, on: '2027-01-28' })
    expect(result).toMatchObject({ passport: { birthDate } })
  })

  test('a date of birth without day or month is left open, and said', () => {
    expect(parseMrz(`${UPPER}\n${lower({ birth: '7408<<' })}`, TODAY)).toMatchObject({
      passport: { birthDate: null, expiryDate: '2031-04-15' },
      notes: [expect.stringContaining('date of birth is incomplete')],
    })
  })

  test.each([
    ['RKS', 'XK'],
    ['D', 'DE'],
    ['GBN', 'GB'],
    ['UNK', 'XK'],
    ['ROM', 'RO'],
    ['DEU', 'DE'],
    ['XXA', null],
    ['UNO', null],
    ['UTO', null],
  ])('the nationality %s is %s', (printed, code) => {
    const result = parseMrz(`${UPPER}\n${lower({ nationality: printed.padEnd(3, '<') })}`, TODAY)
    if (!('passport' in result)) throw new Error(result.problem)
    expect(countryOfPassport(result.passport.nationality)).toBe(code)
    const notes = countryNotes({ ...result.passport, issuer: 'D' })
    expect(notes).toHaveLength(code === null ? 1 : 0)
    if (printed === 'XXA')
      expect(notes).toEqual(['Choose the nationality: the passport says XXA, stateless.'])
  })

  test.each([
    [
      ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'],
      /identity card/,
    ],
    [['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'], /identity card/],
    [[UPPER, lower({}).slice(0, 43)], /^The second line has 43 characters instead of 44\./],
    [[UPPER.slice(0, 40), lower({})], /^The first line has 40 characters/],
    [[UPPER, lower({}).replace('L898902C3', 'L898902C4')], /^The passport number doesn't match/],
    [[UPPER, lower({}).replace('310415', '310416')], /^The expiry date doesn't match/],
  ])('%j is refused with the reason', (lines, sentence) => {
    const result = parseMrz(lines.join('\n'), TODAY)
    expect('problem' in result && result.problem).toMatch(sentence)
  })

  test('any single sign misread in the second line is refused', () => {
    const line = lower({})
    const signs = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<']
    // Nationality (10-12) and sex (20) have no check digit.
    const guarded = fc.integer({ min: 0, max: 43 }).filter((at) => !(at >= 10 && at <= 12) && at !== 20)
    fc.assert(
      fc.property(guarded, fc.constantFrom(...signs), (at, sign) => {
        const value = (one: string) =>
          one === '<' ? 0 : /\d/.test(one) ? Number(one) : one.charCodeAt(0) - 55
        // By definition a check digit cannot tell characters apart whose values have the same last digit.
        fc.pre(value(sign) % 10 !== value(line.charAt(at)) % 10)
        const misread = line.slice(0, at) + sign + line.slice(at + 1)
        expect(parseMrz(`${UPPER}\n${misread}`, TODAY)).toHaveProperty('problem')
      }),
    )
  })

  test.each([
    ['nothing of the kind', 'hello'],
    ['one line', UPPER],
    ['a visa', `V${UPPER.slice(1)}\n${lower({})}`],
    ['no day of the calendar', `${UPPER}\n${lower({ birth: '740231' })}`],
  ])('refuses %s with a sentence', (_, text) => {
    const result = parseMrz(text, TODAY)
    expect('problem' in result && result.problem).toMatch(/\.$/)
  })
})
