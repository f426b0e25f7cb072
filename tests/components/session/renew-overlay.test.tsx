import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RenewOverlay } from '../../../components/session/renew-overlay.tsx'
import { raiseSessionExpired } from '../../../components/session/session-expired.ts'
import { SessionWatch } from '../../../components/shell/session-watch.tsx'
import * as actions from '../../../server/session/actions.ts'
import { holdTime, pass } from '../fake-time.ts'
import { renderDesk } from '../render-desk.tsx'

const uuid = '23ea6a1b-a44b-4e77-a384-faec28c02120'
const person = {
  displayName: 'Anna Keller',
  userName: 'anna',
  officeName: 'Test Office',
  role: 'agent',
  isDemo: false,
  environment: 'sandbox',
} as const

const at = (second: number) => new Date(Date.UTC(2026, 10, 22, 10, 0, second)).toISOString()
const watch = (times: { lostAt?: string; validAt?: string }) => (
  <SessionWatch person={person} lostAt={times.lostAt ?? null} validAt={times.validAt ?? null} />
)

const field = () => screen.findByLabelText<HTMLInputElement>('Account UUID')

test('an account UUID that a browser fills in without an event is sent', async () => {
  vi.mocked(actions.renewSession).mockResolvedValue({ ok: true })
  const renewed = vi.fn()
  const { user } = renderDesk(<RenewOverlay person={person} open onRenewed={renewed} />)
  const input = await field()
  input.value = uuid
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(renewed).toHaveBeenCalledOnce())
  expect(actions.renewSession).toHaveBeenCalledWith(uuid)
})

test('a refusal is said, and what was typed stays while the page around it renders again', async () => {
  vi.mocked(actions.renewSession).mockResolvedValue({ ok: false, code: 'Err0101003' })
  const { user, rerender } = renderDesk(<RenewOverlay person={person} open onRenewed={() => undefined} />)
  await user.type(await field(), uuid)
  rerender(<RenewOverlay person={{ ...person }} open onRenewed={() => undefined} />)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/account UUID is wrong/))
  expect((await field()).value).toBe(uuid)
})

test('an answer from before the renewal does not leave the sign-in open over a valid session', async () => {
  vi.mocked(actions.renewSession).mockResolvedValue({ ok: true })
  const { user, rerender } = renderDesk(watch({ lostAt: at(0) }))
  await user.type(await field(), uuid)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  rerender(watch({ lostAt: at(1) }))
  await screen.findByRole('dialog')
  rerender(watch({ validAt: at(2) }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a read that was asked before the renewal opens the sign-in again, and the refresh closes it', async () => {
  vi.mocked(actions.renewSession).mockResolvedValue({ ok: true })
  const { user, rerender } = renderDesk(watch({ validAt: at(0) }))
  act(raiseSessionExpired)
  await user.type(await field(), uuid)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(raiseSessionExpired)
  await screen.findByRole('dialog')
  rerender(watch({ validAt: at(50) }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a page that the server rendered before the session ended does not close the sign-in', async () => {
  holdTime()
  const { rerender } = renderDesk(watch({ validAt: at(0) }))
  await pass(10_000)
  act(raiseSessionExpired)
  await pass(0)
  rerender(watch({ validAt: at(3) }))
  await pass(1000)
  expect(screen.getByRole('dialog').isConnected).toBe(true)
  rerender(watch({ validAt: at(12) }))
  await pass(1000)
  expect(screen.queryByRole('dialog')).toBeNull()
})
