import { expect, test } from 'vitest'
import type { HoldIn, Move } from '../../../gateway/domain/booking/kind.ts'
import { statesWhere } from '../../../gateway/domain/booking/states-where.ts'
import { bookingKinds } from '../../../gateway/domain/kinds.ts'

test('the states of all kinds are sorted by the fate of their hold', () => {
  const sets = (['open', 'charged', 'released', 'as-confirmed', 'none'] as const).map((hold) => [
    hold,
    statesWhere(bookingKinds, hold).sort(),
  ])
  expect(Object.fromEntries(sets)).toEqual({
    open: ['held', 'reserved', 'ticketing', 'waiting'],
    charged: ['approved', 'confirmed', 'refund_declined', 'refunded', 'ticketed', 'withdrawn'],
    released: ['cancelled', 'expired', 'failed', 'rejected'],
    'as-confirmed': ['cancellation_requested'],
    none: ['duplicate', 'short'],
  })
})

/** The effects that a move of money can have on a hold: its state before and after. */
const effects: Record<Move['money'], `${HoldIn} ${HoldIn}`[]> = {
  none: ['open open', 'charged as-confirmed', 'as-confirmed released', 'as-confirmed charged'],
  release: ['open released', 'open as-confirmed'],
  charge: ['open charged'],
  refund: ['charged charged', 'as-confirmed charged'],
}

test.each(Object.values(bookingKinds))('$name: the hold is in each state as the moves leave it', (kind) => {
  expect(kind.holdIn[kind.first]).toBe('open')
  for (const { from, to, money } of kind.moves) {
    expect(effects[money]).toContain(`${kind.holdIn[from]} ${kind.holdIn[to]}`)
  }
})
