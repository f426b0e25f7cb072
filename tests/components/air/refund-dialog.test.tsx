import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AirBookingScreen } from '../../../components/air/booking/air-booking-screen.tsx'
import type { AirBookingView, TravellerView } from '../../../lib/air/booking-view.ts'
import { actOnBooking } from '../../../server/booking/actions.ts'
import { bookingFixture } from '../../desk/booking/booking-fixture.ts'
import { answerBooking, answerNames, answerRead, refusal } from '../answers.ts'
import { describedBy } from '../described-by.ts'
import { renderDesk } from '../render-desk.tsx'

// E-tickets to refund are chosen with the keyboard; the refund is added up and named on the button.

const NOW = '2026-11-22T14:26:00.000Z'

function traveller(
  firstName: string,
  number: string,
  paidCents: number,
  refundedCents?: number,
): TravellerView {
  return {
    type: 'adult',
    title: null,
    firstName,
    lastName: 'KELLER',
    birthDate: null,
    passportMasked: null,
    paidCents,
    eTickets: [{ number, refunded: refundedCents !== undefined, refundedCents: refundedCents ?? null }],
  }
}

const ANNA = '1252400000001'
const BEN = '1252400000002'
const CLARA = '1252400000003'

type Ticket = {
  PenaltyAmount: number
  IsNonRefundable?: boolean
  IsRefunded?: boolean
  RefundAmount?: number
}

function open(tickets: Record<string, Ticket>, change: Partial<AirBookingView> = {}, type = 1) {
  const booking = bookingFixture({
    state: 'ticketed',
    money: { ...bookingFixture().money, totalCents: 140_000, place: 'charged' },
    travellers: [
      traveller('ANNA', ANNA, 49_240),
      traveller('BEN', BEN, 49_240),
      traveller('CLARA', CLARA, 41_520),
    ],
    ...change,
  })
  answerNames('places.json', [])
  answerBooking('air', () => ({ booking, serverNow: NOW }))
  answerRefund(tickets, type)
  return renderDesk(
    <AirBookingScreen
      booking={booking}
      serverNow={NOW}
      bars={{ refund: null }}
      reasonFor={null}
      revealBar={null}
      agreedCents={null}
      searchAgainHref={null}
      rebookedAs={[]}
    />,
  ).user
}

function answerRefund(tickets: Record<string, Ticket>, type = 1) {
  answerRead('air.refund-display', () => ({
    UniqueId: 'PO0004127',
    RefundType: type,
    EticketNumbers: Object.entries(tickets).map(([ETicketNumber, ticket]) => ({
      ETicketNumber,
      EticketStatus: ticket.IsRefunded ? 2 : 1,
      IsRefunded: false,
      IsNonRefundable: false,
      AirlinePnr: 'T2N8VJ',
      Currency: 'USD',
      Route: 'LCY-EDI',
      ...ticket,
    })),
  }))
}

async function dialogFor(user: ReturnType<typeof open>) {
  await user.keyboard('u')
  return within(await screen.findByRole('dialog', { name: 'Refund e-tickets' }))
}

test('rows are chosen with Space, the totals follow, and Enter sends what the button says', async () => {
  vi.mocked(actOnBooking).mockResolvedValue({ kind: 'done' })
  const penalty = { PenaltyAmount: 80 }
  const user = open({ [ANNA]: penalty, [BEN]: penalty, [CLARA]: { PenaltyAmount: 65.5 } })
  const dialog = await dialogFor(user)
  const all = await dialog.findByRole('checkbox', { name: 'All 3 e-tickets' })
  const idle = dialog.getByRole('button', { name: 'Refund' })
  expect(idle.getAttribute('aria-disabled')).toBe('true')
  expect(describedBy(idle)).toBe('Select the e-tickets to refund')

  all.focus()
  await user.tab()
  await user.keyboard(' ')
  expect(dialog.getByRole('checkbox', { name: `Anna Keller, e-ticket ${ANNA}` })).toHaveProperty(
    'checked',
    true,
  )
  dialog.getByRole('button', { name: 'Refund $412.40 · penalty $80.00' })

  await user.tab({ shift: true })
  await user.keyboard(' ')
  dialog.getByRole('button', { name: 'Refund $1,174.50 · penalty $225.50' })
  expect(all).toHaveProperty('checked', true)

  await user.tab()
  await user.keyboard(' ')
  dialog.getByRole('button', { name: 'Refund $762.10 · penalty $145.50' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(actOnBooking).toHaveBeenCalled())
  const chosen = { parts: [BEN, CLARA], agreedCents: 76_210 }
  expect(vi.mocked(actOnBooking).mock.lastCall).toEqual(['air', 'refund', 'PO0004127', null, chosen])
})

test('a refunded ticket is locked with what came back, a non-refundable one says so; the one left is chosen', async () => {
  const user = open({
    [ANNA]: { PenaltyAmount: 80, IsRefunded: true, RefundAmount: 412.4 },
    [BEN]: { PenaltyAmount: 0 },
    [CLARA]: { PenaltyAmount: 0, IsNonRefundable: true },
  })
  const dialog = await dialogFor(user)
  const refunded = await dialog.findByRole('checkbox', { name: `Anna Keller, e-ticket ${ANNA}, refunded` })
  const barred = dialog.getByRole('checkbox', { name: `Clara Keller, e-ticket ${CLARA}, non-refundable` })
  for (const locked of [refunded, barred]) expect(locked).toHaveProperty('disabled', true)
  dialog.getByText('refunded $412.40')
  dialog.getByText('non-refundable')
  dialog.getByRole('button', { name: 'Refund $492.40 · no penalty' })
  expect(dialog.queryByRole('checkbox', { name: /^All/ })).toBeNull()
})

test('where nothing can be refunded, nothing is offered', async () => {
  const none = { PenaltyAmount: 0, IsNonRefundable: true }
  const dialog = await dialogFor(open({ [ANNA]: none, [BEN]: none, [CLARA]: none }))
  await dialog.findByText('None of these e-tickets can be refunded now.')
  expect(dialog.queryByRole('button', { name: /^Refund/ })).toBeNull()
  dialog.getAllByRole('button', { name: 'Close' })
})

test('after a departure it says what remains; an amount that is not supplied is not made up', async () => {
  const penalty = { PenaltyAmount: 30 }
  const user = open({ [ANNA]: penalty, [BEN]: { PenaltyAmount: 30, RefundAmount: 120 } }, {}, 2)
  const dialog = await dialogFor(user)
  await dialog.findByText(/^A flight has departed\. Only unflown flights are refunded/)
  await user.click(dialog.getByRole('checkbox', { name: `Ben Keller, e-ticket ${BEN}` }))
  dialog.getByRole('button', { name: 'Refund $120.00 · penalty $30.00' })
  await user.click(dialog.getByRole('checkbox', { name: `Anna Keller, e-ticket ${ANNA}` }))
  dialog.getByRole('button', { name: 'Refund · penalty $60.00' })
  expect(dialog.getByText('known after the refund').isConnected).toBe(true)
})

test('an unknown outcome says what to do, and the page shows what came back so far', async () => {
  const message = 'Outcome unknown: refresh in a minute.'
  vi.mocked(actOnBooking).mockResolvedValue({ kind: 'unknown', message })
  const user = open(
    { [BEN]: { PenaltyAmount: 80 } },
    {
      state: 'partly-refunded',
      travellers: [traveller('ANNA', ANNA, 49_240, 41_240), traveller('BEN', BEN, 49_240)],
    },
  )
  await screen.findByText('$412.40')
  const dialog = await dialogFor(user)
  await user.click(await dialog.findByRole('button', { name: 'Refund $412.40 · penalty $80.00' }))
  expect((await screen.findByText(message)).isConnected).toBe(true)
})

test('opened again, it shows that the penalties could not be read, and not those of before', async () => {
  const user = open({ [BEN]: { PenaltyAmount: 80 } })
  const first = await dialogFor(user)
  await first.findByRole('button', { name: 'Refund $412.40 · penalty $80.00' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  answerRead('air.refund-display', () => refusal(409, 'Err0101001', 'It is away.'))
  const dialog = await dialogFor(user)
  expect((await dialog.findByRole('alert')).textContent).toContain("Couldn't load the penalties: It is away.")
  expect(dialog.queryByText(/\$80/)).toBeNull()
  const refund = dialog.getByRole('button', { name: 'Refund' })
  expect(refund.ariaDisabled).toBe('true')
  expect(describedBy(refund)).toBe('The penalties are not known yet')

  answerRefund({ [BEN]: { PenaltyAmount: 90 } })
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await dialog.findByRole('button', { name: 'Refund $402.40 · penalty $90.00' })
})
