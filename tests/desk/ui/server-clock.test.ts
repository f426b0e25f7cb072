import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serverTimeAt, ticks } from '../../../components/ui/server-clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const at = (text: string) => Date.parse(text)
const soon = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

describe("the server's time in the browser", () => {
  test('goes on from the instant that came, whatever the system clock says', () => {
    const came = '2026-11-20T09:00:00Z'
    expect(serverTimeAt(came, performance.now())).toBe(at(came))
    soon(30)
    vi.setSystemTime('2031-01-01T00:00:00Z')
    expect(serverTimeAt(came, performance.now())).toBe(at('2026-11-20T09:00:30Z'))
  })

  test('data shown again from a cache does not turn the clock back', () => {
    const first = '2026-11-20T10:00:00Z'
    serverTimeAt(first, performance.now())
    soon(60)
    const later = '2026-11-20T10:01:00Z'
    expect(serverTimeAt(later, performance.now())).toBe(at(later))
    soon(5)
    // The page that came with `first` is shown again.
    expect(serverTimeAt(first, performance.now())).toBe(at('2026-11-20T10:01:05Z'))
    expect(serverTimeAt(later, performance.now())).toBe(at('2026-11-20T10:01:05Z'))
  })

  test('is never before the instant that came, even at a tick from before it', () => {
    const tick = performance.now()
    soon(3)
    const came = '2026-11-20T11:00:00Z'
    expect(serverTimeAt(came, tick)).toBe(at(came))
  })

  test('forgets the oldest instant alone when it knows many', () => {
    const instant = (number: number) => new Date(at('2026-11-21T00:00:00Z') + number * 1000).toISOString()
    for (let number = 0; number < 200; number += 1) serverTimeAt(instant(number), performance.now())
    soon(10)
    serverTimeAt(instant(200), performance.now())
    expect(serverTimeAt(instant(1), performance.now())).toBe(at(instant(1)) + 10_000)
    expect(serverTimeAt(instant(0), performance.now())).toBe(at(instant(0)))
  })
})

test('one tick a second serves all listeners and ends with the last of them', () => {
  let heard = 0
  const ends = [ticks.subscribe(() => (heard += 1)), ticks.subscribe(() => (heard += 1))]
  const before = ticks.get()
  soon(1)
  expect(heard).toBe(2)
  expect(ticks.get()).toBe(before + 1000)
  ends[0]?.()
  soon(1)
  expect(heard).toBe(3)
  ends[1]?.()
  expect(vi.getTimerCount()).toBe(0)
})
