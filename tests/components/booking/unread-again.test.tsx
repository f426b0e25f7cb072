import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ActivityCancelDialog } from '../../../components/activity/booking/cancel-dialog.tsx'
import { StayCancelDialog } from '../../../components/hotel/booking/cancel-dialog.tsx'
import type { ActivityBookingView } from '../../../lib/activity/booking-view.ts'
import { variantAnswer } from '../../desk/activity/variant-fixture.ts'
import { bookingFixture } from '../../desk/booking/booking-fixture.ts'
import { hotelBookingFixture } from '../../desk/hotel/booking-fixture.ts'
import { answerRead, refusal } from '../answers.ts'
import { describedBy } from '../described-by.ts'
import { renderDesk } from '../render-desk.tsx'

// A question whose second reading fails does not show the result of the first one.

const NOW = '2026-11-20T15:26:00.000Z'
const refuse = () => refusal(409, 'Err0101001', 'It is away.')
const question = {
  ...{ serverNow: NOW, reasonField: null },
  ...{ onOpenChange: () => {}, onConfirm: () => {} },
}

const stay = hotelBookingFixture()
const shownFee = {
  ...{ UniqueId: stay.reference, NonRefundable: false, CancellationPolicies: [] },
  ...{ CurrentPenalty: 0, RefundAmount: 674.11, Currency: 'USD' },
}
const activity: ActivityBookingView = {
  ...bookingFixture(),
  ...{ kind: 'activity', state: 'approved', status: 'approved', reference: 'a-1', code: 'PA1234567' },
  ...{ variant: { uuid: 'variant-1', title: 'Lantern walk' }, product: null, ownReference: null },
  ...{ date: '2027-04-14', start: '19:30', tickets: [{ type: 'adult', count: 2 }] },
  ...{ email: 'anna@example.com', phone: '+49 30 1234567', answers: { perBooking: [], perPax: [] } },
}

test.each([
  {
    name: 'the fee of a stay',
    answer: () => answerRead('hotel.cancel-display', () => shownFee),
    fail: () => answerRead('hotel.cancel-display', refuse),
    dialog: (open: boolean) => <StayCancelDialog {...question} booking={stay} open={open} />,
    button: /^Cancel/,
  },
  {
    name: 'the policy of an activity',
    answer: () => answerRead('activity.product-type', () => variantAnswer()),
    fail: () => answerRead('activity.product-type', refuse),
    dialog: (open: boolean) => <ActivityCancelDialog {...question} booking={activity} open={open} />,
    button: /^Request cancellation/,
  },
])('$name is not shown as it was read before', async ({ answer, fail, dialog, button }) => {
  answer()
  const { rerender } = renderDesk(dialog(true))
  expect((await screen.findByText('Refund to wallet')).isConnected).toBe(true)
  rerender(dialog(false))
  fail()
  rerender(dialog(true))
  expect((await screen.findByRole('alert')).textContent).toContain('It is away')
  expect(screen.queryByText('Refund to wallet')).toBeNull()
  expect(describedBy(screen.getByRole('button', { name: button }))).toContain('not known yet')
})
