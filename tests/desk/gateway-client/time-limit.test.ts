import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { timeLimit } from '../../../server/gateway-client/time-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a limit of five seconds applies after five seconds', async () => {
  const { signal } = timeLimit(5_000)
  await vi.advanceTimersByTimeAsync(4_990)
  expect(signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(20)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

test('a limit that was cleared never applies', async () => {
  const { signal, clear } = timeLimit(5_000)
  await vi.advanceTimersByTimeAsync(4_900)
  clear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(signal.aborted).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

test('time in which the process itself was busy does not count', () => {
  vi.useRealTimers()
  // One hold of the thread longer than the whole limit, before the first timer of it can fire.
  const { signal, clear } = timeLimit(300)
  const until = performance.now() + 350
  while (performance.now() < until);
  return new Promise<void>((resolve) => {
    // The first step is over now, and one remains.
    setTimeout(() => {
      expect(signal.aborted).toBe(false)
      clear()
      resolve()
    }, 0)
  })
})

test('an answer that arrived in time is read before the limit applies', async () => {
  const order: string[] = []
  const { signal } = timeLimit(250)
  signal.addEventListener('abort', () => order.push('limit'))
  // The timer of the limit has fired; its abort waits for what the same turn has received.
  vi.advanceTimersByTime(250)
  order.push('answer')
  await vi.advanceTimersByTimeAsync(1)
  expect(order).toEqual(['answer', 'limit'])
})
