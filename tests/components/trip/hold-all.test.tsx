import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../../components/shell/query-client.ts'
import { useHoldAll } from '../../../components/trip/use-hold-all.ts'
import { toasts } from '../../../components/ui/toast.ts'
import type { HoldRun, RunOutcome } from '../../../lib/trip/hold-run.ts'
import { beginHoldAll, stepHoldAll, stopHoldAll } from '../../../server/trip/hold-actions.ts'

// The window of Hold all can be closed while it goes on: what happens then is told, and opens nothing.

function runWith(...states: HoldRun['items'][number]['state'][]): HoldRun {
  return {
    id: 'run',
    ifOneFails: 'keep',
    items: states.map((state, at) => ({
      optionId: String(at),
      kind: 'air',
      agreedCents: 100,
      agreedRefund: null,
      state,
      clientReference: null,
      reference: null,
      message: null,
    })),
    by: 'Maya Lindt',
    startedAt: '2026-11-26T12:00:00.000Z',
    endedAt: states.includes('waiting') ? null : '2026-11-26T12:01:00.000Z',
  }
}

/** A run that has begun, whose step answers when the test says so. */
async function begun() {
  vi.mocked(beginHoldAll).mockResolvedValue({ kind: 'run', run: runWith('waiting', 'waiting') })
  const step = Promise.withResolvers<RunOutcome>()
  vi.mocked(stepHoldAll).mockReturnValueOnce(step.promise)
  const refresh = vi.fn()
  const { result } = renderHook(() => useHoldAll('trip', refresh), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={makeQueryClient()}>{children}</QueryClientProvider>
    ),
  })
  await act(async () => result.current.begin({ lines: [], spendableCents: null }, [], 'keep'))
  act(() => result.current.open())
  return { result, step, refresh }
}

test('a window that was closed stays closed, and the end is told by a notice', async () => {
  const { result, step, refresh } = await begun()
  act(() => result.current.close())
  await act(async () => step.resolve({ kind: 'run', run: runWith('held', 'failed') }))
  await waitFor(() => expect(toasts.get()).toEqual([{ title: '1 held, 1 not held', tone: 'bad' }]))
  expect([result.current.isOpen, result.current.state]).toEqual([false, null])
  expect(refresh).toHaveBeenCalled()
})

test('an open window shows the end itself', async () => {
  const { result, step } = await begun()
  await act(async () => step.resolve({ kind: 'run', run: runWith('held', 'held') }))
  expect(result.current.isOpen).toBe(true)
  expect(result.current.state).toMatchObject({ phase: 'run', going: false, problem: null })
  expect(toasts.get()).toEqual([])
})

test('a stop that does not arrive is said, and the run goes on', async () => {
  const { result } = await begun()
  vi.mocked(stopHoldAll).mockRejectedValueOnce(new Error('no connection'))
  await act(async () => result.current.stop(runWith('waiting', 'waiting'), 'keep', true))
  await waitFor(() =>
    expect(toasts.get()).toEqual([
      { title: expect.stringMatching(/^Not stopped\. The desk did not answer\./) as string, tone: 'bad' },
    ]),
  )
  expect(result.current.state).toMatchObject({ phase: 'run', going: true })
})
