import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useTripActs } from '../../../components/trip/use-trip-acts.ts'
import { drop, rename } from '../../../server/trip/actions.ts'
import { tripView } from './trip-fixture.ts'

vi.mock('../../../server/trip/actions.ts', () => ({
  rename: vi.fn(() => Promise.resolve({ kind: 'done' })),
  drop: vi.fn(() => Promise.resolve({ kind: 'done' })),
}))
const page = vi.hoisted(() => ({ refreshing: false }))
vi.mock('../../../components/ui/use-page-refresh.ts', () => ({
  usePageRefresh: () => ({ refresh: () => (page.refreshing = true), refreshing: page.refreshing }),
}))

beforeEach(() => {
  page.refreshing = false
})

test('an act right after another waits for the trip that the first has left, and is made on it', async () => {
  const before = tripView([]).trip
  const { result, rerender } = renderHook(({ trip }) => useTripActs(trip), { initialProps: { trip: before } })
  await act(() => result.current.rename('Singapore'))
  expect(vi.mocked(rename).mock.calls[0]?.[0]).toEqual({ tripId: before.id, version: before.version })
  await act(async () => rerender({ trip: before }))
  await act(async () => result.current.drop(true))
  expect(drop).not.toHaveBeenCalled()
  page.refreshing = false
  await act(async () => rerender({ trip: { ...before, version: before.version + 1 } }))
  expect(vi.mocked(drop).mock.calls).toEqual([[{ tripId: before.id, version: before.version + 1 }, true]])
})
