import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AirBookingScreen } from '../../../components/air/booking/air-booking-screen.tsx'
import { AskProvider } from '../../../components/shell/admins.tsx'
import type { AirBookingView } from '../../../lib/air/booking-view.ts'
import { attentionOf } from '../../../lib/booking/attention.ts'
import { bookingFixture } from '../../desk/booking/booking-fixture.ts'
import { lineFixture } from '../../desk/booking/line-fixture.ts'
import { answerBooking, answerNames } from '../answers.ts'
import { renderDesk } from '../render-desk.tsx'

// Slow ticketing: blue at first, amber with advice once it takes longer than two minutes.

const ordered = '2026-11-20T14:26:00.000Z'
const money: AirBookingView['money'] = {
  parts: [],
  totalCents: 210_840,
  markup: null,
  place: 'held',
  settlement: null,
}

function open(serverNow: string) {
  const booking = bookingFixture({ state: 'ticketing', stateSince: ordered, money })
  answerNames('places.json', [])
  answerBooking('air', () => ({ booking, serverNow }))
  renderDesk(
    <AskProvider value={{ admins: ['Ines Duarte'], fundsContact: null, person: null }}>
      <AirBookingScreen
        booking={booking}
        serverNow={serverNow}
        bars={{ order: null, cancel: null }}
        reasonFor={null}
        revealBar={null}
        agreedCents={null}
        searchAgainHref={null}
        rebookedAs={[]}
      />
    </AskProvider>,
  )
}

const notices = () => screen.getAllByRole('status').map((notice) => notice.textContent)

test('at first it says that it goes on without the page', async () => {
  open('2026-11-20T14:27:20.000Z')
  await waitFor(() => expect(notices().join()).toContain('You can leave; ticketing continues.'))
  expect(notices().join()).not.toContain('usually under')
})

test('after two minutes it says how long, that nothing is ordered twice, where the money is, and whom to call', async () => {
  const now = '2026-11-20T14:29:01.000Z'
  open(now)
  await waitFor(() => expect(notices().join()).toContain('Ticketing for over 3 min, usually under 2 min.'))
  const text = notices().join()
  for (const part of [
    'do not order or book again',
    '$2,108.40 stays held',
    'continues automatically',
    'ask Ines Duarte to call the booking service with PO0004127',
  ]) {
    expect(text).toContain(part)
  }
  expect(text).not.toContain('You can leave')
  // Today has it on its list by the same rule.
  const line = lineFixture({ state: 'ticketing', stateSince: ordered })
  expect(attentionOf(line, now)?.reason).toBe('slow')
  expect(attentionOf(line, '2026-11-20T14:27:20.000Z')).toBeNull()
})
