import { describe, expect, test } from 'vitest'
import { readRequest } from '../../../components/palette/request-line.ts'
import type { TypedFlights, TypedRequest } from '../../../components/palette/typed-request.ts'
import { foldText } from '../../../text/fold-text.ts'

// A Friday.
const first = '2026-11-20'

const PLACES: Readonly<Record<string, string>> = {
  london: 'LON',
  heathrow: 'LHR',
  singapore: 'SIN',
  bangkok: 'BKK',
  rome: 'ROM',
  'new york': 'NYC',
  'kansas city': 'MKC',
  munchen: 'MUC',
  'san antonio': 'SAT',
  'los angeles': 'LAX',
}
const CODES = new Set(Object.values(PLACES))

const placeOf = (text: string) => {
  const code = text.trim().toUpperCase()
  return CODES.has(code) ? code : PLACES[foldText(text)]
}
const read = (typed: string) => readRequest(typed, { first, placeOf })

/** `LON-SIN-2027-01-14 SIN-LON-2027-01-28 | 2+1+0 | 1 | SQ`: legs, travellers, cabin, airlines. */
function flightText({ legs, returnDate, adults, children, infants, cabin, airlines }: TypedFlights): string {
  const route = legs.map(({ from, to, date }) => `${from || '?'}-${to || '?'}-${date ?? '?'}`)
  if (returnDate !== null) route.push(`back-${returnDate}`)
  return [route.join(' '), `${adults}+${children}+${infants}`, cabin, ...airlines].join(' | ')
}

function requestText(request: TypedRequest | undefined): string | undefined {
  if (request === undefined) return undefined
  if (request.kind === 'air') return flightText(request)
  if (request.kind === 'activity') {
    const { words, from, to, adults, children } = request
    return `${words} | ${from ?? '?'} ${to ?? '?'} | ${adults}+${children}`
  }
  const rooms = request.rooms.map((room) => [room.adults, ...room.children.map((age) => age ?? '?')].join())
  return `${request.place || '?'} | ${request.checkIn ?? '?'} ${request.checkOut ?? '?'} | ${rooms.join(';')}`
}

describe('a whole flight search is one line', () => {
  test.each([
    ['AN14JANLONSIN', 'LON-SIN-2027-01-14 | 1+0+0 | 1'],
    ['an14janlonsin', 'LON-SIN-2027-01-14 | 1+0+0 | 1'],
    ['AN 14JAN LON SIN', 'LON-SIN-2027-01-14 | 1+0+0 | 1'],
    ['AN LON SIN 14JAN', 'LON-SIN-2027-01-14 | 1+0+0 | 1'],
    ['ANLONSIN14JAN', 'LON-SIN-2027-01-14 | 1+0+0 | 1'],
    ['AN14JAN27LONSIN', 'LON-SIN-2027-01-14 | 1+0+0 | 1'],
    ['AN14JANLHRXXX', 'LHR-XXX-2027-01-14 | 1+0+0 | 1'],
    ['AN14JANLONSIN*28JAN', 'LON-SIN-2027-01-14 back-2027-01-28 | 1+0+0 | 1'],
    ['AN14JANLONSIN/28JAN', 'LON-SIN-2027-01-14 back-2027-01-28 | 1+0+0 | 1'],
    ['an 14jan lon sin/28jan', 'LON-SIN-2027-01-14 back-2027-01-28 | 1+0+0 | 1'],
    ['AN28DECLONSIN/4JAN', 'LON-SIN-2026-12-28 back-2027-01-04 | 1+0+0 | 1'],
    ['AN14JANLONSIN*28JAN/2A1C', 'LON-SIN-2027-01-14 back-2027-01-28 | 2+1+0 | 1'],
    ['AN14JANLONSIN*28JAN/2A1C1I', 'LON-SIN-2027-01-14 back-2027-01-28 | 2+1+1 | 1'],
    ['AN14JANLONSIN*28JAN/2ADT1CHD', 'LON-SIN-2027-01-14 back-2027-01-28 | 2+1+0 | 1'],
    ['AN14JANLONSIN 2ADT 1CHD 1INF', 'LON-SIN-2027-01-14 | 2+1+1 | 1'],
    ['AN14JANLONSIN/2A*28JAN', 'LON-SIN-2027-01-14 back-2027-01-28 | 2+0+0 | 1'],
    ['AN14JANLONSIN/ASQ', 'LON-SIN-2027-01-14 | 1+0+0 | 1 | SQ'],
    ['AN14JANLONSIN/SBA/B', 'LON-SIN-2027-01-14 | 1+0+0 | 1 | BA'],
    ['AN14JANLONSIN/ASQ,BA', 'LON-SIN-2027-01-14 | 1+0+0 | 1 | SQ | BA'],
    ['AN14JANLONSIN/A6E', 'LON-SIN-2027-01-14 | 1+0+0 | 1 | 6E'],
    ['AN14JANLONSIN/C', 'LON-SIN-2027-01-14 | 1+0+0 | 3'],
    ['AN14JANLONSIN/CJ', 'LON-SIN-2027-01-14 | 1+0+0 | 3'],
    ['AN14JANLONSIN/KF', 'LON-SIN-2027-01-14 | 1+0+0 | 5'],
    ['AN14JANLONSIN/W', 'LON-SIN-2027-01-14 | 1+0+0 | 2'],
    ['AN14JANLONSIN/Y', 'LON-SIN-2027-01-14 | 1+0+0 | 1'],
    ['AN14JANLONSIN/F/2A/ASQ', 'LON-SIN-2027-01-14 | 2+0+0 | 5 | SQ'],
    [
      'AN14JANLONSIN*20JANSINBKK*28JANBKKLON',
      'LON-SIN-2027-01-14 SIN-BKK-2027-01-20 BKK-LON-2027-01-28 | 1+0+0 | 1',
    ],
    ['AN14JANLONSIN*20JANBKK', 'LON-SIN-2027-01-14 SIN-BKK-2027-01-20 | 1+0+0 | 1'],
    ['AN28DECLONSIN*4JANSINBKK/2A/C', 'LON-SIN-2026-12-28 SIN-BKK-2027-01-04 | 2+0+0 | 3'],
    ['AN london singapore 14 jan', 'LON-SIN-2027-01-14 | 1+0+0 | 1'],
    ['AN +7 LON SIN', 'LON-SIN-2026-11-27 | 1+0+0 | 1'],
    ['AN LON SIN tomorrow', 'LON-SIN-2026-11-21 | 1+0+0 | 1'],
    ['AN LON SIN 14/1', 'LON-SIN-2027-01-14 | 1+0+0 | 1'],
    ['AN SAT LAX 14JAN', 'SAT-LAX-2027-01-14 | 1+0+0 | 1'],
    ['AN 14-20JAN LON SIN', 'LON-SIN-2027-01-14 back-2027-01-20 | 1+0+0 | 1'],
    ['AN 14JAN LON SIN 3 nights', 'LON-SIN-2027-01-14 back-2027-01-17 | 1+0+0 | 1'],
    // A part is missing, which is asked for.
    ['AN14JANLON', 'LON-?-2027-01-14 | 1+0+0 | 1'],
    ['AN14JAN', '?-?-2027-01-14 | 1+0+0 | 1'],
    ['AN LON SIN', 'LON-SIN-? | 1+0+0 | 1'],
    ['ANLONSIN/2A', 'LON-SIN-? | 2+0+0 | 1'],
    ['AN to SIN 14jan', '?-SIN-2027-01-14 | 1+0+0 | 1'],
    // The same in words.
    ['london singapore 14 jan 2 adults business', 'LON-SIN-2027-01-14 | 2+0+0 | 3'],
    [
      '2 adults 1 child london to singapore jan 14 to jan 28',
      'LON-SIN-2027-01-14 back-2027-01-28 | 2+1+0 | 1',
    ],
    ['business london singapore 14-28 jan', 'LON-SIN-2027-01-14 back-2027-01-28 | 1+0+0 | 3'],
    ['from new york to san antonio fri', 'NYC-SAT-2026-11-27 | 1+0+0 | 1'],
    ['new york los angeles 14/1/27', 'NYC-LAX-2027-01-14 | 1+0+0 | 1'],
    ['Kansas City - New York, 14 January, premium economy', 'MKC-NYC-2027-01-14 | 1+0+0 | 2'],
    ['lon sin 14jan', 'LON-SIN-2027-01-14 | 1+0+0 | 1'],
    ['LONSIN 14JAN', 'LON-SIN-2027-01-14 | 1+0+0 | 1'],
    ['14janlonsin', 'LON-SIN-2027-01-14 | 1+0+0 | 1'],
    ['heathrow münchen tomorrow first class', 'LHR-MUC-2026-11-21 | 1+0+0 | 5'],
    ['london singapore', 'LON-SIN-? | 1+0+0 | 1'],
    ['singapore 14 jan', 'SIN-?-2027-01-14 | 1+0+0 | 1'],
    ['flights london rome 14 jan', 'LON-ROM-2027-01-14 | 1+0+0 | 1'],
    ['flights to rome 14 jan', '?-ROM-2027-01-14 | 1+0+0 | 1'],
    ['two adults london rome in 2 weeks', 'LON-ROM-2026-12-04 | 2+0+0 | 1'],
  ])('%j: %s', (typed, expected) => {
    expect(requestText(read(typed))).toBe(expected)
  })
})

describe('a stay is one line', () => {
  test.each([
    ['HA ROM 9DEC 2N 2A', 'ROM | 2026-12-09 2026-12-11 | 2'],
    ['HAROM9DEC2N2A', 'ROM | 2026-12-09 2026-12-11 | 2'],
    ['ha rome 9 dec 2 nights 2 adults', 'rome | 2026-12-09 2026-12-11 | 2'],
    ['HA 9DEC-11DEC ROM', 'ROM | 2026-12-09 2026-12-11 | 2'],
    ['hotels in new york 14-20 jan 2 rooms 4 adults', 'new york | 2027-01-14 2027-01-20 | 2;2'],
    ['hotel rome 9/12 3n 2a1c(6)', 'rome | 2026-12-09 2026-12-12 | 2,6'],
    ['HA ROM 9DEC 2N 2A1C', 'ROM | 2026-12-09 2026-12-11 | 2,?'],
    ['HA ROM 9DEC 2N 2A 2 children aged 4 and 7', 'ROM | 2026-12-09 2026-12-11 | 2,4,7'],
    ['HA ROM 9DEC', 'ROM | 2026-12-09 ? | 2'],
    ['HA ROM', 'ROM | ? ? | 2'],
    ['HA ROM fri to sun', 'ROM | 2026-11-27 2026-11-29 | 2'],
    ['HA 9DEC 2N', '? | 2026-12-09 2026-12-11 | 2'],
  ])('%j: %s', (typed, expected) => {
    expect(requestText(read(typed))).toBe(expected)
  })
})

describe('activities are one line', () => {
  test.each([
    ['ACT KYOTO FOOD 9DEC', 'KYOTO FOOD | 2026-12-09 2026-12-09 | 2+0'],
    ['act kyoto food', 'kyoto food | ? ? | 2+0'],
    ['activities in rome 9-12 dec 2a1c', 'rome | 2026-12-09 2026-12-12 | 2+1'],
    ['act 9dec kyoto', 'kyoto | 2026-12-09 2026-12-09 | 2+0'],
  ])('%j: %s', (typed, expected) => {
    expect(requestText(read(typed))).toBe(expected)
  })
})

describe('other texts are no request', () => {
  test.each([
    '',
    'AN',
    'an',
    'anna keller',
    'an keller',
    'antonio',
    'london',
    'keller',
    'PO0004127',
    'tomorrow',
    'AN31APRLONSIN',
    'AN14JANLONLON',
    'AN14JANLONSIN/31APR',
    'AN14JANLONSIN/QQQQ',
    'AN14JANLONSINX',
    'AN14JANLONSIN/9A2C',
    'AN14JANLONSIN/1A2I',
    'harry 12',
    'hotels',
    'HA ROM 9DEC 40N',
    'HA ROM 9 rooms',
    'ACT',
    'activities',
    'ticket',
  ])('%j', (typed) => {
    expect(read(typed)).toBeUndefined()
  })
})

test('before the names of places are loaded an entry in codes is read already, and words are not', () => {
  const context = { first, placeOf: () => undefined }
  expect(requestText(readRequest('AN14JANLONSIN*28JAN', context))).toBe(
    'LON-SIN-2027-01-14 back-2027-01-28 | 1+0+0 | 1',
  )
  expect(readRequest('london singapore 14 jan', context)).toBeUndefined()
})

test('a day that is not past everywhere is not that of next year', () => {
  const departs = (typed: string) => requestText(read(typed))?.slice(8, 18)
  expect(departs('AN20NOVLAXNYC')).toBe('2026-11-20')
  expect(departs('AN19NOVLAXNYC')).toBe('2027-11-19')
})
