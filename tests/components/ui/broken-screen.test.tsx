import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BrokenScreen } from '../../../components/ui/broken-screen.tsx'
import { holdTime, pass } from '../fake-time.ts'
import { renderDesk } from '../render-desk.tsx'

const error = Object.assign(new Error('failed'), { digest: '2401403' })
const away = /cannot reach its records/

test('a screen that failed while the desk is without its records comes back when it has them', async () => {
  holdTime()
  const retry = vi.fn()
  const fetching = vi.spyOn(globalThis, 'fetch')
  fetching.mockResolvedValueOnce(new Response(null, { status: 503 }))
  renderDesk(<BrokenScreen title="Couldn't show this screen" error={error} retry={retry} />)
  await pass(3000)
  await screen.findByText(away)
  fetching.mockRejectedValueOnce(new TypeError('no connection'))
  await pass(3000)
  screen.getByText(away)
  expect(retry).not.toHaveBeenCalled()
  await pass(3000)
  await waitFor(() => expect(retry).toHaveBeenCalledTimes(1))
  expect(screen.queryByText(away)).toBeNull()
})

test('a screen that failed for another reason waits for its button', async () => {
  holdTime()
  const retry = vi.fn()
  const { user } = renderDesk(<BrokenScreen title="Couldn't show this screen" error={error} retry={retry} />)
  await pass(9000)
  expect(retry).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})
