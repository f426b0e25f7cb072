import { describe, expect, it } from 'vitest'
import { endsSequence, openSequence } from '../../../components/keys/sequence.ts'

const press = (timeStamp: number) => ({ timeStamp }) as Event

describe('key sequences', () => {
  it('claim the next press, for every binding that asks', () => {
    const first = press(10_000)
    openSequence(first)
    const next = press(10_300)
    expect([endsSequence(first), endsSequence(next), endsSequence(next)]).toEqual([false, true, true])
    expect(endsSequence(press(10_400))).toBe(false)
  })

  it('give the key back after a second', () => {
    openSequence(press(20_000))
    expect(endsSequence(press(21_001))).toBe(false)
  })
})
