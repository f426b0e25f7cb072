import { expect, test } from 'vitest'
import {
  activityHref,
  readActivityView,
  readSearchOfProduct,
  readTrip,
} from '../../../lib/activity/activity-params.ts'
import { bookActivityHref, productHref, readBookPlace } from '../../../lib/activity/book-params.ts'
import { choiceParams, partyOfTrip, readChoice, SEARCH } from '../../../lib/activity/product-params.ts'
import { setParams } from '../../../lib/address/params.ts'

const variant = '11111111-2222-4333-8444-555555555555'

test('a selection is read from an address as it was written, and other parameters stay', () => {
  const params = new URLSearchParams(`adults=2&s=q%3Dlantern&slot=${variant}`)
  const choice = { variant, date: '2027-04-14', slot: null }
  setParams(params, choiceParams, choice)
  expect(params.toString()).toBe(`adults=2&s=q%3Dlantern&variant=${variant}&date=2027-04-14`)
  expect(readChoice(params)).toEqual(choice)
  const odd = new URLSearchParams('variant=x&date=2027-02-30&slot=..')
  expect(readChoice(odd)).toEqual({ variant: null, date: null, slot: null })
})

test('the booking form is opened with variant, date, start and travellers', () => {
  const values = {
    product: 'p',
    variant,
    date: '2027-04-14',
    days: { from: '2027-04-12', to: '2027-04-17' },
    party: partyOfTrip({ adults: 2, children: 1, seniors: 0 }),
    search: null,
    shown: { adult: 4900, senior: 4000 },
  }
  expect(bookActivityHref({ ...values, slot: 's' })).toBe(
    `/activities/book?variant=${variant}&product=p&date=2027-04-14&slot=s&from=2027-04-12&to=2027-04-17&adults=2&children=1&seniors=0&shown=4900--4000`,
  )
  expect(bookActivityHref({ ...values, slot: null })).not.toContain('slot')
})

test('the page of the product has search, days, travellers and selection again from the address of its form', () => {
  const trip = { from: '2027-04-12', to: '2027-04-17', adults: 4, children: 1, seniors: 0 }
  const choice = { variant, date: '2027-04-14', slot: variant }
  const view = { ...readActivityView(new URLSearchParams()), text: 'night walk', page: 2 }
  const page = new URL(activityHref(variant, view, trip), 'https://desk.test')
  const search = page.searchParams.get(SEARCH)
  const rest = { days: trip, party: partyOfTrip(trip), search, shown: null }
  const form = bookActivityHref({ product: variant, ...choice, ...rest })
  const place = readBookPlace(new URL(form, 'https://desk.test').searchParams)
  const back = new URL(productHref(variant, place ?? {}), 'https://desk.test')
  expect(back.pathname).toBe(`/activities/${variant}`)
  expect(readTrip(back.searchParams, '2026-11-22T15:00:00.000Z')).toEqual(trip)
  expect(readChoice(back.searchParams)).toEqual(choice)
  expect(readSearchOfProduct(back.searchParams)).toEqual(view)
})
