import { expect, test, vi } from 'vitest'
import { makeSignal, makeStore } from '../../../components/ui/store.ts'

test('a store tells of another value, and of the same one not', () => {
  const store = makeStore(1)
  const heard = vi.fn(() => store.get())
  const stop = store.subscribe(heard)
  store.set(1)
  expect(heard).not.toHaveBeenCalled()
  store.set(2)
  expect(heard.mock.results.map(({ value }) => value as number)).toEqual([2])
  stop()
  store.set(3)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(store.get()).toBe(3)
})

test('a signal follows its source from the first listener to the last, and again after that', () => {
  const stopped = vi.fn()
  const started = vi.fn((_tell: () => void) => stopped)
  const signal = makeSignal(started)
  const [one, other] = [vi.fn(), vi.fn()]
  const stops = [signal.subscribe(one), signal.subscribe(other)]
  expect(started).toHaveBeenCalledTimes(1)
  started.mock.calls[0]?.[0]()
  expect([one, other].map((heard) => heard.mock.calls.length)).toEqual([1, 1])
  stops[0]?.()
  expect(stopped).not.toHaveBeenCalled()
  stops[1]?.()
  expect(stopped).toHaveBeenCalledTimes(1)
  signal.subscribe(one)
  expect(started).toHaveBeenCalledTimes(2)
})
