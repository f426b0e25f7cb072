import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useQuery } from '@tanstack/react-query'
import { ServiceNotice } from '../../../components/shell/service-notice.tsx'
import { useRestWhileAway } from '../../../components/shell/service-away.ts'
import { read } from '../../../lib/read.ts'
import { answerRead, refusal } from '../answers.ts'
import { renderDesk } from '../render-desk.tsx'

const NOW = '2026-11-20T14:31:05.000Z'

/** A screen that reads something of the booking service, and a button that would send something. */
function SomeScreen() {
  const { refetch } = useQuery({
    queryKey: ['some'],
    queryFn: () => read('session.info', {}),
    retry: false,
    enabled: false,
  })
  const rest = useRestWhileAway()
  return (
    <>
      <ServiceNotice serverNow={NOW} />
      <button type="button" onClick={() => void refetch()}>
        Read
      </button>
      <p>{rest ?? 'Everything can be sent'}</p>
    </>
  )
}

test('a booking service that is away is said so with the time; Try again and an answer end it', async () => {
  answerRead('session.info', () => refusal(502, 'ServiceAway', "The booking service isn't responding."))
  answerRead('activity.config', () => refusal(502, 'ServiceAway'))
  const { user } = renderDesk(<SomeScreen />)
  expect(screen.queryByRole('status')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Read' }))
  expect((await screen.findByRole('status')).textContent).toMatch(
    /^The booking service hasn't responded since 14:31:\d\d UTC\..* Nothing can be held, completed or cancelled/,
  )
  expect(screen.getByText("The booking service isn't responding. Nothing can be sent now.")).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('status')).toBeTruthy()
  answerRead('activity.config', () => ({}) as never)
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(screen.getByText('Everything can be sent')).toBeTruthy()
})

test('an answer that cannot be used is no outage', async () => {
  answerRead('session.info', () =>
    refusal(502, 'Unavailable', 'The booking service gave an unexpected answer.'),
  )
  const { user, queries } = renderDesk(<SomeScreen />)
  await user.click(screen.getByRole('button', { name: 'Read' }))
  await waitFor(() => expect(queries.getQueryState(['some'])?.status).toBe('error'))
  expect(screen.queryByRole('status')).toBeNull()
})

test('a browser without a connection says so above the screen, nothing can be sent, and both end with it', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderDesk(<SomeScreen />)
  expect(screen.getByRole('status').textContent).toMatch(/^You're offline\. .*What you type stays/)
  expect(screen.getByText("You're offline. Nothing can be sent until the connection is back.")).toBeTruthy()
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByText('Everything can be sent')).toBeTruthy()
})
