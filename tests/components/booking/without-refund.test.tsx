import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { ActivityCancelDialog } from '../../../components/activity/booking/cancel-dialog.tsx'
import { AirBookingScreen } from '../../../components/air/booking/air-booking-screen.tsx'
import { HotelBookingScreen } from '../../../components/hotel/booking/hotel-booking-screen.tsx'
import type { BookingView } from '../../../lib/booking/booking-view.ts'
import { actOnBooking } from '../../../server/booking/actions.ts'
import { bookingFixture } from '../../desk/booking/booking-fixture.ts'
import { hotelBookingFixture } from '../../desk/hotel/booking-fixture.ts'
import { variantAnswer } from '../../desk/activity/variant-fixture.ts'
import { answerBooking, answerNames, answerRead } from '../answers.ts'
import { renderDesk } from '../render-desk.tsx'
import { activityFixture } from './activity-fixture.ts'

// A cancellation that returns nothing says so, and why; once the service is over there is none.

const page = {
  ...{ bars: { cancel: null, refund: null }, reasonFor: null, revealBar: null },
  ...{ agreedCents: null, searchAgainHref: null, rebookedAs: [] },
}
const cancelTimes = { nothingFrom: '2026-12-08T00:00:00.000Z', closedFrom: '2026-12-12T00:00:00.000Z' }
const stay = hotelBookingFixture({ cancelTimes })

function openStay(serverNow: string) {
  answerNames('places.json', [])
  answerBooking('hotel', () => ({ booking: stay, serverNow }))
  return renderDesk(<HotelBookingScreen {...page} booking={stay} serverNow={serverNow} />).user
}

describe('a stay', () => {
  test('while something comes back, the button says Cancel', () => {
    openStay('2026-12-07T12:00:00.000Z')
    expect(screen.getByRole('button', { name: /^Cancel( x)?$/ }).isConnected).toBe(true)
  })

  test('from the step on that costs everything it is called without refund, and the question says why', async () => {
    vi.mocked(actOnBooking).mockResolvedValue({ kind: 'done' })
    const user = openStay('2026-12-09T12:00:00.000Z')
    answerRead('hotel.cancel-display', () => ({
      ...{ UniqueId: stay.reference, NonRefundable: false, CancellationPolicies: [] },
      ...{ CurrentPenalty: 674.11, RefundAmount: 0, Currency: 'USD' },
    }))
    screen.getByRole('button', { name: /^Cancel without refund/ })
    await user.keyboard('x')
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel without refund?' }))
    await dialog.findByText(
      /The fee is the full price since 8 Dec 00:00, Lisbon time, so nothing is refunded/,
    )
    expect(document.body.textContent).not.toContain('refund $0.00')
    await user.click(dialog.getByRole('button', { name: 'Cancel without refund' }))
    expect(vi.mocked(actOnBooking).mock.calls[0]?.slice(0, 2)).toEqual(['hotel', 'cancel'])
  })

  test('from check-out on there is no cancel: no button, no key, and the page says why', async () => {
    const user = openStay('2026-12-12T00:00:00.000Z')
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull()
    await user.keyboard('x')
    expect(screen.queryByRole('dialog')).toBeNull()
    screen.getByText('The stay is over: it can no longer be cancelled.')
  })
})

test('a visit that gives nothing back is cancelled without refund, and the question says why', async () => {
  answerRead('activity.product-type', () => variantAnswer())
  renderDesk(
    <ActivityCancelDialog
      booking={activityFixture({ state: 'approved', status: 'approved' })}
      serverNow="2027-04-13T09:00:00.000Z"
      open
      onOpenChange={() => undefined}
      onConfirm={() => undefined}
      reasonField={null}
    />,
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel without refund?' }))
  expect(dialog.getByRole('button', { name: 'Cancel without refund' }).isConnected).toBe(true)
  expect(dialog.getByText(/^Refunds ended after 12 Apr 2027\./).isConnected).toBe(true)
})

describe('a flight', () => {
  const paid = { ...bookingFixture().money, place: 'charged' } as const
  const open = (change: Partial<BookingView>, serverNow: string) => {
    const booking = bookingFixture({ state: 'ticketed', money: paid, cancelTimes, ...(change as object) })
    answerNames('places.json', [])
    answerBooking('air', () => ({ booking, serverNow }))
    return renderDesk(<AirBookingScreen {...page} booking={booking} serverNow={serverNow} />).user
  }

  const flown = { nothingFrom: null, closedFrom: '2026-12-12T00:00:00.000Z' }

  test('is refunded until its last leg has left', () => {
    open({ cancelTimes: flown }, '2026-12-11T23:59:00.000Z')
    expect(screen.getByRole('button', { name: /^Refund/ }).isConnected).toBe(true)
  })

  test('is not refunded afterwards: no button, no key, and the page says why', async () => {
    const user = open({ cancelTimes: flown }, '2026-12-12T00:00:00.000Z')
    expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull()
    await user.keyboard('u')
    expect(screen.queryByRole('dialog')).toBeNull()
    screen.getByText('All flights have departed: nothing can be refunded any more.')
  })
})
