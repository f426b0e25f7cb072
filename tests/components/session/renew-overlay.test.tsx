import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RenewOverlay } from '../../../components/session/renew-overlay.tsx'
import { SessionWatch } from '../../../components/shell/session-watch.tsx'
import * as actions from '../../../server/session/actions.ts'
import { renderDesk } from '../render-desk.tsx'

vi.mock('../../../server/session/actions.ts', () => ({ renewSession: vi.fn(), renewDemoSession: vi.fn() }))

const uuid = '23ea6a1b-a44b-4e77-a384-faec28c02120'
const person = {
  displayName: 'Anna Keller',
  officeName: 'Test Office',
  role: 'agent',
  isDemo: false,
  environment: 'sandbox',
} as const

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
  const { user, rerender } = renderDesk(<SessionWatch person={person} lostAt="2026-11-22T10:00:00.000Z" />)
  await user.type(await field(), uuid)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  rerender(<SessionWatch person={person} lostAt="2026-11-22T10:00:01.000Z" />)
  await screen.findByRole('dialog')
  rerender(<SessionWatch person={person} lostAt={null} />)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
