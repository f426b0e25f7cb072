import { describe, expect, it } from 'vitest'
import { crypticHref, parseCryptic, parseEntry } from '../../../components/shell/cryptic.ts'

const today = '2026-11-20'

describe('parseCryptic', () => {
  it('reads availability one way and return', () => {
    expect(parseCryptic('AN14JANLONSIN', today)).toEqual({
      origin: 'LON',
      destination: 'SIN',
      departDate: '2027-01-14',
      returnDate: undefined,
    })
    expect(parseCryptic('an 14jan lon sin/28jan', today)).toMatchObject({ returnDate: '2027-01-28' })
  })

  it('takes the return after the departure, in the next year if need be', () => {
    expect(parseCryptic('AN28DECLONSIN/4JAN', today)).toMatchObject({
      departDate: '2026-12-28',
      returnDate: '2027-01-04',
    })
  })

  it.each([
    '',
    'AN',
    'AN14JANLON',
    'AN31APRLONSIN',
    'AN14JANLONLON',
    'AN14JANLONSIN/31APR',
    'SS1',
    'AN14JANLONSINX',
  ])('refuses %j', (entry) => {
    expect(parseCryptic(entry, today)).toBeUndefined()
  })

  it('leads to the search', () => {
    const entry = parseCryptic('AN14JANLONSIN/28JAN', today)
    expect(entry && crypticHref(entry)).toBe(
      '/flights?trip=return&from=LON&to=SIN&depart=2027-01-14&return=2027-01-28',
    )
  })
})

it('a day that is not past everywhere is not that of next year', () => {
  expect(parseCryptic('AN20NOVLAXJFK', '2026-11-20')?.departDate).toBe('2026-11-20')
  expect(parseCryptic('AN19NOVLAXJFK', '2026-11-20')?.departDate).toBe('2027-11-19')
})

describe('parseEntry', () => {
  it.each([
    [
      'AN20DECLHRSIN*15JAN',
      { kind: 'availability', availability: { departDate: '2026-12-20', returnDate: '2027-01-15' } },
    ],
    ['SS1', { kind: 'row', row: 1 }],
    [' ss 12 ', { kind: 'row', row: 12 }],
    ['fxp', { kind: 'act', code: 'FXP' }],
    ['TTP', { kind: 'act', code: 'TTP' }],
    ['XI', { kind: 'act', code: 'XI' }],
    ['RTKELLER', { kind: 'find', text: 'KELLER' }],
    ['rt keller', { kind: 'find', text: 'keller' }],
    ['RTAB12CD', { kind: 'find', text: 'AB12CD' }],
    ['RT/KELLER ANNA', { kind: 'find', text: 'KELLER ANNA' }],
  ])('reads %j', (typed, expected) => {
    expect(parseEntry(typed, today)).toMatchObject(expected)
  })

  it.each(['', 'SS', 'SS0', 'SSX', 'RT', 'rt', 'rtgs', 'FXPX', 'TT', 'X', 'ticket', 'AN31APRLONSIN'])(
    'leaves %j to the search for commands',
    (typed) => {
      expect(parseEntry(typed, today)).toBeUndefined()
    },
  )
})
