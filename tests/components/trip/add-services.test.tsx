import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AddServices } from '../../../components/trip/add-services.tsx'
import { searchFor } from '../../../server/trip/actions.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'

// Searches that are opened from a trip: each by the letter of its screen, with Shift.

const tripId = '0f1e2d3c-4b5a-4678-9abc-def012345678'

test.each([
  ['F', 'Search flights', 'air'],
  ['H', 'Search hotels', 'hotel'],
  ['A', 'Search activities', 'activity'],
])('Shift+%s and the button open the search of its kind for the trip', async (key, name, kind) => {
  const href = `/somewhere?${kind}`
  vi.mocked(searchFor).mockResolvedValue({ kind: 'found', href })
  const { user } = renderDesk(<AddServices tripId={tripId} />)
  await user.keyboard(`{Shift>}${key}{/Shift}`)
  await waitFor(() => expect(router.push).toHaveBeenCalledWith(href))
  await user.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(router.push).toHaveBeenCalledTimes(2))
  expect(vi.mocked(searchFor).mock.calls).toEqual([
    [kind, tripId],
    [kind, tripId],
  ])
})

test('a search that cannot be made leaves the trip on screen', async () => {
  vi.mocked(searchFor).mockResolvedValue({
    kind: 'refused',
    message: 'There is no such trip in this office.',
  })
  const { user } = renderDesk(<AddServices tripId={tripId} />)
  await user.click(screen.getByRole('button', { name: 'Search hotels' }))
  await waitFor(() => expect(searchFor).toHaveBeenCalled())
  expect(router.push).not.toHaveBeenCalled()
})
