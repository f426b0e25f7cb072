import { describe, expect, test } from 'vitest'
import type { OfferFacts, Stretch } from '../../../lib/booking/offer-facts.ts'
import { dayLineOf } from '../../../components/trip/day-line.ts'
import { misfitsOf, nightsWithoutBed } from '../../../lib/trip/misfits.ts'
import { daysOf, itemsOf } from '../../../lib/trip/trip-items.ts'
import { stateOf } from '../../../lib/trip/trip-state.ts'
import { totalsOf } from '../../../lib/trip/trip-totals.ts'
import type { TripBooking, TripOption } from '../../../lib/trip/trip.ts'
import type { TripTraveller } from '../../../lib/trip/trip-traveller.ts'

const at = (wall: string, timeZone: string | null = 'Asia/Singapore') => ({ wall, city: null, timeZone })
const flight = (from: string, to: string, zones = ['Europe/London', 'Asia/Singapore']): Stretch => ({
  ...{ from: at(from, zones[0]), to: at(to, zones[1]), label: 'LHR – SIN', words: 'London to Singapore' },
  use: 'moves',
})
const home = (from: string, to: string): Stretch => ({
  ...flight(from, to, ['Asia/Singapore', 'Europe/London']),
  label: 'SIN – LHR',
})
const stay = (from: string, to: string): Stretch => ({
  ...{ from: at(`${from}T14:00`), to: at(`${to}T12:00`), label: 'Harbour View', words: 'Harbour View' },
  use: 'nights',
})
const tour = (from: string, to: string): Stretch => ({
  ...{ from: at(from), to: at(to), label: '09:00', words: 'Food walk' },
  use: 'event',
})

let count = 0
function option(stretches: readonly Stretch[], changed: Partial<TripOption> = {}): TripOption {
  count += 1
  const use = stretches[0]?.use
  const facts: OfferFacts = {
    ...{ title: `Offer ${count}`, lines: [], terms: [], stretches },
    party: { adults: 2, childAges: [8] },
  }
  return {
    ...{ id: `option-${count}`, slot: `slot-${count}`, letter: null, chosen: true, facts, netCents: 10_000 },
    kind: use === 'moves' ? 'air' : use === 'nights' ? 'hotel' : 'activity',
    ...{ markup: null, party: { adults: 2, children: 1, infants: 0 }, check: 'same', checkedAt: '' },
    ...{ validMinutes: 10, bookHref: '', searchHref: '', booking: null, by: '' },
    ...changed,
  }
}
const booking = (changed: Partial<TripBooking> = {}): TripBooking => ({
  ...{
    reference: 'AB1',
    kind: 'air',
    title: '',
    state: '10/10',
    word: 'Held',
    tone: 'held',
    standing: 'held',
  },
  ...{
    netCents: 12_000,
    markupCents: 500,
    deadlineAt: null,
    firstDay: '2027-01-14',
    lastDay: '2027-01-28',
    stretches: [],
  },
  ...changed,
})

const onTheWayHome = [home('2027-01-28T08:40', '2027-01-28T17:10')]
const journey = () =>
  option([flight('2027-01-14T11:15', '2027-01-15T10:25'), home('2027-01-28T08:40', '2027-01-28T17:10')])
const texts = (...options: TripOption[]) => misfitsOf({ options, attached: [] }).map(({ text }) => text)

describe('what does not fit', () => {
  test('nothing is said of a trip that fits', () => {
    expect(
      texts(
        journey(),
        option([stay('2027-01-15', '2027-01-28')]),
        option([tour('2027-01-17T09:00', '2027-01-17T12:00')]),
      ),
    ).toEqual([])
  })

  test('a night without a bed, between the arrival and the hotel, and in the middle', () => {
    const late = [journey(), option([stay('2027-01-16', '2027-01-28')])]
    expect(nightsWithoutBed({ options: late, attached: [] })).toEqual(['2027-01-15'])
    expect(texts(...late)).toEqual(['The night of Fri 15 Jan has no bed.'])
    const two = [
      journey(),
      option([stay('2027-01-15', '2027-01-20')]),
      option([stay('2027-01-22', '2027-01-28')]),
    ]
    expect(texts(...two)).toEqual(['2 nights have no bed, the first is Wed 20 Jan.'])
  })

  test('a hotel that begins before the arrival, and two hotels for one night', () => {
    expect(texts(journey(), option([stay('2027-01-14', '2027-01-28')]))).toEqual([
      'The hotel begins Thu 14 Jan, the arrival is Fri 15 Jan 10:25: 1 night paid before it.',
    ])
    const twice = [option([stay('2027-01-15', '2027-01-20')]), option([stay('2027-01-19', '2027-01-28')])]
    expect(texts(journey(), ...twice)).toEqual(['Two hotels for the night of Tue 19 Jan.'])
  })

  test('a tour during a flight, by the clocks of both places', () => {
    const early = option([tour('2027-01-15T08:00', '2027-01-15T11:00')])
    expect(texts(journey(), option([stay('2027-01-15', '2027-01-28')]), early)).toEqual([
      'Food walk, Fri 15 Jan 08:00, is during LHR – SIN.',
    ])
    // 14 January 12:00 in Singapore is 04:00 in London, before the departure there.
    const before = option([tour('2027-01-14T12:00', '2027-01-14T13:00')])
    expect(texts(journey(), option([stay('2027-01-15', '2027-01-28')]), before)).toEqual([])
  })

  test('a connection that is too short between flights of two bookings, never within one', () => {
    const first = option([flight('2027-01-14T11:15', '2027-01-15T10:25')])
    const onward = { ...home('2027-01-15T11:10', '2027-01-15T12:00'), label: 'SIN – KUL' }
    expect(texts(first, option([onward]))).toEqual([
      'SIN – KUL leaves 45 minutes after the arrival of LHR – SIN.',
    ])
    const one = option([flight('2027-01-14T11:15', '2027-01-15T10:25'), onward])
    expect(texts(one)).toEqual([])
  })

  test('offers for another number of people', () => {
    const two = option([stay('2027-01-15', '2027-01-28')])
    const facts = { ...two.facts, party: { adults: 2, childAges: [] } }
    expect(texts(journey(), { ...two, facts })).toEqual([expect.stringContaining('is for 2 people, ')])
  })

  test('a hotel that ends after the departure, and none that is left on the way there', () => {
    expect(texts(journey(), option([stay('2027-01-15', '2027-01-29')]))).toEqual([
      'The hotel ends Fri 29 Jan, SIN – LHR leaves Thu 28 Jan 08:40: 1 night paid after it.',
    ])
    const sameDay = { ...flight('2027-01-15T08:00', '2027-01-15T12:00'), label: 'KUL – SIN' }
    expect(texts(option([sameDay]), option([stay('2027-01-15', '2027-01-17')]))).toEqual([])
  })

  test('what is booked counts as it is now, and names the items between which it does not fit', () => {
    const hotel = option([stay('2027-01-15', '2027-01-28')])
    const late = flight('2027-01-14T23:15', '2027-01-16T02:10')
    const moved = { ...journey(), booking: booking({ stretches: [late, ...onTheWayHome] }) }
    expect(misfitsOf({ options: [moved, hotel], attached: [] })).toEqual([
      {
        about: 'nights',
        text: 'The hotel begins Fri 15 Jan, the arrival is Sat 16 Jan 02:10: 1 night paid before it.',
        items: [hotel.id, moved.id],
      },
    ])
    const attached = booking({ reference: 'PO7', stretches: [stay('2027-01-14', '2027-01-28')] })
    expect(misfitsOf({ options: [journey()], attached: [attached] })).toMatchObject([
      { items: ['PO7', expect.stringContaining('option-')] },
    ])
    expect(misfitsOf({ options: [journey()], attached: [{ ...attached, standing: 'over' }] })).toEqual([])
  })

  test('what a booking did not change is said as it was offered', () => {
    const offered = option([tour('2027-01-15T08:00', '2027-01-15T11:00')])
    const start = { ...tour('2027-01-15T08:00', '2027-01-15T08:00'), from: at('2027-01-15T08:00', null) }
    const booked = { ...offered, booking: booking({ stretches: [start] }) }
    expect(itemsOf({ options: [booked], attached: [] })[0]?.stretches).toEqual(offered.facts.stretches)
  })

  const person = (name: string, fields: Partial<TripTraveller> = {}): TripTraveller => ({
    ...{ id: name, name, birthDate: '1988-06-12', age: 38, type: 'adult', passport: '•••••T47' },
    passportExpiry: '2031-03-14',
    ...fields,
  })
  const said = (options: TripOption[], travellers: TripTraveller[]) =>
    misfitsOf({ options, attached: [] }, travellers).map(({ who, text }) =>
      who === undefined ? text : `${who}: ${text}`,
    )
  const of = (each: TripOption, party: OfferFacts['party'], facts: Partial<OfferFacts> = {}): TripOption => ({
    ...each,
    facts: { ...each.facts, title: 'Harbour View', party, ...facts },
  })
  const family = (birthDate: string) => [person('Anna'), person('Boris'), person('Clara', { birthDate })]
  const room = option([stay('2027-01-15', '2027-01-28')])

  test('offers for another number of people than travel', () => {
    expect(said([journey()], family('2018-05-01').slice(0, 2))).toEqual([
      expect.stringMatching(/^Offer \d+ is for 3 people, the trip has 2 travellers\.$/),
    ])
    expect(said([journey()], family('2018-05-01'))).toEqual([])
  })

  test.each([
    ['2018-01-28', [9], []],
    ['2018-01-28', [8], ['Clara: 9 years old on Thu 28 Jan, Harbour View is for a child of 8.']],
    ['2018-01-29', [8], []],
    ['2009-01-28', [17], ['Harbour View is for 2 adults and 1 child; on Thu 28 Jan they are 3 adults.']],
    ['2009-01-29', [17], []],
    ['2018-01-28', [null], []],
  ])(
    'a child born %s in a room for a child of %j, by the age at check-out',
    (birthDate, childAges, found) => {
      expect(said([of(room, { adults: 2, childAges })], family(birthDate))).toEqual(found)
    },
  )

  test('an adult by the day of the last flight on a child fare, and nobody of unknown age', () => {
    const fare = of(journey(), { adults: 2, childAges: [null] })
    expect(said([fare], family('2015-01-28'))).toEqual([
      'Harbour View is for 2 adults and 1 child; on Thu 28 Jan they are 3 adults.',
    ])
    expect(said([fare], family('2015-01-29'))).toEqual([])
    expect(said([fare], [...family('').slice(0, 2), person('Clara', { birthDate: null })])).toEqual([])
  })

  test('beds for fewer than sleep in them; a child under two has a cot', () => {
    const three = { adults: 2, childAges: [8] }
    expect(said([of(room, three, { bedPlaces: 2 })], [])).toEqual([
      'Harbour View has beds for 2, and 3 sleep there. Ask for an extra bed.',
    ])
    expect(said([of(room, three, { bedPlaces: 3 })], [])).toEqual([])
    expect(said([of(room, { adults: 2, childAges: [1] }, { bedPlaces: 2 })], [])).toEqual([])
    expect(said([of(room, three)], [])).toEqual([])
  })

  test.each([
    ['2027-07-28', []],
    ['2027-07-27', ['Anna: the passport ends 27 Jul 2027, within 6 months of the return on Thu 28 Jan.']],
    ['2027-01-27', ['Anna: the passport ends 27 Jan 2027, before the return on Thu 28 Jan.']],
    [null, []],
  ])('a passport that ends %s', (passportExpiry, found) => {
    const pair = [person('Anna', { passportExpiry }), person('Boris')]
    expect(said([of(journey(), { adults: 2, childAges: [] })], pair)).toEqual(found)
    expect(said([of(room, { adults: 2, childAges: [] })], pair)).toEqual([])
  })

  test('a passport ends within six months of the last day of August in any February', () => {
    const back = home('2026-08-31T08:40', '2026-08-31T17:10')
    const alone = of(option([back]), { adults: 1, childAges: [] })
    expect(said([alone], [person('Anna', { passportExpiry: '2027-02-28' })])).toEqual([])
    expect(said([alone], [person('Anna', { passportExpiry: '2027-02-27' })])).toHaveLength(1)
  })

  test('alternatives that are not chosen say nothing', () => {
    expect(
      texts(journey(), option([stay('2027-01-15', '2027-01-28')]), {
        ...option([stay('2027-01-14', '2027-01-28')]),
        chosen: false,
      }),
    ).toEqual([])
  })
})

describe('the days', () => {
  const cellsAddUp = (line: NonNullable<ReturnType<typeof dayLineOf>>) =>
    line.rows.every((row) => row.reduce((sum, { span }) => sum + span, 0) === line.columns.length * 2)

  test('are drawn by half days, a row for each use, with nights without a bed', () => {
    const all = [
      flight('2027-01-14T11:15', '2027-01-15T10:25'),
      stay('2027-01-16', '2027-01-18'),
      tour('2027-01-17T09:00', '2027-01-17T12:00'),
    ]
    const line = dayLineOf(all, ['2027-01-15'])
    expect(line?.columns).toEqual(['2027-01-14', '2027-01-15', '2027-01-16', '2027-01-17', '2027-01-18'])
    expect(line && cellsAddUp(line)).toBe(true)
    const hotel = line?.rows[1]?.map(({ span, bar }) => [span, bar?.label ?? null])
    expect(hotel).toEqual([
      [3, null],
      [2, 'no bed'],
      [4, 'Harbour View'],
      [1, null],
    ])
  })

  test('of a long trip leave out those in which nothing begins or ends', () => {
    const line = dayLineOf(
      [stay('2027-01-15', '2027-02-15'), tour('2027-01-20T09:00', '2027-01-20T10:00')],
      [],
    )
    expect(line?.columns).toEqual(['2027-01-15', null, '2027-01-20', null, '2027-02-15'])
    expect(line && cellsAddUp(line)).toBe(true)
  })

  test('that overlap within a use stand in two rows', () => {
    const line = dayLineOf([stay('2027-01-15', '2027-01-17'), stay('2027-01-16', '2027-01-18')], [])
    expect(line?.rows).toHaveLength(2)
    expect(line && cellsAddUp(line)).toBe(true)
  })
})

describe('totals and state', () => {
  test('count the booking instead of its option, and nothing of what has ended', () => {
    const open = option([stay('2027-01-15', '2027-01-28')], { markup: { unit: 'percent', hundredths: 1000 } })
    const held = { ...journey(), booking: booking() }
    expect(totalsOf({ options: [held, open], attached: [] })).toEqual({
      ...{ netCents: 22_000, markupCents: 1_500, clientCents: 23_500, takenCents: 12_000, openCents: 10_000 },
    })
    expect(totalsOf({ options: [], attached: [booking({ standing: 'over' })] }).netCents).toBe(0)
  })

  test('follow from what is booked, then from what was offered', () => {
    const of = (
      options: TripOption[],
      quote: 'open' | 'agreed' | null = null,
      isDropped = false,
      today = '2027-01-01',
    ) => stateOf({ options, attached: [], days: daysOf({ options, attached: [] }), quote, isDropped }, today)
    const held = { ...journey(), booking: booking() }
    expect(of([journey()])).toBe('planning')
    expect(of([journey()], 'open')).toBe('offered')
    expect(of([journey()], 'agreed')).toBe('agreed')
    expect(of([held, option([stay('2027-01-15', '2027-01-28')])], 'agreed')).toBe('booked-in-part')
    expect(of([held])).toBe('booked')
    expect(of([{ ...held, booking: booking({ standing: 'over' }) }])).toBe('planning')
    expect(of([held], null, false, '2027-02-01')).toBe('over')
    expect(of([held], null, true)).toBe('dropped')
  })
})
