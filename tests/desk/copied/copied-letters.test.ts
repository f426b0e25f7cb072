import { describe, expect, test } from 'vitest'
import { readCopiedText } from '../../../components/copied/copied-text.ts'
import type { TypedRequest } from '../../../components/palette/typed-request.ts'
import { foldText } from '../../../text/fold-text.ts'

// A Friday.
const first = '2026-11-20'
const PLACES: Readonly<Record<string, string>> = {
  ...{ london: 'LON', londres: 'LON', londra: 'LON', singapore: 'SIN', singapur: 'SIN', singapour: 'SIN' },
  ...{ rome: 'ROM', rom: 'ROM', roma: 'ROM', paris: 'PAR', parigi: 'PAR', lisboa: 'LIS', lisbon: 'LIS' },
  ...{ florence: 'FLR', firenze: 'FLR', munchen: 'MUC', munich: 'MUC', 'new york': 'NYC', venedig: 'VCE' },
}
const CODES = new Set(Object.values(PLACES))
const placeOf = (text: string) => (CODES.has(text) ? text : PLACES[foldText(text)])

/** `hotel Rome 2026-12-09 2026-12-11 2,7`: what is not said is `?`. */
function requestText(request: TypedRequest): string {
  const days = (from: string | null, to: string | null) => `${from ?? '?'} ${to ?? '?'}`
  if (request.kind === 'air') {
    const { legs, returnDate, adults, children, infants } = request
    const route = legs.map(({ from, to, date }) => `${from}-${to} ${date ?? '?'}`).join(', ')
    return `air ${route} ${returnDate ?? 'one way'} ${adults}+${children}+${infants}`
  }
  if (request.kind === 'activity') {
    const { words, from, to, adults, children } = request
    return `activity ${words} ${days(from, to)} ${adults}+${children}`
  }
  const rooms = request.rooms.map((room) => [room.adults, ...room.children.map((age) => age ?? '?')].join())
  return `hotel ${request.place} ${days(request.checkIn, request.checkOut)} ${rooms.join(';')}`
}

const read = (text: string) => readCopiedText(text, { first, placeOf }).requests.map(requestText)

describe('a letter that asks for a hotel', () => {
  test.each([
    [
      'Hello, we need a hotel in Rome from 9 to 11 December for 2 adults and a child of 7.',
      'hotel Rome 2026-12-09 2026-12-11 2,7',
    ],
    ['Could you book a double room in Paris, 3 nights from 14 Jan?', 'hotel Paris 2027-01-14 2027-01-17 2'],
    [
      'Two rooms in New York please, check-in 9 Dec, check-out 12 Dec, 4 adults.',
      'hotel New York 2026-12-09 2026-12-12 2;2',
    ],
    ['hotel in rome 9-11 dec 2 adults', 'hotel rome 2026-12-09 2026-12-11 2'],
    [
      'We arrive on 9 December and leave on 11 December.\nPlease find us a hotel near the Colosseum.',
      'hotel Colosseum 2026-12-09 2026-12-11 2',
    ],
    [
      'Please reserve Hotel Artemide in Rome for two nights from December 9th, 2 adults, 2 children (4, 7).',
      'hotel Hotel Artemide Rome 2026-12-09 2026-12-11 2,4,7',
    ],
    [
      'Is there a hotel in Kyoto between 9 and 11 December for 1 person?',
      'hotel Kyoto 2026-12-09 2026-12-11 1',
    ],
    ['Hotel in Lisbon next month for the family', 'hotel Lisbon ? ? 2'],
    ['3 nights in Rome for two people from 9 December.', 'hotel Rome 2026-12-09 2026-12-12 2'],
    [
      'Wir suchen ein Hotel in Rom vom 9. bis 11. Dezember für zwei Erwachsene und ein Kind von 7 Jahren.',
      'hotel Rom 2026-12-09 2026-12-11 2,7',
    ],
    ['Bitte ein Doppelzimmer in München, 14.1. bis 17.1.2027', 'hotel München 2027-01-14 2027-01-17 2'],
    [
      'Unterkunft in Venedig ab 9. Dezember, drei Nächte, 2 Personen',
      'hotel Venedig 2026-12-09 2026-12-12 2',
    ],
    [
      'Nous cherchons un hôtel à Rome du 9 au 11 décembre pour deux adultes et un enfant de 7 ans.',
      'hotel Rome 2026-12-09 2026-12-11 2,7',
    ],
    ['Une chambre à Londres, arrivée le 14 janvier, 3 nuits', 'hotel Londres 2027-01-14 2027-01-17 2'],
    [
      'Buscamos un hotel en Roma del 9 al 11 de diciembre para dos adultos y un niño de 7 años.',
      'hotel Roma 2026-12-09 2026-12-11 2,7',
    ],
    ['Dos habitaciones en Lisboa, 14/01 al 17/01, 4 adultos', 'hotel Lisboa 2027-01-14 2027-01-17 2;2'],
    [
      'Cerchiamo un albergo a Roma dal 9 all’11 dicembre per due adulti e un bambino di 7 anni.',
      'hotel Roma 2026-12-09 2026-12-11 2,7',
    ],
    ['Una camera a Parigi per 3 notti dal 14 gennaio, 2 persone', 'hotel Parigi 2027-01-14 2027-01-17 2'],
    [
      'Precisamos de um hotel em Lisboa de 9 a 11 de dezembro para dois adultos e uma criança de 7 anos.',
      'hotel Lisboa 2026-12-09 2026-12-11 2,7',
    ],
  ])('%j: %s', (text, request) => {
    expect(read(text)).toEqual([request])
  })
})

describe('a letter that asks for something to do', () => {
  test.each([
    [
      'We would like to do a food tour in Kyoto on 9 December, 2 people.',
      'activity food tour Kyoto 2026-12-09 2026-12-09 2+0',
    ],
    ['Any activities in Rome from 9 to 11 December?', 'activity Rome 2026-12-09 2026-12-11 2+0'],
    [
      'Please book a guided tour of the Colosseum in Rome, 9 Dec, 2 adults and 1 child',
      'activity tour Colosseum Rome 2026-12-09 2026-12-09 2+1',
    ],
    [
      'A cooking class in Florence on 14 January for 4 people',
      'activity cooking class Florence 2027-01-14 2027-01-14 4+0',
    ],
    [
      'Eine Stadtführung in Rom am 9. Dezember, 2 Personen',
      'activity Stadtführung Rom 2026-12-09 2026-12-09 2+0',
    ],
    [
      'Nous voudrions faire une visite gastronomique à Kyoto le 9 décembre, 2 personnes.',
      'activity visite gastronomique Kyoto 2026-12-09 2026-12-09 2+0',
    ],
    [
      'Queremos hacer un tour gastronómico en Kioto el 9 de diciembre, 2 personas.',
      'activity tour gastronómico Kioto 2026-12-09 2026-12-09 2+0',
    ],
    ['Attività a Roma il 9 dicembre per due persone', 'activity Roma 2026-12-09 2026-12-09 2+0'],
    [
      'Um passeio em Lisboa no dia 9 de dezembro, 3 pessoas',
      'activity passeio Lisboa 2026-12-09 2026-12-09 3+0',
    ],
  ])('%j: %s', (text, request) => {
    expect(read(text)).toEqual([request])
  })
})

describe('a letter that asks for several things', () => {
  test.each([
    [
      'We need flights from London to Rome on 9 December, returning 11 December, and a hotel there for 2 adults.',
      ['air LON-ROM 2026-12-09 2026-12-11 2+0+0', 'hotel ROM 2026-12-09 2026-12-11 2'],
    ],
    [
      'Flights London to Rome, 9 Dec, back 12 Dec, 2 adults\nHotel in Florence, 10 to 12 Dec\nA food tour in Florence on 11 Dec',
      [
        'air LON-ROM 2026-12-09 2026-12-12 2+0+0',
        'hotel Florence 2026-12-10 2026-12-12 2',
        'activity food tour Florence 2026-12-11 2026-12-11 2+0',
      ],
    ],
    [
      'Hotel in Rome from 9 to 11 December, 2 adults.\nHotel in Florence from 11 to 13 December.',
      ['hotel Rome 2026-12-09 2026-12-11 2', 'hotel Florence 2026-12-11 2026-12-13 2'],
    ],
    [
      'Flug London nach Rom am 9. Dezember, zurück am 11. Dezember, und ein Hotel für zwei Personen',
      ['air LON-ROM 2026-12-09 2026-12-11 2+0+0', 'hotel ROM 2026-12-09 2026-12-11 2'],
    ],
    [
      'AN9DECLONROM*11DEC/2A\nHA ROM 9DEC 2N 2A',
      ['air LON-ROM 2026-12-09 2026-12-11 2+0+0', 'hotel ROM 2026-12-09 2026-12-11 2'],
    ],
    [
      'Flights from London to Rome on 9 Dec, back 12 Dec, and a food tour on 10 December for two people',
      ['air LON-ROM 2026-12-09 2026-12-12 2+0+0', 'activity food tour Rome 2026-12-10 2026-12-10 2+0'],
    ],
    [
      'Hi Anna, can you book a hotel room in Barcelona, Spain for 3 nights from 5 March? 2 adults + 1 child (age 5).\nAlso, a guided tour to Montserrat on 6 March.',
      ['hotel Barcelona 2027-03-05 2027-03-08 2,5', 'activity tour Montserrat 2027-03-06 2027-03-06 2+1'],
    ],
    [
      'Guten Tag, wir möchten vom 9.12. bis 12.12.2026 nach Rom fliegen, ab München. Dazu brauchen wir ein Doppelzimmer im Zentrum.',
      ['air MUC-ROM 2026-12-09 2026-12-12 1+0+0', 'hotel ROM 2026-12-09 2026-12-12 2'],
    ],
    [
      'Tokyo: 3 nights from 9 Dec at the Park Hyatt\nKyoto: 2 nights from 12 Dec, hotel TBC',
      ['hotel Park Hyatt 2026-12-09 2026-12-12 2', 'hotel Kyoto 2026-12-12 2026-12-14 2'],
    ],
    [
      'Please book Hilton Garden Inn in Rome 9 Dec to 11 Dec for Mr John Smith',
      ['hotel Hilton Garden Inn Rome 2026-12-09 2026-12-11 1'],
    ],
    ['Need hotel Kyoto 9-11 Dec 2026, 2 rooms, 4 adults', ['hotel Kyoto 2026-12-09 2026-12-11 2;2']],
    ['The best hotel in the city was full of people.', []],
    ['Thank you for the hotel tips, see you soon.', []],
    ['The tour operator has not answered.', []],
  ])('%j: %j', (text, requests) => {
    expect(read(text)).toEqual(requests)
  })
})
