import { expect, test } from 'vitest'
import {
  bookActivityHref,
  partyOf,
  readChoice,
  readProductTrip,
  writeChoice,
} from '../../../lib/activity/product-params.ts'

const variant = '11111111-2222-4333-8444-555555555555'

test('a selection is read from an address as it was written, and other parameters stay', () => {
  const params = new URLSearchParams(`adults=2&s=q%3Dlantern&slot=${variant}`)
  const choice = { variant, date: '2027-04-14', slot: null }
  writeChoice(params, choice)
  expect(params.toString()).toBe(`adults=2&s=q%3Dlantern&variant=${variant}&date=2027-04-14`)
  expect(readChoice(params)).toEqual(choice)
  const odd = new URLSearchParams('variant=x&date=2027-02-30&slot=..')
  expect(readChoice(odd)).toEqual({ variant: null, date: null, slot: null })
})

test('dates and travellers have defaults', () => {
  const trip = readProductTrip(
    new URLSearchParams('from=2027-04-15&to=2027-04-12&adults=x&children=1'),
    '2026-11-22',
  )
  expect(trip).toEqual({ from: '2026-12-06', to: '2026-12-09', adults: 2, children: 1, seniors: 0 })
  expect(partyOf(trip)).toEqual({ adult: 2, child: 1, senior: 0 })
})

test('the booking form is opened with variant, date, start and travellers', () => {
  const given = { product: 'p', variant, date: '2027-04-14', party: { adult: 2, child: 1, senior: 0 } }
  expect(bookActivityHref({ ...given, slot: 's' })).toBe(
    `/activities/book?variant=${variant}&product=p&date=2027-04-14&slot=s&adults=2&children=1&seniors=0`,
  )
  expect(bookActivityHref({ ...given, slot: null })).not.toContain('slot')
})
