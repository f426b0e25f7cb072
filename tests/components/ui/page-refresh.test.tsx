import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { usePageRefresh } from '../../../components/ui/use-page-refresh.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'

function Page() {
  const { refresh, refreshing } = usePageRefresh()
  return <button onClick={refresh}>{refreshing ? 'refreshing' : 'Refresh'}</button>
}

test('a desk that does not answer leaves the page as it is; the next refresh finds it back', async () => {
  const { user } = renderDesk(<Page />)
  const press = async () => {
    await user.click(screen.getByRole('button'))
    await screen.findByRole('button', { name: 'Refresh' })
  }
  const fetching = vi.spyOn(globalThis, 'fetch')
  fetching.mockRejectedValueOnce(new TypeError('no connection'))
  await press()
  fetching.mockResolvedValueOnce(new Response(null, { status: 502 }))
  await press()
  expect(fetching).toHaveBeenCalledTimes(2)
  expect(router.refresh).not.toHaveBeenCalled()
  const answer = Response.json({ status: 'ok' })
  fetching.mockResolvedValueOnce(answer)
  await press()
  expect(answer.bodyUsed, 'an answer that nobody reads keeps its connection').toBe(true)
  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1))
})
