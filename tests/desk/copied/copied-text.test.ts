import { describe, expect, test } from 'vitest'
import { readCopiedText } from '../../../components/copied/copied-text.ts'
import type { CopiedPerson } from '../../../components/copied/copied-people.ts'
import type { TypedFlights } from '../../../components/palette/typed-request.ts'
import { foldText } from '../../../text/fold-text.ts'

const first = '2026-11-20'
const PLACES: Readonly<Record<string, string>> = {
  london: 'LON',
  singapore: 'SIN',
  bangkok: 'BKK',
  rome: 'ROM',
  'new york': 'NYC',
  munich: 'MUC',
}
const placeOf = (text: string) =>
  Object.values(PLACES).find((code) => code === text.trim()) ??
  (['LHR', 'DXB', 'JFK'].includes(text.trim()) ? text.trim() : PLACES[foldText(text)])

function flightText(flights: TypedFlights | null): string {
  if (!flights) return 'none'
  const { legs, returnDate, adults, children, infants, cabin } = flights
  const route = legs.map(({ from, to, date }) => `${from}-${to}-${date ?? '?'}`)
  if (returnDate !== null) route.push(`back-${returnDate}`)
  return `${route.join(' ')} | ${adults}+${children}+${infants} | ${cabin}`
}

/** `Keller/Anna F 1988-06-12 GBR 123456789 2031-03-14`, what is not known left out. */
function personText(person: CopiedPerson): string {
  const sex = person.gender === null ? '' : ['M', 'F'][person.gender]
  const { age, birthDate, nationality, passportNumber, expiryDate } = person
  return [
    `${person.lastName}/${person.firstName}`,
    sex,
    age === 'adult' ? '' : age,
    birthDate,
    nationality,
    passportNumber,
    expiryDate,
  ]
    .filter(Boolean)
    .join(' ')
}

const read = (text: string) => {
  const { requests, people } = readCopiedText(text, { first, placeOf })
  const flights = requests.find((request) => request.kind === 'air') ?? null
  return { flights: flightText(flights), people: people.map(personText) }
}

const NONE: readonly string[] = []

describe('flights of a copied text', () => {
  test.each([
    ['2  SQ 317 Y 14JAN 4 LHRSIN HK2  1115 0755+1', 'LHR-SIN-2027-01-14 | 1+0+0 | 1'],
    ['SQ317C 14JAN LHR SIN', 'LHR-SIN-2027-01-14 | 1+0+0 | 3'],
    [
      '1 SQ 317 Y 14JAN 4 LHRSIN HK1 1115 0755+1\n2 SQ 322 Y 28JAN 4 SINLHR HK1 2330 0555+1',
      'LHR-SIN-2027-01-14 back-2027-01-28 | 1+0+0 | 1',
    ],
    [
      '1 EK 004 Y 14JAN 4 LHRDXB HK1 1400 0055+1\n2 EK 354 Y 15JAN 5 DXBSIN HK1 0310 1450',
      'LHR-SIN-2027-01-14 | 1+0+0 | 1',
    ],
    [
      ' 1 SQ 317 J 14JAN27 4 LHRSIN HK1\n 2 SQ 706 J 20JAN27 3 SINBKK HK1\n 3 TG 910 J 28JAN27 4 BKKLHR HK1',
      'LHR-SIN-2027-01-14 SIN-BKK-2027-01-20 BKK-LHR-2027-01-28 | 1+0+0 | 3',
    ],
    [
      '** AMADEUS AVAILABILITY - AN ** SIN SINGAPORE.SG 55 TH 14JAN 0000\n 1   SQ 317  J9 C9 D9 Y9 B9 M9 /LHR 2 SIN 3  1115    0755+1E0/77W',
      'LHR-SIN-2027-01-14 | 1+0+0 | 1',
    ],
    ['AN14JANLONSIN*28JAN/2A', 'LON-SIN-2027-01-14 back-2027-01-28 | 2+0+0 | 1'],
    [
      'Hello, could you quote flights from London to Singapore on 14 January, returning 28 January, for 2 adults and 1 child?',
      'LON-SIN-2027-01-14 back-2027-01-28 | 2+1+0 | 1',
    ],
    [
      'Please book London - Singapore 14 Jan 2027, business class, 2 adults. Thanks',
      'LON-SIN-2027-01-14 | 2+0+0 | 3',
    ],
    [
      'We need New York to Rome on January 14th, back on 21st of January.',
      'NYC-ROM-2027-01-14 back-2027-01-21 | 1+0+0 | 1',
    ],
    ['LHR-SIN 14.1.2027\nSIN-LHR 28.1.2027', 'LHR-SIN-2027-01-14 back-2027-01-28 | 1+0+0 | 1'],
    [
      'Itinerary:\nLondon to Singapore, 14 Jan\nSingapore to Bangkok, 20 Jan\nBangkok to London, 28 Jan',
      'LON-SIN-2027-01-14 SIN-BKK-2027-01-20 BKK-LON-2027-01-28 | 1+0+0 | 1',
    ],
    ['Flug Munich – New York, 14. Januar bis 20. Januar', 'MUC-NYC-2027-01-14 back-2027-01-20 | 1+0+0 | 1'],
    ['Trip for the family: Rome to London in summer', 'ROM-LON-? | 1+0+0 | 1'],
    ['See you tomorrow at the office.', 'none'],
    ['', 'none'],
  ])('%j: %s', (text, flights) => {
    expect(read(text).flights).toBe(flights)
  })
})

describe('travellers of a copied text', () => {
  test.each([
    ['1.KELLER/ANNA MS', ['KELLER/ANNA F']],
    ['  1.KELLER/ANNA MS   2.KELLER/BEN MR', ['KELLER/ANNA F', 'KELLER/BEN M']],
    ['1.1SMITH/JOHN MR  2.1SMITH/MARY MRS', ['SMITH/JOHN M', 'SMITH/MARY F']],
    ['1.2KELLER/ANNA MS/BEN MR', ['KELLER/ANNA F', 'KELLER/BEN M']],
    ['NM1KELLER/ANNA MS', ['KELLER/ANNA F']],
    ['1.KELLER/ANNA MS(INF/LEO/03MAY26)', ['KELLER/ANNA F', 'KELLER/LEO infant 2026-05-03']],
    ['1.KELLER/CY MSTR(CHD/12JAN19)', ['KELLER/CY M child 2019-01-12']],
    [
      'P/GBR/123456789/GBR/12JUN88/F/14MAR31/KELLER/ANNA',
      ['KELLER/ANNA F 1988-06-12 GBR 123456789 2031-03-14'],
    ],
    [
      'SR DOCS SQ HK1-P-GBR-123456789-GBR-12JUN88-F-14MAR31-KELLER-ANNA/P1',
      ['KELLER/ANNA F 1988-06-12 GBR 123456789 2031-03-14'],
    ],
    [
      ' 1.KELLER/ANNA MS\n 5 SSR DOCS SQ HK1 P/GBR/123456789/GBR/12JUN88/F/14MAR31/KELLER/\n   ANNA MARIA/P1',
      ['KELLER/ANNA F 1988-06-12 GBR 123456789 2031-03-14'],
    ],
    ['Passengers: Anna Keller, Ben Keller and Cy Keller', ['Keller/Anna', 'Keller/Ben', 'Keller/Cy']],
    ['Travellers are: Mr John Smith & Mrs Mary-Ann Smith', ['Smith/John M', 'Smith/Mary-Ann F']],
    [
      'Mrs Anna Keller, DOB 12/06/1988, passport no. 123456789, expires 14 Mar 2031',
      ['Keller/Anna F 1988-06-12 123456789 2031-03-14'],
    ],
    [
      'Mr John Smith\nborn 3 May 1980\nPassport: X1234567\nMs Jane Doe\nDate of birth: May 4, 1990',
      ['Smith/John M 1980-05-03 X1234567', 'Doe/Jane F 1990-05-04'],
    ],
    ['London to Singapore on 14 January', NONE],
    ['LHR/SIN and SIN/LHR', NONE],
  ])('%j: %j', (text, people) => {
    expect(read(text).people).toEqual(people)
  })
})

test('a PNR tells flights and who flies', () => {
  const pnr = `RP/LONU12345/LONU12345
  1.KELLER/ANNA MS(INF/LEO/03MAY26)   2.KELLER/BEN MR   3.KELLER/CY MSTR(CHD/12JAN19)
  4  SQ 317 Y 14JAN 4 LHRSIN HK3  1115 0755+1  *1A/E*
  5  SQ 322 Y 28JAN 4 SINLHR HK3  2330 0555+1  *1A/E*
  6 SSR DOCS SQ HK1 P/GBR/123456789/GBR/12JUN88/F/14MAR31/KELLER/ANNA/P1`
  expect(read(pnr)).toEqual({
    flights: 'LHR-SIN-2027-01-14 back-2027-01-28 | 2+1+1 | 1',
    people: [
      'KELLER/ANNA F 1988-06-12 GBR 123456789 2031-03-14',
      'KELLER/LEO infant 2026-05-03',
      'KELLER/BEN M',
      'KELLER/CY M child 2019-01-12',
    ],
  })
})
