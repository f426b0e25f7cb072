import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HotelBookingScreen } from '../../../components/hotel/booking/hotel-booking-screen.tsx'
import { sameStayHref } from '../../../lib/hotel/same-stay.ts'
import { hotelBookingFixture } from '../../desk/hotel/booking-fixture.ts'
import { answerBooking } from '../answers.ts'
import { renderDesk } from '../render-desk.tsx'

const NOW = '2026-11-20T15:26:00.000Z'

test('a lapsed stay leads to the same hotel, days and guests', async () => {
  const booking = hotelBookingFixture({ state: 'lapsed', completedAt: null, voucherNumbers: [] })
  answerBooking('hotel', () => ({ booking, serverNow: NOW }))
  renderDesk(
    <HotelBookingScreen
      booking={booking}
      serverNow={NOW}
      bars={{ order: null, cancel: null }}
      reasonFor={null}
      revealBar={null}
      agreedCents={null}
      searchAgainHref={sameStayHref(booking)}
      rebookedAs={[]}
    />,
  )
  const link = await screen.findByRole('link', { name: /^Repeat this search/ })
  const address = new URL(link.getAttribute('href') ?? '', 'http://desk')
  expect(address.pathname).toBe('/hotels/4711')
  expect(address.search).toContain('2026-12-10')
  expect(screen.queryByRole('link', { name: /^Rebook/ })).toBeNull()
})
