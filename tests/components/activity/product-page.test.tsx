import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ProductScreen } from '../../../components/activity/product/product-screen.tsx'
import type { PriceListEntry } from '../../../contract/activity/price-list.ts'
import type { ProductRecord } from '../../../contract/activity/product.ts'
import type { ProductTypeRecord } from '../../../contract/activity/product-type.ts'
import { priceDayOf } from '../../../lib/activity/price-day.ts'
import { addDays } from '../../../lib/dates.ts'
import { entryAnswer, setAnswer, variantAnswer } from '../../desk/activity/variant-fixture.ts'
import { answerOfferCheck, answerRead, refusal } from '../answers.ts'
import { describedBy } from '../described-by.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'
import { translated } from '../translated.ts'

// The page of an activity: its variants, dates, starts and tickets, by keys and by the pointer.

const NOW = '2026-11-22T06:22:00.000Z'
const uuid = (digit: number) => `${digit}${'0'.repeat(7)}-0000-4000-8000-${'0'.repeat(12)}`
const [product, walk, plain, early, late] = [1, 2, 3, 4, 5].map(uuid) as [
  string,
  string,
  string,
  string,
  string,
]

const productRecord: ProductRecord = {
  uuid: product,
  updatedAt: '2026-11-01T08:00:00+08:00',
  title: 'Palace by lantern light',
  titleTranslated: null,
  validFrom: null,
  validThrough: null,
  basePrice: 28.5,
  typeName: 'Walking tour',
  typeUuid: uuid(9),
  cityName: 'Seoul',
  links: [],
  image_url: null,
  images: [],
  description: 'A walk.',
  descriptionTranslated: null,
  highlights: 'Lanterns\nCourtyard\nMusic\nTea',
  highlightsTranslated: null,
  additionalInfo: null,
  additionalInfoTranslated: null,
  priceIncludes: 'Entry\nGuide',
  priceExcludes: 'Hotel transport',
  itinerary: '1. Gate',
  warnings: 'Uneven ground.',
  safety: null,
  latitude: '0',
  longitude: '0',
  address: 'Donhwamun Gate',
  minPax: 1,
  maxPax: 8,
  isFlatPaxPrice: false,
  reviewCount: 1286,
  reviewAverageScore: 4.7,
  hotelPickup: false,
  airportPickup: false,
  businessHoursFrom: null,
  businessHoursTo: null,
  currency: { code: 'USD', symbol: '$' },
  categories: [],
  locations: [],
  photos: [],
  guideLanguages: [{ name: 'Korean', code: 'KO', uuid: uuid(8) }],
  writtenLanguages: [],
  audioHeadsetLanguages: [],
}

const slot = (id: string, startTime: string) => ({ uuid: id, startTime, endTime: '23:00' })
const hanbok = variantAnswer({
  uuid: walk,
  title: 'In hanbok',
  timeslots: [slot(early, '08:00'), slot(late, '19:30')],
})
const noCostume = variantAnswer({
  uuid: plain,
  title: 'No costume',
  daysInAdvance: 5,
  instantConfirmation: false,
  isNonRefundable: true,
  timeslots: [],
  tickets: { adult: [1, 2] },
})

/** 60 dates from 14 April 2027: 49 dollars for an adult, full on Saturdays, no Mondays. */
const april = '2027-04-14'
const setsOfDay = (quantities: [early: number, late: number], adult = 49) => [
  setAnswer({ timeSlotUuid: early, quantity: quantities[0], adult, child: 32.5 }),
  setAnswer({ timeSlotUuid: late, quantity: quantities[1], adult, child: 32.5 }),
]
const list: PriceListEntry[] = Array.from({ length: 38 }, (_, days) => addDays(april, days))
  .filter((date) => new Date(date).getUTCDay() !== 1)
  .map((date) =>
    entryAnswer({ date, prices: setsOfDay(new Date(date).getUTCDay() === 6 ? [0, 0] : [2, 14]) }),
  )
const plainList = [entryAnswer({ date: '2027-04-15', prices: [setAnswer({ adult: 28.5, quantity: 20 })] })]

type Given = {
  search?: string
  /** When the price lists are answered. */
  listed?: Promise<void>
  restrictions?: { allow: string[]; exclude: string[] }
  check?: (date: string) => PriceListEntry | null | Response
  types?: readonly ProductTypeRecord[]
}

function openProduct(change: Given = {}) {
  const types = change.types ?? [hanbok, noCostume]
  answerRead('activity.product', () => productRecord)
  answerRead('activity.restrictions', () => change.restrictions ?? { allow: [], exclude: [] })
  answerRead('activity.product-types', () =>
    types.map(({ uuid: id, title, options }) => ({ uuid: id, title, options, links: [] })),
  )
  answerRead(
    'activity.product-type',
    ({ uuid: id }) => types.find((type) => type.uuid === id) ?? refusal(404, 'not_found'),
  )
  answerRead('activity.price-lists', async ({ uuid: id }) => {
    await change.listed
    return id === walk ? list : plainList
  })
  const checked = vi.fn(
    change.check ?? ((date: string) => [...list, ...plainList].find((entry) => entry.date === date) ?? null),
  )
  answerOfferCheck('activity', ({ uuid: id, date }) => {
    const entry = id === walk ? checked(date) : (plainList.find((one) => one.date === date) ?? null)
    if (entry instanceof Response) return entry
    return {
      entry: entry && priceDayOf(entry),
      checkedAt: '2026-11-22T06:00:00Z',
      spendableCents: 100_000,
      readAt: 1,
    }
  })
  window.history.replaceState(
    null,
    '',
    `/activities/${product}?${change.search ?? 'from=2027-04-12&to=2027-04-17&adults=2&children=1&seniors=0&s=q%3Dlantern'}`,
  )
  const desk = renderDesk(<ProductScreen productUuid={product} serverNow={NOW} blockedReason={undefined} />)
  return { ...desk, checked }
}

beforeEach(() => localStorage.clear())

const bar = () => screen.getByRole('region', { name: 'Selection' })
const reserve = () => within(bar()).getByRole('button', { name: /^Reserve/ })
const day = (name: RegExp) => screen.getByRole('button', { name })
const address = () => new URLSearchParams(window.location.search)
const settled = () => waitFor(() => expect(reserve().getAttribute('aria-busy')).toBeNull())

test("the client's first date that has places is selected, and its first start for all of them", async () => {
  openProduct()
  expect(await screen.findByText('2 × $49.00 + 1 × $32.50')).toBeTruthy()
  await settled()
  expect(bar().textContent).toContain('Wed 14 Apr, 19:30 in Seoul (10:30 UTC)')
  expect(bar().textContent).toContain('$130.50')
  expect(bar().textContent).toContain('$8,282.10 available after')
  expect(screen.getByText('Seoul time')).toBeTruthy()
  expect(screen.getByRole('radio', { name: /^08:00.*2 left$/ })).toBeTruthy()
})

test('the bar keeps the place of prices and total while they load, and blames nobody', async () => {
  const { promise: listed, resolve } = Promise.withResolvers<void>()
  openProduct({ listed })
  const blocks = () => bar().querySelectorAll('p').length
  await waitFor(() => expect(describedBy(reserve())).toBe('Loading the prices'))
  const before = blocks()
  resolve()
  await screen.findByText('2 × $49.00 + 1 × $32.50')
  expect(blocks()).toBe(before)
})

test('Reserve leads to the booking form with everything that is selected, by its key', async () => {
  const { user } = openProduct()
  await screen.findByText('2 × $49.00 + 1 × $32.50')
  await settled()
  await user.keyboard('b')
  expect(router.push).toHaveBeenCalledWith(
    `/activities/book?variant=${walk}&product=${product}&date=2027-04-14&slot=${late}&from=2027-04-12&to=2027-04-17&adults=2&children=1&seniors=0&shown=4900-3250-&s=q%3Dlantern`,
  )
})

test('variants stand side by side, and a number selects one', async () => {
  const { user } = openProduct()
  await screen.findByText('2 × $49.00 + 1 × $32.50')
  const table = screen.getByRole('region', { name: /^Variants/ })
  const row = (name: RegExp) => within(table).getByRole('row', { name })
  await waitFor(() => expect(row(/^No costume/).textContent).toContain('from $28.50'))
  expect(row(/^In hanbok/).textContent).toMatch(
    /2 h 30.*100% until 7 days before, 50% until 2.*Instant.*18:00 the day before.*from \$49\.00/,
  )
  expect(row(/^No costume/).textContent).toMatch(/No refund.*On request.*18:00, 5 days before/)
  await user.keyboard('2')
  expect(address().get('variant')).toBe(plain)
  await waitFor(() => expect(describedBy(reserve())).toBe('No child tickets for this variant'))
  // The child of the search can be removed here, and nobody can be added.
  await user.click(screen.getByRole('button', { name: 'One fewer: Child' }))
  expect(await screen.findByText('2 × $28.50')).toBeTruthy()
  expect(screen.queryByRole('spinbutton', { name: /^Child/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'One more: Adult' })).toHaveProperty('disabled', true)
})

test('arrows move by day, over sold-out ones too, and Alt with an arrow moves by month', async () => {
  const { user } = openProduct()
  await screen.findByText('2 × $49.00 + 1 × $32.50')
  await user.keyboard('d')
  expect(document.activeElement).toBe(day(/^Wed 14 Apr, \$49\.00$/))
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toBe(day(/^Sat 17 Apr, sold out$/)))
  expect(address().get('date')).toBe('2027-04-17')
  expect(describedBy(reserve())).toBe('Sold out on Sat 17 Apr; select another date')
  await user.keyboard('b')
  expect(router.push).not.toHaveBeenCalled()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toBe(day(/^Sat 1 May, sold out$/)))
  expect(screen.getByRole('heading', { name: 'May 2027' })).toBeTruthy()
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(screen.getByRole('heading', { name: 'April 2027' })).toBeTruthy()
  expect(address().get('date')).toBe('2027-05-01')
  expect(day(/^Mon 19 Apr, not offered$/)).toBeTruthy()
})

test('the last day that has prices is the end of the calendar', async () => {
  const { user } = openProduct()
  await screen.findByText('2 × $49.00 + 1 × $32.50')
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await user.click(day(/^Fri 21 May/))
  await user.keyboard('{ArrowRight}{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toBe(day(/^Sat 22 May/)))
  expect(screen.getByRole('button', { name: 'Next month' })).toHaveProperty('disabled', true)
})

test('a start without enough places says so and cannot be reserved', async () => {
  const { user } = openProduct()
  await screen.findByText('2 × $49.00 + 1 × $32.50')
  await user.click(screen.getByRole('radio', { name: /^08:00.*2 left$/ }))
  expect(address().get('slot')).toBe(early)
  expect(bar().textContent).toContain('Wed 14 Apr, 08:00 in Seoul (Tue 13 Apr, 23:00 UTC)')
  expect(describedBy(reserve())).toBe('2 places left for 3 travellers')
})

test('steppers keep to the limits of each ticket and change the total and the address', async () => {
  const { user } = openProduct()
  await screen.findByText('2 × $49.00 + 1 × $32.50')
  await user.click(screen.getByRole('button', { name: 'One more: Child' }))
  expect(await screen.findByText('2 × $49.00 + 2 × $32.50')).toBeTruthy()
  expect(address().get('children')).toBe('2')
  await user.type(screen.getByRole('spinbutton', { name: /^Child/ }), '5{Enter}')
  expect(address().get('children')).toBe('2')
  expect(screen.getByRole('alert').textContent).toBe('0 to 4')
  // A booking of this variant has at most eight travellers.
  await user.type(screen.getByRole('spinbutton', { name: /^Adult/ }), '7{Enter}')
  expect(describedBy(reserve())).toBe('At most 8 travellers')
})

test('travellers of the search bar keep the selected date and start; other days of the client clear them', async () => {
  const { user } = openProduct()
  await screen.findByText('2 × $49.00 + 1 × $32.50')
  await user.click(day(/^Thu 15 Apr, \$49\.00$/))
  await user.click(screen.getByRole('radio', { name: /^08:00/ }))
  const search = within(screen.getByRole('search', { name: 'Activities' }))
  await user.click(search.getByRole('button', { name: /^Travellers/ }))
  await user.click(await screen.findByRole('button', { name: 'One more: Adults' }))
  expect(address().get('adults')).toBe('3')
  expect([address().get('date'), address().get('slot')]).toEqual(['2027-04-15', early])
  await user.keyboard('{Escape}')
  fireEvent.change(search.getByRole('textbox', { name: 'Last day' }), { target: { value: '16apr27' } })
  fireEvent.blur(search.getByRole('textbox', { name: 'Last day' }))
  expect(address().get('to')).toBe('2027-04-16')
  expect([address().get('date'), address().get('slot')]).toEqual([null, null])
})

test('a nationality that may not buy disables Reserve, and another one enables it', async () => {
  const { user } = openProduct({ restrictions: { allow: [], exclude: ['US'] } })
  await screen.findByText('2 × $49.00 + 1 × $32.50')
  await settled()
  expect(describedBy(reserve())).toBe("Select the traveller's nationality first")
  await user.keyboard('n')
  const field = screen.getByRole('combobox', { name: 'Nationality' })
  expect(document.activeElement).toBe(field)
  await user.keyboard('us{Enter}')
  expect(describedBy(reserve())).toBe('Not sold to nationals of the United States')
  await user.click(reserve())
  expect(router.push).not.toHaveBeenCalled()
  await user.clear(field)
  await user.type(field, 'germ{Enter}')
  expect(within(screen.getByRole('region', { name: 'Nationality' })).getByRole('status').textContent).toBe(
    'Allowed for nationals of GermanyNot sold to nationals of the United States',
  )
  await user.click(reserve())
  expect(router.push).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem('travel-desk.nationality')).toBe('DE')
})

test('the selected date is checked by itself: another price and fewer places replace those of the list', async () => {
  const { checked } = openProduct({
    check: (date) => entryAnswer({ date, prices: setsOfDay([0, 4], 52) }),
  })
  expect(await screen.findByText('2 × $52.00 + 1 × $32.50')).toBeTruthy()
  expect(within(bar()).getByRole('alert').textContent).toBe(
    'The price is $6.00 higher now: $130.50 → $136.50',
  )
  expect(screen.getByRole('radio', { name: /^08:00.*sold out$/ })).toBeTruthy()
  expect(screen.getByRole('radio', { name: /^19:30.*4 left$/ })).toBeTruthy()
  expect(checked.mock.calls).toEqual([['2027-04-14']])
})

test('a check that fails says so and can be repeated; the prices of the list stay', async () => {
  let answers = 0
  const { user } = openProduct({
    check: (date) =>
      answers++ === 0
        ? refusal(422, 'Err', 'No answer from the supplier')
        : entryAnswer({ date, prices: setsOfDay([2, 14]) }),
  })
  const alert = await within(await screen.findByRole('region', { name: 'Selection' })).findByRole('alert')
  expect(alert.textContent).toContain('Price not checked: No answer from the supplier.')
  expect(screen.getByText('2 × $49.00 + 1 × $32.50')).toBeTruthy()
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(within(bar()).queryByRole('alert')).toBeNull())
})

test('the address decides what is selected, and leads back to the search', async () => {
  openProduct({
    search: `from=2027-04-12&to=2027-04-15&adults=1&children=0&seniors=0&s=q%3Dlantern&variant=${plain}&date=2027-04-15`,
  })
  expect(await screen.findByText('1 × $28.50')).toBeTruthy()
  expect(bar().textContent).toContain('Thu 15 Apr')
  const back = screen.getByRole('link', { name: 'All activities of this search' })
  expect(back.getAttribute('href')).toBe(
    '/activities?q=lantern&from=2027-04-12&to=2027-04-15&adults=1&children=0&seniors=0',
  )
})

test('none of the dates of the client on sale: nothing is selected', async () => {
  openProduct({ search: 'from=2027-04-01&to=2027-04-05&adults=2&children=0&seniors=0' })
  expect(await screen.findByText('Not on sale on the search dates. Select another date.')).toBeTruthy()
  expect(describedBy(reserve())).toBe('Select a date')
})

test('all texts open in a sheet', async () => {
  const { user } = openProduct()
  await screen.findByText('2 × $49.00 + 1 × $32.50')
  await user.keyboard('i')
  const sheet = await screen.findByRole('dialog', { name: 'Palace by lantern light' })
  for (const text of ['Tea', '1. Gate', 'Uneven ground.', 'Guides: Korean']) {
    expect(within(sheet).getByText(text)).toBeTruthy()
  }
})

test('an unknown activity says so, a failed read can be repeated', async () => {
  answerRead('activity.restrictions', () => ({ allow: [], exclude: [] }))
  answerRead('activity.product-types', () => [])
  answerRead('activity.product', () => refusal(404, 'not_found'))
  window.history.replaceState(null, '', `/activities/${product}`)
  renderDesk(<ProductScreen productUuid={product} serverNow={NOW} blockedReason={undefined} />)
  expect(await screen.findByRole('heading', { name: 'Activity not found' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('days that are over where the activity is: says so, and keeps them and the travellers', async () => {
  openProduct({ search: 'from=2026-11-21&to=2026-11-21&adults=2&children=1&seniors=0' })
  expect(await screen.findByText('These dates have passed. Select another date.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('First day').value).toBe('Sat 21 Nov')
  expect(address().get('children')).toBe('1')
})

test('days that are not over, and not on sale, have not passed', async () => {
  openProduct({ search: 'from=2026-11-21&to=2026-11-22&adults=2&children=1&seniors=0' })
  expect(await screen.findByText(/^Not on sale on the search dates\./)).toBeTruthy()
})

test('prices are asked from the first date that is not past anywhere', async () => {
  const requests: unknown[] = []
  openProduct()
  answerRead('activity.price-lists', ({ date_start }) => {
    requests.push(date_start)
    return list
  })
  await waitFor(() => expect(requests[0]).toBe('2026-11-21'))
})

test('on a translated page another day, start and party are shown with their own total', async () => {
  translated()
  const { user } = openProduct()
  await waitFor(() => expect(bar().textContent).toContain('2 × $49.00 + 1 × $32.50'))
  await user.click(day(/^Thu 15 Apr, \$49\.00$/))
  expect(bar().textContent).toContain('Thu 15 Apr, 19:30')
  await user.click(screen.getByRole('button', { name: 'One more: Child' }))
  await waitFor(() => expect(bar().textContent).toContain('2 × $49.00 + 2 × $32.50'))
  expect(bar().textContent).toContain('$163.00')
  expect(bar().textContent).not.toContain('$130.50')
})
