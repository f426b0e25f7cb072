import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AirBookingScreen } from '../../../components/air/booking/air-booking-screen.tsx'
import { AskProvider } from '../../../components/shell/admins.tsx'
import { actOnBooking } from '../../../server/booking/actions.ts'
import { bookingFixture } from '../../desk/booking/booking-fixture.ts'
import { answerBooking, answerNames } from '../answers.ts'
import { describedBy } from '../described-by.ts'
import { renderDesk } from '../render-desk.tsx'

// An admin says why they act on a colleague's booking; anybody else learns who can.

const NOW = '2026-11-20T14:26:00.000Z'
const booking = bookingFixture({
  madeBy: 'Maya Lindqvist',
  deadlines: { releaseAt: '2026-11-20T14:35:00.000Z', supplierLimit: null },
  timeline: [
    { at: NOW, text: 'Ticket ordered', who: 'Ines Duarte', verb: 'order', reason: 'Maya is ill today' },
  ],
})

function open(change: { bars?: Record<string, string | null>; reasonFor?: string | null }) {
  answerNames('places.json', [])
  answerBooking('air', () => ({ booking, serverNow: NOW }))
  return renderDesk(
    <AskProvider value={{ admins: ['Ines Duarte'], fundsContact: null, person: null }}>
      <AirBookingScreen
        booking={booking}
        serverNow={NOW}
        bars={{ order: null, cancel: null, ...change.bars }}
        reasonFor={change.reasonFor ?? null}
        revealBar={null}
        agreedCents={null}
        searchAgainHref={null}
        rebookedAs={[]}
      />
    </AskProvider>,
  ).user
}

test('an admin is asked why, and what they say is sent with the verb', async () => {
  vi.mocked(actOnBooking).mockResolvedValue({ kind: 'done' })
  const user = open({ reasonFor: 'Maya Lindqvist' })
  await user.click(screen.getByRole('button', { name: /^Ticket \$/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Ticket for KELLER / ANNA?' })
  const answer = within(dialog).getByRole('button', { name: /^Ticket \$/ })
  await user.click(answer)
  const field = screen.getByLabelText('Reason for acting on the booking of Maya Lindqvist')
  expect(describedBy(field)).toContain('Say why, in 3 to 200 characters')
  expect(actOnBooking).not.toHaveBeenCalled()
  await user.type(field, '  she   is ill ')
  await user.click(answer)
  await waitFor(() => expect(actOnBooking).toHaveBeenCalled())
  expect(vi.mocked(actOnBooking).mock.lastCall).toEqual(['air', 'order', 'PO0004127', 'she is ill'])
  await waitFor(() => expect(dialog.isConnected).toBe(false))
})

test('the question about a cancellation has the field as well', async () => {
  const user = open({ reasonFor: 'Maya Lindqvist' })
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByRole('dialog', { name: 'Cancel this hold?' })
  await user.click(screen.getByRole('button', { name: /^Cancel and release/ }))
  expect(describedBy(screen.getByLabelText(/^Reason for/))).toContain('Say why')
  expect(actOnBooking).not.toHaveBeenCalled()
})

test('a reason is for one act: another question, and the same one asked again, begins empty', async () => {
  vi.mocked(actOnBooking).mockResolvedValue({ kind: 'done' })
  const user = open({ reasonFor: 'Maya Lindqvist' })
  const questionOf = async (button: RegExp | string, title: RegExp) => {
    await user.click(screen.getByRole('button', { name: button }))
    return within(await screen.findByRole('dialog', { name: title }))
  }
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const ticket = await questionOf(/^Ticket \$/, /^Ticket for/)
  await user.type(ticket.getByLabelText(/^Reason for/), 'Maya is ill')
  await user.click(ticket.getByRole('button', { name: /^Ticket \$/ }))
  await closed()
  expect(actOnBooking).toHaveBeenCalledTimes(1)

  const cancel = await questionOf('Cancel', /^Cancel this hold/)
  const field = cancel.getByLabelText(/^Reason for/)
  expect(field).toHaveProperty('value', '')
  await user.click(cancel.getByRole('button', { name: /^Cancel and release/ }))
  expect(describedBy(field)).toContain('Say why')
  expect(actOnBooking).toHaveBeenCalledTimes(1)
  await user.type(field, 'the client left')
  await user.keyboard('{Escape}')
  await closed()

  const again = await questionOf('Cancel', /^Cancel this hold/)
  expect(again.getByLabelText(/^Reason for/)).toHaveProperty('value', '')
  expect(describedBy(again.getByLabelText(/^Reason for/))).not.toContain('Say why')
})

test('a reason whose act was not sent is there when the same is asked again', async () => {
  vi.mocked(actOnBooking).mockResolvedValue({ kind: 'session' })
  const user = open({ reasonFor: 'Maya Lindqvist' })
  await user.click(screen.getByRole('button', { name: /^Ticket \$/ }))
  await user.type(await screen.findByLabelText(/^Reason for/), 'Maya is ill')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Ticket \$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: /^Ticket \$/ }))
  expect(await screen.findByLabelText(/^Reason for/)).toHaveProperty('value', 'Maya is ill')
})

test('a colleague sees who can, at every button; the timeline has the reason', async () => {
  const text = 'Only Maya Lindqvist, who made it, or an admin (Ines Duarte) can do this'
  open({ bars: { order: text, cancel: text } })
  for (const name of [/^Ticket \$/, 'Cancel']) {
    const button = screen.getByRole('button', { name })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(describedBy(button)).toBe(text)
  }
  expect(await screen.findByText('Reason: Maya is ill today')).toBeDefined()
})

test('what the service refuses in the end says the same', async () => {
  vi.mocked(actOnBooking).mockResolvedValue({ kind: 'refused', code: 'Err0103007', message: 'no' })
  const user = open({})
  await user.click(screen.getByRole('button', { name: /^Ticket \$/ }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: /^Ticket \$/ }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Only Maya Lindqvist, who made it, or an admin (Ines Duarte) can do this.',
  )
})
