import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferredWork } from '../../../server/gateway-client/deferred-work.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('whoever defers work does not wait for it, and it is done in its order', () => {
  const done: number[] = []
  const { add } = deferredWork(100)
  for (const each of [1, 2, 3]) add(10, () => done.push(each))
  expect(done).toEqual([])
  vi.runAllTimers()
  expect(done).toEqual([1, 2, 3])
})

test('other work comes between two pieces of it', () => {
  const done: string[] = []
  const { add } = deferredWork(100)
  add(10, () => {
    done.push('first')
    setTimeout(() => done.push('a request'), 0)
  })
  add(10, () => done.push('second'))
  vi.runAllTimers()
  expect(done).toEqual(['first', 'a request', 'second'])
})

test('whoever needs its result has it at once, and it is done once', () => {
  const done: number[] = []
  const { add, finish } = deferredWork(100)
  for (const each of [1, 2]) add(10, () => done.push(each))
  finish()
  expect(done).toEqual([1, 2])
  vi.runAllTimers()
  expect(done).toEqual([1, 2])
})

test('a flood does not pile up: beyond the limit the oldest is done at once', () => {
  const done: number[] = []
  const { add } = deferredWork(100)
  for (let each = 1; each <= 50; each += 1) add(40, () => done.push(each))
  expect(done).toHaveLength(48)
  expect(done[0]).toBe(1)
  add(1000, () => done.push(51))
  expect(done).toHaveLength(51)
})
