import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** How often jsdom renders, in milliseconds. */
const FRAME_MS = 1000 / 60

/** So many frames are enough for everything that a change on the screen asks for. */
const MOST_FRAMES = 120

/** The intervals of frames that jsdom started while time was held. */
const frames = new Set<unknown>()

/** Stops all timers and clocks; only `pass` moves them. */
export function holdTime(): void {
  vi.useFakeTimers()
  noteFrames()
  // Testing Library looks for this name to learn that a test moves the timers.
  vi.stubGlobal('jest', {
    advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
  })
}

function noteFrames(): void {
  const { setInterval: start, clearInterval: stop } = globalThis
  frames.clear()
  globalThis.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const interval = start(...args)
    if (args[1] === FRAME_MS) frames.add(interval)
    return interval
  }) as typeof setInterval
  globalThis.clearInterval = (interval) => {
    frames.delete(interval)
    stop(interval)
  }
}

/**
 * Lets timers and clocks run by themselves again. Frames that were asked for come first: jsdom renders by an
 * interval until nothing is left to render, and while it has one that nobody moves any more it starts no
 * other. The tests of all files share its window.
 */
export function releaseTime(): void {
  for (let frame = 0; frames.size > 0; frame += 1) {
    if (frame === MOST_FRAMES) throw new Error('the screen asks for frames without end')
    act(() => void vi.advanceTimersByTime(FRAME_MS))
  }
  vi.useRealTimers()
  Reflect.deleteProperty(globalThis, 'jest')
}

/** Lets time pass, and renders the changes that it causes. */
export function pass(milliseconds: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
  })
}
