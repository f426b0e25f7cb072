import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { AirBookingScreen } from '../../../components/air/booking/air-booking-screen.tsx'
import { BulkDialog } from '../../../components/booking/bulk/bulk-dialog.tsx'
import { BookingList } from '../../../components/booking/list/booking-list.tsx'
import { AskProvider } from '../../../components/shell/admins.tsx'
import type { AirBookingView } from '../../../lib/air/booking-view.ts'
import type { BulkVerb } from '../../../lib/booking/bulk.ts'
import { bookingFixture } from '../../desk/booking/booking-fixture.ts'
import { lineFixture } from '../../desk/booking/line-fixture.ts'
import { listFixture } from '../../desk/booking/list-fixture.ts'
import { answerBooking, answerNames, answerRoute } from '../answers.ts'
import { amounts, seenWith } from '../client-prices.tsx'
import { renderDesk } from '../render-desk.tsx'

// A booking of 500 net with a markup of 25.50: beside a client neither 500 nor the balance can be read.

const NOW = '2026-11-20T14:26:00.000Z'
const money: AirBookingView['money'] = {
  parts: [{ label: 'Base fare', cents: 50_000 }],
  totalCents: 50_000,
  markup: { label: 'Markup, 1 traveller', cents: 2550 },
  place: 'held',
  settlement: null,
}
const held = bookingFixture({
  money,
  deadlines: { releaseAt: '2026-11-20T14:35:00.000Z', supplierLimit: null },
})

function openPage(prices: 'net' | 'client', booking: AirBookingView, reasonFor: string | null = null) {
  answerNames('places.json', [])
  answerBooking('air', () => ({ booking, serverNow: NOW }))
  return renderDesk(
    seenWith(
      prices,
      <AskProvider value={{ admins: ['Ines Duarte'], fundsContact: null, person: null }}>
        <AirBookingScreen
          booking={booking}
          serverNow={NOW}
          bars={{ order: null, cancel: null, refund: null }}
          reasonFor={reasonFor}
          revealBar={null}
          agreedCents={null}
          searchAgainHref={null}
          rebookedAs={[]}
        />
      </AskProvider>,
    ),
  ).user
}

describe('the page of a booking', () => {
  test.each([
    ['t', /^Ticket for/, /^Ticket \$525\.50/],
    ['x', /^Cancel this hold/, /^Cancel and release$/],
  ])('%s asks with what the client pays, or with no amount', async (key, title, button) => {
    const user = openPage('client', held)
    await user.keyboard(key)
    const dialog = await screen.findByRole('dialog', { name: title })
    within(dialog).getByRole('button', { name: button })
    expect(dialog.textContent).toContain('Price$525.50')
    expect(amounts().filter((amount) => amount !== '$0.00')).toEqual(['$525.50'])
  })

  test('with net prices the same questions name what is held and what is available', async () => {
    const user = openPage('net', held)
    await user.keyboard('x')
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this hold?' })
    within(dialog).getByRole('button', { name: 'Cancel and release $500.00' })
    expect(amounts()).toContain('$8,912.60')
  })

  const changed = { about: 'price', before: '$500.00', after: '$512.00', at: NOW } as const
  const settlement = { chargedCents: 50_000, feeCents: 4000, refundedCents: 46_000 }
  const traveller: AirBookingView['travellers'][number] = {
    ...{ type: 'adult', title: null, firstName: 'ANNA', lastName: 'KELLER', birthDate: null },
    ...{ passportMasked: null, paidCents: 50_000 },
    eTickets: [{ number: '1252400000001', refunded: true, refundedCents: 46_000 }],
  }
  test.each([
    ['a price that changed', { ...held, changed }, []],
    [
      'ticketing that lasts',
      bookingFixture({ state: 'ticketing', stateSince: '2026-11-20T14:20:00.000Z', money }),
      [],
    ],
    [
      'a refund: what the airline kept may be a part of the net price',
      bookingFixture({ state: 'refunded', travellers: [traveller], money: { ...money, settlement } }),
      [],
    ],
  ])('shows no net amount: %s', async (_, booking, others) => {
    openPage('client', booking)
    await screen.findByRole('heading', { level: 1 })
    expect(new Set(amounts())).toEqual(new Set(['$525.50', ...others]))
  })

  test('nothing that is printed or saved has agency prices', async () => {
    openPage('client', held)
    await screen.findByRole('button', { name: 'Print' })
    expect(screen.queryByRole('button', { name: /agency prices/ })).toBeNull()
  })

  test('an admin who is asked why reads the client’s price', async () => {
    const user = openPage('client', held, 'maya')
    await user.keyboard('t')
    await screen.findByRole('dialog')
    expect(amounts()).toEqual(['$525.50'])
  })
})

const line = { state: 'held', deadlineAt: '2026-11-22T14:40:00.000Z' } as const
const keller = lineFixture({ ...line, reference: 'PO1', totalCents: 210_840 })
const costa = lineFixture({
  ...{ ...line, kind: 'hotel', reference: 'PH2', leadName: 'Rui Costa', totalCents: 41_250 },
  settlement: { chargedCents: 41_250, feeCents: 1000, refundedCents: 40_250 },
  changed: { about: 'price', before: '$400.00', after: '$412.50', at: NOW },
})
const short = lineFixture({ state: 'short', reference: 'PO3', totalCents: 912_000 })

describe('the list', () => {
  beforeEach(() => window.history.replaceState(null, '', '/bookings'))

  const open = (prices: 'net' | 'client') =>
    renderDesk(
      seenWith(
        prices,
        <BookingList
          drawn={{
            view: listFixture({
              lines: [keller, costa],
              attention: { PH2: { reason: 'changed', at: NOW } },
            }),
            search: '',
          }}
        />,
      ),
    ).user

  test('rows, the selection and the side sheet name no amount', async () => {
    const user = open('client')
    await user.click(screen.getByRole('checkbox', { name: /^Select all/ }))
    screen.getByRole('button', { name: /^Ticket and confirm 2( |$)/ })
    ;(document.activeElement as HTMLElement).blur()
    await user.keyboard('j ')
    await screen.findByRole('dialog')
    expect(amounts()).toEqual([])
    expect(screen.getAllByText('net hidden').length).toBeGreaterThan(1)
  })

  test('with net prices shows net amounts', async () => {
    const user = open('net')
    await user.click(screen.getByRole('checkbox', { name: /^Select all/ }))
    screen.getByRole('button', { name: /^Ticket and confirm 2 · \$2,520\.90/ })
    expect(amounts()).toContain('$2,108.40')
  })
})

describe('many at once', () => {
  const open = (prices: 'net' | 'client', verb: BulkVerb, lines = [keller, costa, short]) =>
    renderDesk(
      seenWith(
        prices,
        <BulkDialog
          verb={verb}
          lines={lines}
          serverNow="2026-11-22T14:32:00.000Z"
          open
          onOpenChange={() => undefined}
          onDone={() => undefined}
        />,
      ),
    )

  test.each(['complete', 'cancel'] as const)(
    'shows neither sum nor rows nor available funds: %s',
    async (verb) => {
      const whole = {
        kind: 'cost',
        chosen: { parts: [], agreedCents: 41_250 },
        feeCents: 0,
        refundCents: 41_250,
      }
      answerRoute('/api/bookings/cancel-previews', () => ({ PO1: whole, PH2: whole }))
      open('client', verb)
      if (verb === 'cancel') await screen.findAllByText('Released in full, no fee')
      expect(amounts()).toEqual([])
      expect(screen.getByRole('dialog').textContent).toContain('Not booked: the wallet was short')
    },
  )

  test('shows no amount for one hold of the list, whose markup is not known there', () => {
    open('client', 'complete', [keller])
    screen.getByRole('button', { name: /^Ticket( Enter)?$/ })
    expect(amounts()).toEqual([])
  })

  test('with net prices the sum is on the button', () => {
    open('net', 'complete')
    const button = screen.getByRole('button', { name: /^Ticket and confirm 2 · \$2,520\.90$/ })
    expect(button.isConnected).toBe(true)
  })
})
