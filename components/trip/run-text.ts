import { plural } from '../../lib/plural.ts'
import type { HoldRun, ItemState } from '../../lib/trip/hold-run.ts'

/** `Holding 2 of 3`, `3 options held`, `1 held, 1 not held, 1 not tried`. */
export function runText({ items, endedAt }: HoldRun): string {
  const count = (...states: ItemState[]) => items.filter(({ state }) => states.includes(state)).length
  const held = count('held', 'not-released')
  if (held === items.length) return `${plural(held, 'option')} held`
  if (endedAt === null) return `Holding: ${held} of ${items.length} held`
  const parts = [
    [held, 'held'],
    [count('released'), 'released'],
    [count('failed'), 'not held'],
    [count('left'), 'not tried'],
  ] as const
  return parts.flatMap(([number, word]) => (number === 0 ? [] : [`${number} ${word}`])).join(', ')
}
