import { describe, expect, test } from 'vitest'
import {
  draftOf,
  draftOfStart,
  EMPTY_DRAFT,
  returnRule,
  searchFromDraft,
  withLeg,
  withTrip,
  type SearchDraft,
} from '../../../components/air/search/search-draft.ts'
import { flightSearch } from '../../../components/air/search/flight-search.ts'
import { withFirst } from '../../../components/ui/date-range-fields.tsx'
import { readSearchStart, writeSearchStart } from '../../../lib/air/search-params.ts'
import { addDays } from '../../../lib/dates.ts'

const today = '2026-11-20'
const filled: SearchDraft = {
  ...EMPTY_DRAFT,
  legs: [{ from: 'LON', to: 'SIN', date: '2027-01-14' }],
  returnDate: '2027-01-28',
}
const zones: Readonly<Record<string, string>> = {
  AKL: 'Pacific/Auckland',
  HNL: 'Pacific/Honolulu',
  LON: 'Europe/London',
  LAX: 'America/Los_Angeles',
}
const zoneOf = (code: string) => zones[code]
const errorsOf = (draft: SearchDraft) => {
  const result = searchFromDraft(draft, today, today, zoneOf)
  return 'errors' in result ? result.errors : {}
}
const searchOf = (draft: SearchDraft) => {
  const result = searchFromDraft(draft, today, today, zoneOf)
  if (!('search' in result)) throw new Error(JSON.stringify(result.errors))
  return result.search
}

describe('the query bar', () => {
  test('asks for there and back, and holds the same again', () => {
    const search = searchOf(filled)
    expect(search.legs).toEqual([
      { from: 'LON', to: 'SIN', date: '2027-01-14' },
      { from: 'SIN', to: 'LON', date: '2027-01-28' },
    ])
    expect(draftOf(search)).toEqual(filled)
  })

  test('begins with what an address knows: a whole search, or only days, people and one place', () => {
    const begun = (address: string) => draftOfStart(readSearchStart(new URLSearchParams(address)))
    expect(begun('')).toEqual(EMPTY_DRAFT)
    expect(begun('to=SIN&depart=2027-01-14&return=2027-01-28&adt=2&chd=1')).toEqual({
      ...{ ...EMPTY_DRAFT, legs: [{ from: '', to: 'SIN', date: '2027-01-14' }], returnDate: '2027-01-28' },
      ...{ adults: 2, children: 1 },
    })
    expect(begun('depart=2027-01-14').trip).toBe('oneway')
    expect(begun('to=nowhere&depart=soon&adt=99')).toEqual(EMPTY_DRAFT)
    const start = { to: 'SIN', adults: 2, infants: 1 }
    expect(readSearchStart(writeSearchStart(start))).toMatchObject(start)
  })

  test('says what is missing at its field', () => {
    expect(Object.keys(errorsOf(EMPTY_DRAFT))).toEqual(['from0', 'date0', 'returnDate'])
    expect(errorsOf({ ...filled, legs: [{ from: 'LON', to: 'LON', date: '2027-01-14' }] })).toHaveProperty(
      'to0',
    )
  })

  test.each([
    ['yesterday', addDays(today, -1), 'date0'],
    ['after 350 days', addDays(today, 351), 'date0'],
  ])('takes no departure %s', (_, date, field) => {
    const draft = withTrip({ ...filled, legs: [{ from: 'LON', to: 'SIN', date }] }, 'oneway')
    expect(Object.keys(errorsOf(draft))).toEqual([field])
  })

  test.each([today, addDays(today, 350)])('takes a departure on %s', (date) => {
    const draft = withTrip({ ...filled, legs: [{ from: 'LON', to: 'SIN', date }] }, 'oneway')
    expect(errorsOf(draft)).toEqual({})
  })

  test('takes no return before the departure', () => {
    expect(errorsOf({ ...filled, returnDate: '2027-01-13' })).toHaveProperty('returnDate')
    expect(errorsOf({ ...filled, returnDate: '2027-01-14' })).toEqual({})
  })

  test.each([
    ['the day before, eastwards across the date line', 'AKL', 'HNL', '2027-01-13', true],
    ['two days before', 'AKL', 'HNL', '2027-01-12', false],
    ['the day before, westwards across it', 'HNL', 'AKL', '2027-01-13', false],
    ['the day before, where it is not crossed', 'LON', 'LAX', '2027-01-13', false],
    ['the day before, where no zone is known', 'AKL', 'XXX', '2027-01-13', false],
  ])('the next leg may leave %s: %s to %s on %s, %s', (_, from, to, date, fine) => {
    const legs = [
      { from, to, date: '2027-01-14' },
      { from: to, to: 'SEA', date },
    ]
    const wrong = errorsOf({ ...filled, trip: 'multi', legs })
    expect(wrong).toEqual(fine ? {} : { date1: 'Before the previous flight on 14 Jan 2027.' })
  })

  test('the next leg may leave on the eve of the first date, eastwards across the date line', () => {
    const legs = [
      { from: 'AKL', to: 'HNL', date: today },
      { from: 'HNL', to: 'SEA', date: addDays(today, -1) },
    ]
    expect(errorsOf({ ...filled, trip: 'multi', legs })).toEqual({})
  })

  test.each([
    [9, 0, 9, true],
    [9, 1, 0, false],
    [1, 8, 1, true],
    [2, 0, 3, false],
  ])('%i adults, %i children, %i infants: %s', (adults, children, infants, fine) => {
    const wrong = Object.keys(errorsOf({ ...filled, adults, children, infants }))
    expect(wrong).toEqual(fine ? [] : ['travellers'])
  })

  test('becomes several legs and one again without losing what is filled in', () => {
    const multi = withTrip(filled, 'multi')
    expect(multi.legs[1]).toEqual({ from: 'SIN', to: 'LON', date: '2027-01-28' })
    expect(withLeg(multi).legs[2]).toEqual({ from: 'LON', to: '', date: null })
    expect(Array.from({ length: 9 }).reduce<SearchDraft>((draft) => withLeg(draft), multi).legs).toHaveLength(
      6,
    )
    expect(searchOf(withTrip(multi, 'return'))).toEqual(searchOf(filled))
  })
})

describe('recent searches', () => {
  const storage = () => {
    const items = new Map<string, string>()
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    }
  }

  test('are ten, newest first, each once, none of the past', () => {
    const store = storage()
    const on = (days: number) => searchOf({ ...filled, returnDate: addDays('2027-01-14', days) })
    for (let days = 0; days < 12; days += 1) flightSearch.recent.remember(store, on(days))
    flightSearch.recent.remember(store, on(5))
    const recent = flightSearch.recent.read(store, today).map((search) => search.legs[1]?.date)
    expect(recent).toHaveLength(10)
    expect(recent.slice(0, 3)).toEqual([5, 11, 10].map((days) => addDays('2027-01-14', days)))
    expect(flightSearch.recent.read(store, '2027-01-15')).toEqual([])
  })

  test('are none where something else lies in the storage', () => {
    expect(flightSearch.recent.read({ getItem: () => '{"a":' }, today)).toEqual([])
  })
})

describe('another departure', () => {
  const range = { from: '2027-01-14', to: '2027-01-28' }
  test.each([
    ['keeps a return after it', '2027-01-20', '2027-01-28'],
    ['keeps a return on the same day', '2027-01-28', '2027-01-28'],
    ['keeps the return when it is earlier', '2027-01-02', '2027-01-28'],
    ['past the return keeps the length of the trip', '2027-02-01', '2027-02-15'],
    ['past the return stays within the days on sale', addDays(today, 345), addDays(today, 350)],
  ])('%s', (_, departure, back) => {
    expect(withFirst(range, departure, returnRule(today))).toEqual({ from: departure, to: back })
  })
})
