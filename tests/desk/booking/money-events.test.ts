import { expect, test } from 'vitest'
import type { WalletEntryKind } from '../../../contract/wallet/entry-kinds.ts'
import type { TimelineEntry } from '../../../lib/booking/booking-view.ts'
import type { WalletLine } from '../../../lib/wallet/wallet-view.ts'
import { withMovements, withReprice } from '../../../server/booking/money-events.ts'

// The movements of the wallet in the timeline of a booking: each once, at the event that made it.

const minute = (number: number) => `2026-11-20T10:${String(number).padStart(2, '0')}:00.000Z`

function event(text: string, at: string | null, moves?: WalletEntryKind): TimelineEntry {
  return { at, text, who: 'Ann', verb: null, ...(moves && { moves }) }
}

function line(id: string, kind: WalletEntryKind, at: string, amountCents = 5_000): WalletLine {
  const rest = { ordinal: 1, balanceCents: null, heldCents: null, reference: 'PO1', family: 'air' }
  return { ...rest, id, kind, at, amountCents }
}

/** Each event with the movement that it got. */
function textsOf(entries: readonly TimelineEntry[]) {
  return entries.map(({ text, movement }) => {
    const id = movement && new URLSearchParams(movement.href.split('?')[1]).get('entry')
    return [text, id ?? null, movement?.cents ?? null]
  })
}

test('a movement belongs to the nearest event that does the same to the wallet, whatever the order', () => {
  const history = [
    event('Held', minute(0), 'hold'),
    event('Extended', minute(1)),
    event('First ticket refunded', minute(10), 'refund'),
    event('Second ticket refunded', minute(20), 'refund'),
  ]
  const lines = [
    line('L3', 'refund', minute(19), 700),
    line('L2', 'refund', minute(12), 600),
    line('L1', 'hold', minute(0), 5_000),
  ]
  expect(textsOf(withMovements(history, lines))).toEqual([
    ['Held', 'L1', 5_000],
    ['Extended', null, null],
    ['First ticket refunded', 'L2', 600],
    ['Second ticket refunded', 'L3', 700],
  ])
})

test('an event has one movement, and a movement one event; what is left over is an event of its own, by time', () => {
  const history = [event('Held', minute(0), 'hold'), event('Cancelled', minute(30), 'release')]
  const lines = [
    line('L1', 'hold', minute(0)),
    line('L2', 'hold', minute(5)),
    line('L3', 'release', minute(30)),
  ]
  const all = withMovements(history, lines)
  expect(textsOf(all)).toEqual([
    ['Held', 'L1', 5_000],
    ['Held', 'L2', 5_000],
    ['Cancelled', 'L3', 5_000],
  ])
  expect(all[1]).toMatchObject({ at: minute(5), who: null, verb: null, moves: 'hold' })
})

test('an event whose time was not recorded gets what no other event of its kind is nearer to', () => {
  const history = [event('Refunded', null, 'refund'), event('Refunded again', minute(20), 'refund')]
  const lines = [line('L2', 'refund', minute(21)), line('L1', 'refund', minute(3))]
  expect(textsOf(withMovements(history, lines))).toEqual([
    ['Refunded', 'L1', 5_000],
    ['Refunded again', 'L2', 5_000],
  ])
})

test('without movements the history stays as it is', () => {
  const history = [event('Held', minute(0), 'hold')]
  expect(withMovements(history, [])).toEqual(history)
})

test('a hold at another price than was agreed is told right after it', () => {
  const history = [event('Booked', minute(0)), event('Held', minute(1), 'hold'), event('Ticketed', minute(5))]
  expect(withReprice(history, 50_000, 52_550).map(({ text }) => text)).toEqual([
    'Booked',
    'Held',
    'Price changed while booking',
    'Ticketed',
  ])
  expect(withReprice(history, 50_000, 52_550)[2]).toMatchObject({
    at: minute(1),
    detail: '$500.00 agreed, $525.50 held',
    who: 'the booking service',
  })
  expect(withReprice(history, 50_000, 50_000)).toEqual(history)
  expect(withReprice(history, undefined, 50_000)).toEqual(history)
  const unheld = [event('Booked', minute(0))]
  expect(withReprice(unheld, 50_000, 52_550)).toEqual(unheld)
})
