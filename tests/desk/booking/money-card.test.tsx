import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BookingKind } from '../../../contract/booking/kinds.ts'
import { MoneyCard } from '../../../components/booking/money-card.tsx'
import type { BookingMoneyView } from '../../../lib/booking/booking-view.ts'

function shown(change: Partial<BookingMoneyView>, kind: BookingKind = 'hotel'): string {
  const money = { parts: [], totalCents: 40_133, markup: null, place: 'charged', settlement: null } as const
  const html = renderToStaticMarkup(<MoneyCard kind={kind} money={{ ...money, ...change }} />)
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('a settled charge shows $401.33 charged, $200.67 kept and $200.66 refunded, each for itself', () => {
  const settlement = { chargedCents: 40_133, feeCents: 20_067, refundedCents: 20_066 }
  expect(shown({ settlement })).toContain(
    'Charged $401.33 Cancellation fee $200.67 Refunded $200.66 Available now',
  )
})

test('what an airline keeps of a refund is called that: it may be more than its penalty', () => {
  const settlement = { chargedCents: 40_133, feeCents: 20_067, refundedCents: 20_066 }
  expect(shown({ settlement }, 'air')).toContain(
    'Charged $401.33 Kept by the airline $200.67 Refunded $200.66',
  )
})

test('a figure that was not supplied is said to be missing, and is no zero', () => {
  const settlement = { chargedCents: 40_133, feeCents: null, refundedCents: null }
  expect(shown({ settlement })).toContain(
    'Charged $401.33 Cancellation fee not supplied Refunded not supplied',
  )
})

test('a charge that stands is one figure', () => {
  expect(shown({})).toContain('Charged $401.33 Available now')
})
