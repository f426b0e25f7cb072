import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ClientDetails } from '../../../components/client/client-details.tsx'
import { NO_CLIENT_FIELDS, type Client } from '../../../lib/client/client.ts'
import { saveClientForm } from '../../../server/client/actions.ts'
import { renderDesk } from '../render-desk.tsx'

// The details of a client: what is wrong is said at its field, and a colleague's version is never lost.

const client: Client = {
  ...NO_CLIENT_FIELDS,
  id: '5a1e1c7e-7a30-4d0a-8f4e-0e6f5a3b2c11',
  name: 'Anna Keller',
  note: 'Prefers mornings',
  travellerIds: [],
  version: 3,
  madeAt: '2026-11-20T09:00:00.000Z',
  changedAt: '2026-11-20T09:00:00.000Z',
  changedBy: 'Ann',
}

const saved = vi.fn()
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

function open(bar: string | null = null) {
  return renderDesk(<ClientDetails id={client.id} client={client} bar={bar} onSaved={saved} />)
}

test('what is wrong is said at its field, which gets the focus, and nothing is sent', async () => {
  const { user } = open()
  await user.clear(field('Name'))
  await user.type(field('Phone'), '12{Enter}')
  expect(await screen.findByText('Enter the name of the client.')).toBeDefined()
  expect(screen.getByText(/^Enter a phone number/)).toBeDefined()
  expect(document.activeElement).toBe(field('Name'))
  expect(saveClientForm).not.toHaveBeenCalled()
})

test('a colleague was faster: both versions are kept until one is chosen', async () => {
  const theirs = { ...client, note: 'Prefers evenings', version: 4, changedBy: 'Ben' }
  vi.mocked(saveClientForm)
    .mockResolvedValueOnce({ kind: 'changed', client: theirs })
    .mockResolvedValueOnce({ kind: 'saved', client: { ...theirs, version: 5, note: 'At noon' } })
  const { user } = open()
  await user.clear(field('Note'))
  await user.type(field('Note'), 'At noon')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Ben saved this client at/)).toBeDefined()
  expect(field('Note').value).toBe('At noon')
  await user.click(screen.getByRole('button', { name: 'Save mine' }))
  expect(vi.mocked(saveClientForm).mock.calls.map(([{ version }]) => version)).toEqual([3, 4])
  expect(saved).toHaveBeenCalledWith(expect.objectContaining({ version: 5 }))
})

test('theirs is taken instead of what was typed', async () => {
  const theirs = { ...client, note: 'Prefers evenings', version: 4, changedBy: 'Ben' }
  vi.mocked(saveClientForm).mockResolvedValueOnce({ kind: 'changed', client: theirs })
  const { user } = open()
  await user.type(field('Note'), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
  expect(field('Note').value).toBe('Prefers evenings')
})

test('whoever may not change it reads why, and has no button', () => {
  open('Viewers can only look.')
  expect(screen.getByText('Viewers can only look.')).toBeDefined()
  expect(field('Name').readOnly).toBe(true)
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
