import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ActivityBookingScreen } from '../../../components/activity/booking/activity-booking-screen.tsx'
import type { ActivityBookingView } from '../../../lib/activity/booking-view.ts'
import { variantAnswer } from '../../desk/activity/variant-fixture.ts'
import { answerBooking, answerRead, refusal } from '../answers.ts'
import { activityFixture } from '../booking/activity-fixture.ts'
import { NOW } from '../booking/fare-form.tsx'
import { holdTime, pass } from '../fake-time.ts'
import { renderDesk } from '../render-desk.tsx'

// A waiting booking follows the events of its status, and reads its record only when that has changed.

const waiting = activityFixture()

const approved: ActivityBookingView = { ...waiting, state: 'approved', status: 'approved', completedAt: NOW }

/** Opens a waiting booking; counts the reads of its record and of its events. */
function openWaiting(eventOf: () => object | Response, booking = waiting) {
  const reads = { record: 0, events: 0 }
  answerRead('activity.product-type', () => variantAnswer())
  answerRead('activity.vouchers', () => ({
    data: [
      { uuid: 'voucher-1', visualId: '0369569084', generatedAt: '2027-04-01T09:00:00+08:00', links: [] },
    ],
    meta: { pagination: { page: 1, pageCount: 1, perPage: 100, total: 1 } },
  }))
  answerRead('activity.events', () => {
    reads.events += 1
    return eventOf() as Response
  })
  answerBooking('activity', () => {
    reads.record += 1
    return { booking: approved, serverNow: new Date(Date.parse(NOW) + reads.record * 1000).toISOString() }
  })
  renderDesk(
    <ActivityBookingScreen
      booking={booking}
      serverNow={NOW}
      bars={{ confirm: null, cancel: null }}
      reasonFor={null}
      revealBar={null}
      agreedCents={null}
      searchAgainHref={null}
      rebookedAs={[]}
    />,
  )
  return reads
}

const event = (currentStatus: string) => ({
  event: 'booking_status_updated',
  primaryUuid: waiting.reference,
  found: true,
  id: 1,
  receivedAt: '2027-04-01T09:00:00+08:00',
  eventTimestamp: '2027-04-01T09:00:00+08:00',
  payload: { currentStatus },
})

test('the lead traveller is shown with the title that was sent', () => {
  openWaiting(() => event('WAITING'), { ...waiting, salutation: 'Mrs.' })
  expect(screen.getByText('Mrs. Anna Keller')).toBeTruthy()
})

test('the record is read once its status has changed; vouchers appear, and polling ends', async () => {
  holdTime()
  let current = 'WAITING'
  const reads = openWaiting(() => event(current))
  await pass(6000)
  expect(reads.record).toBe(0)
  expect(reads.events).toBeGreaterThan(1)
  current = 'APPROVED'
  await pass(10_000)
  expect(reads.record).toBeGreaterThan(0)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Anna Keller: approved')
  expect(screen.getByRole('link', { name: /^Preview 0369569084/ }).getAttribute('href')).toBe(
    `/api/voucher/${waiting.reference}?voucher=voucher-1&show`,
  )
  expect(screen.getByRole('button', { name: 'Download PDF 0369569084' })).toBeTruthy()
  const before = { ...reads }
  await pass(31_000)
  expect(reads).toEqual(before)
})

test('where events are refused, the record is read instead', async () => {
  holdTime()
  const reads = openWaiting(() => refusal(403, 'forbidden', 'Permission denied'))
  await pass(10_000)
  expect([reads.events, reads.record > 0]).toEqual([1, true])
  await act(async () => {})
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Anna Keller: approved')
})

test('a start that is on another day in UTC names that day', async () => {
  openWaiting(() => event('WAITING'), { ...waiting, start: '07:00' })
  expect(await screen.findByText('Seoul time · Tue 13 Apr, 22:00 UTC')).toBeDefined()
})
