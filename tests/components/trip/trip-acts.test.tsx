import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSeenAfterRefresh } from '../../../components/trip/use-trip-acts.ts'

test('an act right after another waits for the trip that the first has left, and is made on it', async () => {
  const { result, rerender } = renderHook(
    ({ version, refreshing }) => useSeenAfterRefresh({ id: 'a-trip', version }, refreshing),
    { initialProps: { version: 3, refreshing: false } },
  )
  expect(await result.current()).toEqual({ tripId: 'a-trip', version: 3 })
  rerender({ version: 3, refreshing: true })
  const answers: unknown[] = []
  const second = result.current().then((seen) => answers.push(seen))
  await act(() => Promise.resolve())
  expect(answers).toEqual([])
  rerender({ version: 4, refreshing: false })
  await second
  expect(answers).toEqual([{ tripId: 'a-trip', version: 4 }])
})
