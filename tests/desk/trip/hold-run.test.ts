import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  failureChoices,
  nextStep,
  settledItems,
  type FailureChoice,
  type ItemState,
  type RunItem,
} from '../../../lib/trip/hold-run.ts'

const item = (index: number): RunItem => ({
  optionId: String(index),
  kind: 'air',
  agreedCents: 100,
  agreedRefund: null,
  state: 'waiting',
  clientReference: null,
  reference: null,
  message: null,
})

/** The outcomes of each act, those that leave it open among them. */
const outcomes = {
  hold: ['sending', 'held', 'failed'],
  'look-up': ['sending', 'held', 'failed'],
  release: ['releasing', 'released', 'not-released'],
} as const satisfies Record<string, readonly ItemState[]>

/** Plays a run with given outcomes, and tells each step with the items before it. */
function play(count: number, ifOneFails: FailureChoice, picks: readonly number[]) {
  let items = Array.from({ length: count }, (_, index) => item(index))
  const steps: { act: string; before: readonly RunItem[] }[] = []
  for (const pick of picks) {
    const step = nextStep({ items, ifOneFails })
    if (step === null) break
    steps.push({ act: step.act, before: items })
    const state = outcomes[step.act][pick % 3] ?? 'sending'
    items = settledItems(items.map((each) => (each === step.item ? { ...each, state } : each)))
  }
  return { items, steps, isOver: nextStep({ items, ifOneFails }) === null }
}

const runs = [
  fc.integer({ min: 1, max: 6 }),
  fc.constantFrom(...failureChoices),
  fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 60 }),
] as const

describe('a run of holds', () => {
  test('holds and releases nothing while the outcome of an item is not known', () => {
    fc.assert(
      fc.property(...runs, (count, ifOneFails, picks) => {
        for (const { act, before } of play(count, ifOneFails, picks).steps) {
          const isOpen = before.some(({ state }) => state === 'sending')
          if (isOpen) expect(act).toBe('look-up')
        }
      }),
    )
  })

  test('holds nothing more after a failure', () => {
    fc.assert(
      fc.property(...runs, (count, ifOneFails, picks) => {
        for (const { act, before } of play(count, ifOneFails, picks).steps) {
          if (before.some(({ state }) => state === 'failed')) expect(act).not.toBe('hold')
        }
      }),
    )
  })

  test('ends with everything held, or with what was chosen for a failure', () => {
    fc.assert(
      fc.property(...runs, (count, ifOneFails, picks) => {
        const { items, isOver } = play(count, ifOneFails, picks)
        if (!isOver) return
        const states = items.map(({ state }) => state)
        expect(states).not.toContain('waiting')
        if (!states.includes('failed')) expect(new Set(states)).toEqual(new Set(['held']))
        else if (ifOneFails === 'release') expect(states).not.toContain('held')
        else expect(states).not.toContain('released')
      }),
    )
  })
})
