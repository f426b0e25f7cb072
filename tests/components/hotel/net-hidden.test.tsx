import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { HotelBookScreen } from '../../../components/hotel/book/book-screen.tsx'
import { HotelBookingScreen } from '../../../components/hotel/booking/hotel-booking-screen.tsx'
import { chosenRateStorageKey } from '../../../components/hotel/chosen-rate.ts'
import type { HotelPage } from '../../../lib/hotel/hotel.ts'
import { NoRates } from '../../../components/hotel/rates/no-rates.tsx'
import { RateChooser } from '../../../components/hotel/rates/rate-chooser.tsx'
import { CityResults } from '../../../components/hotel/search/city-results.tsx'
import type { CitySearch } from '../../../contract/v3/hotel-objects.ts'
import { readCityView } from '../../../lib/hotel/city-view.ts'
import type { MarkupRules } from '../../../lib/booking/markup.ts'
import { hotelBookingFixture } from '../../desk/hotel/booking-fixture.ts'
import { rateFixture } from '../../desk/hotel/rate-fixture.ts'
import { answerBooking, answerOfferCheck, answerRead } from '../answers.ts'
import { NOW } from '../booking/fare-form.tsx'
import { amounts, seenText, seenWith } from '../client-prices.tsx'
import { renderDesk } from '../render-desk.tsx'
import { answerOf } from './rates-answer.ts'

// Hotels beside a client: no net amount is shown anywhere, and the client price stands instead.

/** Two nights for two adults and a child at 274.62 net, which is 137.31 a night. */
const NET = /137\.31|274\.62/
const stay = { checkIn: '2026-12-10', checkOut: '2026-12-12', rooms: [{ adults: 2, children: [6] }] }
const rate = { ...rateFixture('Twin', 'Room only', 'free', 274.62), beforeCents: 30_000 }

const markups: Record<string, { rules: MarkupRules; total: string; nightly: string }> = {
  'a percentage': {
    rules: { all: { unit: 'percent', hundredths: 1000 } },
    ...{ total: '$302.08', nightly: '$151.04' },
  },
  'an amount per person': {
    rules: { hotel: { unit: 'person', adult: 1000, child: 538, infant: 0 } },
    ...{ total: '$300.00', nightly: '$150.00' },
  },
  'an amount per booking': {
    rules: { hotel: { unit: 'booking', cents: 538 } },
    ...{ total: '$280.00', nightly: '$140.00' },
  },
}
const each = Object.entries(markups).map(([name, markup]) => ({ name, ...markup }))

// The width of the window decides where the map is; jsdom has no layout.
const media = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => media)
})

function chooser(rules: MarkupRules, prices: 'net' | 'client' = 'client') {
  const hotel = { rates: [rate] } as unknown as HotelPage
  return seenWith(
    prices,
    <RateChooser
      {...{ hotelId: 4711, stay, place: '88', serverNow: NOW, spendableCents: 100_000, hotel }}
      {...{ readAtMs: performance.now(), reading: false, unrefreshed: null, blockedReason: undefined }}
      onReadAgain={() => undefined}
    >
      {null}
    </RateChooser>,
    rules,
  )
}

function answerCity(offers: readonly object[]) {
  const facets = [
    {
      ...{ key: 'price', title: 'Price per night', type: 'range' },
      options: [{ value: '0-138', name: 'Up to USD 137.31', count: 1 }],
    },
  ]
  answerRead(
    'hotel.search',
    () =>
      ({
        ...{ mode: 'city', offers, total: 1, facets, sorts: [], filters_applied: {} },
        pagination: { page: 1, page_size: 25 },
      }) as unknown as CitySearch,
  )
}

const listed = {
  ...{ hotel_id: '4711', name: 'Avenida', rating: 4, accommodation: 'Hotels', address: { city: 'Lisbon' } },
  ...{ review_count: 0, review_score: 0, review_word: '', meal_plan: '', deal_badges: [], nights: 2 },
  ...{ lead_rate: { amount: '274.62', currency: 'USD' } },
  lead_rate_before_discount: { amount: '300.00', currency: 'USD' },
  ...{ images: [], location: { lat: 0, lng: 0 }, free_cancellation: true, refundable: true },
}

describe.each(each)('with $name', ({ rules, total, nightly }) => {
  test('the hotels of a city, with the bands of their prices', async () => {
    answerCity([listed])
    answerRead('place.search', () => ({ data: [] }) as never)
    const view = { ...readCityView(new URLSearchParams('price=0-138')), pane: 'list' as const }
    const nothing = () => undefined
    const city = { ...stay, place: '88' }
    renderDesk(
      seenWith('client', <CityResults stay={city} view={view} onLook={nothing} onTurn={nothing} />, rules),
    )
    const card = await screen.findByRole('article')
    expect(card.textContent).toContain(total)
    expect(card.textContent).toContain(`${nightly} per night`)
    const band = await screen.findByRole('checkbox', { name: /^Up to/ })
    expect(band.closest('label')?.textContent).toContain(nightly.replace('.00', ''))
    expect(seenText()).not.toMatch(NET)
  })

  test('rates, the chosen one, and rates side by side show no net amount', async () => {
    answerOfferCheck('hotel', () => ({
      offer: { ...rate.offer, price: { baseCents: 29_000, taxCents: 0, totalCents: 29_000 } },
      ...{ checkedAt: NOW, spendableCents: 90_000, readAt: 1 },
    }))
    const { user } = renderDesk(chooser(rules))
    expect(screen.getByRole('heading', { name: /^Rooms and rates/ }).textContent).toContain(`from ${total}`)
    await user.keyboard('rc')
    const bar = screen.getByRole('region', { name: 'Selected rate' })
    expect(bar.textContent).toContain(total)
    await user.keyboard('{Enter}')
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain(total)
    expect(amounts()).not.toContain('$290.00')
    expect(seenText()).not.toMatch(NET)
  })

  test('other dates of a full hotel show the client price', async () => {
    answerRead('hotel.availability', () => answerOf(274.62))
    const hotel = { id: 4711, city: '', country: '', stars: 4, location: { latitude: 0, longitude: 0 } }
    renderDesk(
      seenWith(
        'client',
        <NoRates hotel={hotel as unknown as HotelPage} {...{ stay, serverNow: NOW, place: null }} />,
        rules,
      ),
    )
    expect((await screen.findAllByRole('link'))[0]?.textContent).toContain(`from ${total}`)
    expect(seenText()).not.toMatch(NET)
  })

  test('the form opens with it, and the panel has what the client pays', async () => {
    sessionStorage.setItem(chosenRateStorageKey(rate.offer.offerCode), JSON.stringify(rate.offer))
    answerOfferCheck('hotel', () => ({
      ...{ offer: rate.offer, checkedAt: NOW, spendableCents: 100_000, readAt: 1 },
    }))
    const form = (prices: 'net' | 'client') =>
      seenWith(
        prices,
        <HotelBookScreen
          {...{
            rateCode: rate.offer.offerCode,
            rooms: stay.rooms,
            likelySubject: null,
            ratesHref: '/hotels',
          }}
          {...{
            serverNow: NOW,
            clientReference: 'CR-1',
            outcomeOpen: false,
            tripClient: null,
            spendableCents: 100_000,
          }}
          {...{ holdBar: null, drafts: [] }}
        />,
        rules,
      )
    const { unmount } = renderDesk(form('client'))
    await screen.findByText(/^Price checked \d\d:\d\d/)
    expect(amounts()).toContain(total)
    expect(seenText()).not.toMatch(NET)
    unmount()
    renderDesk(form('net'))
    await screen.findByText(/^Price checked \d\d:\d\d/)
    expect(screen.getByText('Client pays').parentElement?.textContent).toContain(total)
    expect(amounts()).toContain('$274.62')
  })
})

test('where no markup is set, the screen says so once, and the price is the net one', () => {
  renderDesk(chooser({}))
  expect(screen.getAllByText('No markup set')).toHaveLength(1)
  expect(amounts()).toContain('$274.62')
})

test('net prices are as they were, and say nothing of a markup', () => {
  renderDesk(chooser({ all: { unit: 'percent', hundredths: 1000 } }, 'net'))
  expect(amounts()).toContain('$274.62')
  expect(amounts()).not.toContain('$302.08')
  expect(document.body.textContent).not.toContain('No markup set')
})

describe('the page of a booking', () => {
  const booking = hotelBookingFixture({
    money: {
      ...{ parts: [{ label: 'Room 1, Twin', cents: 13_731 }], totalCents: 27_462, settlement: null },
      ...{ markup: { label: 'Markup, 10%', cents: 2746 }, place: 'charged' },
    },
    terms: [{ about: '1', label: 'Cancel after', allowed: true, penaltyCents: 27_462, loses: 'all' }],
    cancellation: { kind: 'none', until: null, steps: [], zone: 'Lisbon time' },
    remarks: ['Cancellation: From 8 Dec it costs USD 274.62.', 'Pets: Pets are not allowed.'],
  })

  test('shows the price that was agreed with the client, and what costs all of it without its net price', () => {
    answerBooking('hotel', () => ({ booking, serverNow: NOW }))
    renderDesk(
      seenWith(
        'client',
        <HotelBookingScreen
          {...{ booking, serverNow: NOW, bars: {}, reasonFor: null, revealBar: null }}
          {...{ spendableCents: 100_000, agreedCents: null, searchAgainHref: null, rebookedAs: [] }}
        />,
      ),
    )
    expect(amounts()).toContain('$302.08')
    expect(seenText()).not.toMatch(NET)
    expect(within(document.body).getAllByText('full price').length).toBeGreaterThan(0)
    expect(document.body.textContent).toContain('Pets are not allowed')
  })
})
