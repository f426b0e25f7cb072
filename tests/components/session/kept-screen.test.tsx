import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KeptScreen } from '../../../components/session/kept-screen.tsx'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'

// Text that is typed in a screen outlives its session, and a reading that failed.

const field = <input aria-label="Reason" />
const shown = (
  <KeptScreen lost={false} what="bookings">
    {field}
  </KeptScreen>
)
const unread = { message: "The booking service isn't responding.", instead: <p>Nothing was read</p> }
const reason = () => screen.getByRole('textbox', { name: 'Reason' })

test('what was typed stays below the sign-in, and after it', async () => {
  const { user, rerender } = renderDesk(shown)
  await user.type(reason(), 'Duplicate')
  rerender(<KeptScreen lost what="bookings" />)
  expect(reason()).toHaveProperty('value', 'Duplicate')
  rerender(shown)
  expect(reason()).toHaveProperty('value', 'Duplicate')
})

test('what was typed stays when the page could not be read again, which is said and can be repeated', async () => {
  const { user, rerender } = renderDesk(shown)
  await user.type(reason(), 'Duplicate')
  rerender(<KeptScreen lost={false} what="bookings" unread={unread} />)
  expect(reason()).toHaveProperty('value', 'Duplicate')
  expect(screen.getByRole('alert').textContent).toContain("Couldn't refresh this page. The booking service")
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(router.refresh).toHaveBeenCalledOnce()
})

test('without an earlier screen it says why there is none', () => {
  const { rerender } = renderDesk(<KeptScreen lost what="bookings" />)
  expect(screen.getByText('Sign in again to see bookings')).toBeTruthy()
  rerender(<KeptScreen lost={false} what="bookings" unread={unread} />)
  expect(screen.getByText('Nothing was read')).toBeTruthy()
})
