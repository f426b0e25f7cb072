import { expect, test } from 'vitest'
import { bookActivityHref, partyOf, readChoice, writeChoice } from '../../../lib/activity/product-params.ts'

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

test('the booking form is opened with variant, date, start and travellers', () => {
  const given = {
    product: 'p',
    variant,
    date: '2027-04-14',
    party: partyOf({ adults: 2, children: 1, seniors: 0 }),
  }
  expect(bookActivityHref({ ...given, slot: 's' })).toBe(
    `/activities/book?variant=${variant}&product=p&date=2027-04-14&slot=s&adults=2&children=1&seniors=0`,
  )
  expect(bookActivityHref({ ...given, slot: null })).not.toContain('slot')
})
