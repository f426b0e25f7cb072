import type { Route } from 'next'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BookingUnread } from '../../../components/booking/booking-unread.tsx'
import { lineFixture } from '../../desk/booking/line-fixture.ts'
import { amounts, seenWith } from '../client-prices.tsx'
import { renderDesk } from '../render-desk.tsx'

// The page of a booking while the booking service is away.

const NOW = '2026-11-20T14:26:00.000Z'
const lastSeen = {
  line: lineFixture({
    state: 'held',
    original: '10/10',
    deadlineAt: '2026-11-20T14:40:00.000Z',
    totalCents: 50_000,
  }),
  seenAt: '2026-11-20T14:14:00.000Z',
  serverNow: NOW,
}
const href = '/bookings/PO0004127' as Route
const message = "The booking service isn't responding."

test('says why, that nothing changed, and what was last known, with its age and the time that is left', () => {
  renderDesk(<BookingUnread message={message} href={href} lastSeen={lastSeen} />)
  const { textContent } = screen.getByRole('alert')
  expect(textContent).toContain(
    "The booking service isn't responding. What was sent before is not affected: it may still go through.",
  )
  expect(screen.getByRole('link', { name: 'Refresh' }).getAttribute('href')).toBe(href)
  const lastReading = within(screen.getByRole('region', { name: 'LHR – SIN' }))
  lastReading.getByText('Last known 12 min ago')
  const facts = lastReading.getAllByRole('definition').map(({ textContent: text }) => text)
  expect(facts.join(' | ')).toMatch(/Held.*14:00.*PO0004127.*QX7K2M.*EK · 1 traveller.*KELLER.*\$500\.00/)
})

test('shows no net price beside a client', () => {
  const unread = <BookingUnread message={message} href={href} lastSeen={lastSeen} />
  renderDesk(seenWith('client', unread))
  expect(amounts()).toEqual([])
})

test('says only why where nothing is known', () => {
  renderDesk(<BookingUnread message={message} href={href} lastSeen={null} />)
  expect(screen.queryByRole('region')).toBeNull()
})
