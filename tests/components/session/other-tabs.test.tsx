import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { copiedPeople } from '../../../components/copied/copied-people.ts'
import { keepCopiedTravellers } from '../../../components/copied/copied-travellers.ts'
import { raiseSessionExpired } from '../../../components/session/session-expired.ts'
import { tellSignedOut } from '../../../components/session/other-tabs.ts'
import { SessionWatch } from '../../../components/shell/session-watch.tsx'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'

// The tabs of one browser share one session: a page of somebody else must not stay.

const channel = new BroadcastChannel('travel-desk.person')
const messages: unknown[] = []
channel.onmessage = ({ data }) => messages.push(data)
afterEach(() => {
  messages.length = 0
})

const anna = {
  displayName: 'Anna Keller',
  userName: 'anna',
  officeName: 'Test Office',
  role: 'agent',
  isDemo: false,
  environment: 'sandbox',
} as const
const key = 'sandbox\nTest Office\nanna'

test('a page says whose it is; a sign-in of the same person elsewhere closes the sign-in here', async () => {
  renderDesk(<SessionWatch person={anna} lostAt={null} validAt="2026-11-22T10:00:00.000Z" />)
  await waitFor(() => expect(messages).toEqual([key]))
  act(raiseSessionExpired)
  await screen.findByRole('dialog')
  expect(router.refresh).not.toHaveBeenCalled()
  channel.postMessage(key)
  await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
})

test('a page whose person signed out in another tab leaves, and so does one of somebody else', async () => {
  const assign = vi.fn()
  const { location } = window
  vi.stubGlobal('location', { ...location, assign })
  try {
    renderDesk(<SessionWatch person={anna} lostAt={null} validAt="2026-11-22T10:00:00.000Z" />)
    await waitFor(() => expect(messages).toEqual([key]))
    keepCopiedTravellers(anna, copiedPeople('1.KELLER/ANNA MS', '2026-11-22'), ['air'])
    channel.postMessage('sandbox\nTest Office\nomar')
    await waitFor(() => expect(assign.mock.calls).toEqual([['/']]))
    // The travellers of a text that was pasted here are not left to the next person.
    expect(sessionStorage).toHaveLength(0)
    tellSignedOut()
    await waitFor(() => expect(assign.mock.calls).toEqual([['/'], ['/sign-in']]))
    expect(messages).toContain(null)
  } finally {
    vi.stubGlobal('location', location)
  }
})
