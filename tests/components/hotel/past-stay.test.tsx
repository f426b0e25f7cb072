import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ResponseOf } from '../../../contract/registry.ts'
import { HotelQueryBar } from '../../../components/hotel/query/hotel-query-bar.tsx'
import { HotelScreen } from '../../../components/hotel/rates/hotel-screen.tsx'
import { CityScreen } from '../../../components/hotel/search/city-screen.tsx'
import { answerRead, refusal } from '../answers.ts'
import { renderDesk } from '../render-desk.tsx'

// A night that is over where the hotels are: the booking service refuses it, and the query above stays.

/** In Lisbon it is the morning of 21 November; in Los Angeles the evening of the 20th. */
const NOW = '2026-11-21T06:30:00.000Z'
const PLAIN = /These dates have passed/

const named = (type: 'city' | 'hotel', external_id: string, code?: string) => () =>
  ({
    data: [
      {
        ...{ external_id, type, name: 'Lisbon', label: 'Lisbon, Portugal', nr_hotels: 330 },
        country: { code, name: 'Portugal' },
      },
    ],
  }) as unknown as ResponseOf<'place.lookup'>

function expectUnchanged() {
  expect(screen.getAllByLabelText<HTMLInputElement>('Check-in')[0]?.value).toBe('Fri 20 Nov')
  expect(screen.getAllByLabelText<HTMLInputElement>('Check-out')[0]?.value).toBe('Sun 22 Nov')
  expect(screen.getAllByText(/3 adults/).length).toBeGreaterThan(0)
}

test.each(['', '&f.stars=5'])('city mode says so, and not that it were a filter: %j', async (filters) => {
  answerRead('place.lookup', named('city', '88'))
  answerRead('hotel.search', () => refusal(422, 'validation_failed', 'check_in: cannot be in the past'))
  // jsdom does not have this.
  const matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} })
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(window, 'matchMedia'))
  window.history.replaceState(
    null,
    '',
    `/hotels?pane=list&place=88&in=2026-11-20&out=2026-11-22&rooms=3${filters}`,
  )
  renderDesk(<CityScreen serverNow={NOW} />)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(PLAIN)
  expect(alert.textContent).not.toMatch(/check_in|filter/)
  expectUnchanged()
})

test('hotel mode says so', async () => {
  // jsdom does not have this.
  const userActivation = { value: { hasBeenActive: false }, configurable: true }
  Object.defineProperty(navigator, 'userActivation', userActivation)
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userActivation'))
  answerRead('place.lookup', named('hotel', '4711'))
  answerRead('hotel.availability', () => refusal(422, 'Err0106001', 'Check In date cannot be in the past'))
  renderDesk(
    <HotelScreen
      hotelId={4711}
      stay={{ checkIn: '2026-11-20', checkOut: '2026-11-22', rooms: [{ adults: 3, children: [] }] }}
      place="88"
      serverNow={NOW}
      blockedReason={undefined}
    />,
  )
  expect((await screen.findByRole('alert')).textContent).toMatch(PLAIN)
  expectUnchanged()
})

test.each([
  ['PT', true],
  ['US', false],
  [undefined, false],
])('the query does not ask for a night that is over in all of a country: %s, %s', async (code, isOver) => {
  answerRead('place.lookup', named('city', '88', code))
  const onSearch = vi.fn()
  const stay = { place: '88', checkIn: '2026-11-20', checkOut: '2026-11-22', rooms: [] }
  const { user } = renderDesk(<HotelQueryBar stay={stay} serverNow={NOW} onSearch={onSearch} />)
  await screen.findByDisplayValue(/Lisbon/)
  await user.click(screen.getByRole('button', { name: /^Search/ }))
  expect(screen.queryAllByText(/^20 November is over\./).length > 0).toBe(isOver)
  expect(onSearch).toHaveBeenCalledTimes(isOver ? 0 : 1)
})
