import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Stops all timers and clocks; only `pass` moves them. */
export function holdTime(): void {
  vi.useFakeTimers()
  // Testing Library looks for this name to learn that a test moves the timers.
  vi.stubGlobal('jest', {
    advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
  })
}

/** Lets timers and clocks run by themselves again. */
export function releaseTime(): void {
  vi.useRealTimers()
  Reflect.deleteProperty(globalThis, 'jest')
}

/** Lets time pass, and renders what it causes. */
export function pass(milliseconds: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
  })
}
