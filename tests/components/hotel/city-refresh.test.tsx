import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { CitySearch } from '../../../contract/v3/hotel-objects.ts'
import { CityHotels } from '../../../components/hotel/search/city-hotels.tsx'
import { useCitySearch } from '../../../components/hotel/search/use-city-search.ts'
import { readCityView } from '../../../lib/hotel/city-view.ts'
import { answerRead, refusal } from '../answers.ts'
import { renderDesk } from '../render-desk.tsx'

// A list of hotels whose refresh in the background fails: it stays, and says so.

const stay = {
  place: '88',
  checkIn: '2026-12-10',
  checkOut: '2026-12-12',
  rooms: [{ adults: 2, children: [] }],
}
const view = readCityView(new URLSearchParams())
const nothing = () => {}

function Hotels({ page = 1 }: { page?: number }) {
  const shownView = { ...view, page }
  return (
    <CityHotels
      result={useCitySearch(stay, shownView)}
      stay={stay}
      view={shownView}
      placeName="Lisbon"
      listShown
      dimmed={false}
      hoveredId={null}
      onHover={nothing}
      onFilter={nothing}
      onTurn={nothing}
    />
  )
}

function hotelNamed(name: string): CitySearch {
  const hotel = {
    ...{ hotel_id: '4711', name, rating: 4, accommodation: 'Hotels', address: { city: 'Lisbon' } },
    ...{ review_count: 0, review_score: 0, review_word: '', meal_plan: '', deal_badges: [], nights: 2 },
    ...{ lead_rate: { amount: '200.00', currency: 'USD' }, lead_rate_before_discount: null },
    ...{ images: [], location: { lat: 0, lng: 0 }, free_cancellation: true, refundable: true },
  }
  const page = {
    pagination: { page: 1, page_size: 25 },
    total: 1,
    facets: [],
    sorts: [],
    filters_applied: {},
  }
  return { mode: 'city', offers: [hotel], ...page } as unknown as CitySearch
}

test('cards stay when their refresh fails, with the reason, until it succeeds', async () => {
  let away = false
  let name = 'Hotel Avenida'
  answerRead('hotel.search', () => (away ? refusal(429, 'TooMany', 'Too many searches.') : hotelNamed(name)))
  const { user, queries } = renderDesk(<Hotels />)
  await screen.findByText('Hotel Avenida')
  away = true
  await act(() => queries.invalidateQueries())
  expect(await screen.findByText(/Couldn't refresh these hotels: Too many searches\./)).toBeDefined()
  expect(screen.getByText('Hotel Avenida')).toBeDefined()
  away = false
  name = 'Hotel Central'
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Hotel Central')
  expect(screen.queryByText(/Couldn't refresh/)).toBeNull()
})

function Pages() {
  const [page, setPage] = useState(1)
  return (
    <>
      <button onClick={() => setPage(page === 1 ? 2 : 1)}>Other page</button>
      <Hotels page={page} />
    </>
  )
}

test('a page that was shown before is shown again at once', async () => {
  let name = 'Hotel Avenida'
  answerRead('hotel.search', () => hotelNamed(name))
  const { user } = renderDesk(<Pages />)
  await screen.findByText('Hotel Avenida')
  name = 'Hotel Central'
  await user.click(screen.getByRole('button', { name: 'Other page' }))
  await screen.findByText('Hotel Central')
  await user.click(screen.getByRole('button', { name: 'Other page' }))
  expect(screen.getByText('Hotel Avenida')).toBeDefined()
})

test('a search that never had an answer fails as before', async () => {
  answerRead('hotel.search', () => refusal(429, 'TooMany', 'Too many searches.'))
  renderDesk(<Hotels />)
  expect(await screen.findByText("Couldn't load hotels")).toBeDefined()
})
