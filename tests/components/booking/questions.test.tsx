import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { AirBookingScreen } from '../../../components/air/booking/air-booking-screen.tsx'
import { actOnBooking } from '../../../server/booking/actions.ts'
import { bookingFixture } from '../../desk/booking/booking-fixture.ts'
import { noteFailedRead, noteServiceAnswers } from '../../../components/shell/service-away.ts'
import { answerBooking, answerNames, refusal } from '../answers.ts'
import { renderDesk } from '../render-desk.tsx'

// Before money moves, the page of a booking asks once: how much, what stays, until when.

const NOW = '2026-11-20T14:26:00.000Z'
const booking = bookingFixture({
  money: { parts: [], totalCents: 210_840, markup: null, place: 'held', settlement: null },
  deadlines: {
    releaseAt: '2026-11-20T14:35:00.000Z',
    supplierLimit: { label: 'airline limit', at: '2026-11-20T14:34:41.000Z' },
  },
})

function open(spendableCents: number | null = 841_260) {
  answerNames('places.json', [])
  answerBooking('air', () => ({ booking, serverNow: NOW }))
  return renderDesk(
    <AirBookingScreen
      booking={booking}
      serverNow={NOW}
      bars={{ order: null, cancel: null }}
      reasonFor={null}
      revealBar={null}
      agreedCents={null}
      searchAgainHref={null}
      rebookedAs={[]}
    />,
    spendableCents,
  ).user
}

describe('ticketing', () => {
  test('t asks, with the amount on the button and what stays available; Enter orders once', async () => {
    vi.mocked(actOnBooking).mockResolvedValue({ kind: 'done' })
    const user = open()
    await user.keyboard('t')
    const dialog = await screen.findByRole('dialog', { name: 'Ticket for KELLER / ANNA?' })
    const button = within(dialog).getByRole('button', { name: /^Ticket \$2,108\.40/ })
    await waitFor(() => expect(document.activeElement === button).toBe(true))
    expect(dialog.textContent).toContain('Stays available$8,412.60')
    // The earlier of the two deadlines.
    expect(dialog.textContent).toContain('Hold ends14:34:41 UTC')
    expect(actOnBooking).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(dialog.isConnected).toBe(false))
    expect(vi.mocked(actOnBooking).mock.calls).toEqual([['air', 'order', 'PO0004127', null]])
  })

  test('is not ordered when the question is closed', async () => {
    const user = open()
    await user.click(screen.getByRole('button', { name: /^Ticket \$/ }))
    const dialog = await screen.findByRole('dialog', { name: /^Ticket for/ })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog.isConnected).toBe(false))
    expect(actOnBooking).not.toHaveBeenCalled()
  })
})

test('a question that closed because the booking service is away does not come back by itself', async () => {
  const user = open()
  await user.keyboard('t')
  const dialog = await screen.findByRole('dialog', { name: /^Ticket for/ })
  act(() => noteFailedRead('ServiceAway'))
  await waitFor(() => expect(dialog.isConnected).toBe(false))
  act(() => noteServiceAnswers())
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Ticket \$/ }).ariaDisabled).not.toBe('true'),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('t')
  expect(await screen.findByRole('dialog', { name: /^Ticket for/ })).toBeTruthy()
})

describe('an act without a clear answer', () => {
  const ticketed = { ...booking, state: 'ticketed' as const, deadlines: null }
  const press = async (user: ReturnType<typeof open>) => {
    await user.keyboard('t')
    await screen.findByRole('dialog', { name: /^Ticket for/ })
    await user.keyboard('{Enter}')
  }

  test('may go through: the page says so, never that nothing was changed, and reads until it shows', async () => {
    vi.mocked(actOnBooking).mockRejectedValue(new Error('the line dropped'))
    const user = open()
    answerBooking('air', () => refusal(503, 'Down', 'Away.'))
    await press(user)
    expect(await screen.findByText(/^No clear answer came back, so it may still go through/)).toBeTruthy()
    expect((await screen.findByText(/You're seeing the last update/)).textContent).not.toContain(
      'nothing was',
    )
    answerBooking('air', () => ({ booking: ticketed, serverNow: NOW }))
    const button = () => screen.queryByRole('button', { name: /^Ticket \$/ })
    await waitFor(() => expect(button()).toBeNull(), { timeout: 10_000 })
    expect(screen.queryByText(/may still go through/)).toBeNull()
  })

  test('that was not sent because the session had ended is said', async () => {
    vi.mocked(actOnBooking).mockResolvedValue({ kind: 'session' })
    await press(open())
    expect(await screen.findByText(/^Your session had ended, so nothing was sent/)).toBeTruthy()
  })
})

test('a ticket that is pressed too late is refused and explained, and the state is read again', async () => {
  vi.mocked(actOnBooking).mockResolvedValue({ kind: 'refused', code: 'Err0103006', message: 'No.' })
  const user = open()
  const lapsed = { ...booking, state: 'lapsed' as const }
  answerBooking('air', () => ({ booking: lapsed, serverNow: NOW }))
  await user.keyboard('t')
  const dialog = await screen.findByRole('dialog', { name: /^Ticket for/ })
  await user.click(within(dialog).getByRole('button', { name: /^Ticket \$/ }))
  expect((await screen.findByText(/^Too late: it was already completed or released/)).isConnected).toBe(true)
  await screen.findByRole('heading', { name: /: hold expired/ })
  expect(screen.queryByRole('button', { name: /^Ticket \$/ })).toBeNull()
})

describe('cancelling a hold', () => {
  test('x shows what is released, the fee, what is available afterwards, and what becomes of tickets', async () => {
    vi.mocked(actOnBooking).mockResolvedValue({ kind: 'done' })
    const user = open()
    await user.keyboard('x')
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this hold?' })
    for (const text of [
      'Released to the wallet$2,108.40',
      'Cancellation fee$0.00',
      'Available afterwards$10,521.00',
      'No ticket was issued',
    ]) {
      expect(dialog.textContent).toContain(text)
    }
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep it'))
    await user.click(within(dialog).getByRole('button', { name: 'Cancel and release $2,108.40' }))
    await waitFor(() => expect(dialog.isConnected).toBe(false))
    expect(vi.mocked(actOnBooking).mock.calls).toEqual([
      ['air', 'cancel', 'PO0004127', null, { parts: [], agreedCents: booking.money.totalCents }],
    ])
  })

  test('says so where the wallet is not known', async () => {
    const user = open(null)
    await user.keyboard('x')
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this hold?' })
    expect(dialog.textContent).toContain('Available afterwardsnot known')
  })
})

test('y copies a line to paste: reference, lead traveller, PNR', async () => {
  const user = open()
  await user.keyboard('y')
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('PO0004127 · KELLER / ANNA'))
})
