import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MacrosScreen } from '../../../components/office/macros-screen.tsx'
import type { Macro } from '../../../lib/macro/macro.ts'
import { changeKey, deleteSteps, renameSteps } from '../../../server/macro/actions.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'

// The macros of the office, and what their makers and admins do with them.

const madeAt = '2026-11-20T10:00:00.000Z'
const sin: Macro = {
  name: 'sin',
  steps: ['AN +14 LON SIN', 'SS1'],
  key: 1,
  madeBy: 'Ana',
  madeAt,
  mayChange: true,
}
const out: Macro = { name: 'out', steps: ['SS2'], key: 2, madeBy: 'Ben', madeAt, mayChange: false }

function open(macros: readonly Macro[] = [out, sin], isAdmin = false) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null)))
  return renderDesk(<MacrosScreen view={{ macros, isAdmin }} />)
}
const row = (name: string) => within(screen.getByText(name, { selector: 'span' }).closest<HTMLElement>('li')!)

test('each macro tells its steps, its key, its maker and the day', () => {
  open()
  expect(row('out').getByText('SS2')).not.toBeNull()
  expect(row('out').getByText('Ben')).not.toBeNull()
  expect(row('out').getByText('20 Nov 2026')).not.toBeNull()
  expect(row('out').getByText('g 2')).not.toBeNull()
  // A colleague's macro is run and not changed.
  expect(row('out').queryByRole('button')).toBeNull()
  expect(row('out').queryByRole('combobox')).toBeNull()
})

test('a key is chosen among the free ones', async () => {
  vi.mocked(changeKey).mockResolvedValue({ kind: 'done' })
  const { user } = open()
  const keys = row('sin').getByRole('combobox', { name: 'Key of sin' })
  expect(within(keys).queryByRole('option', { name: 'g 2' })).toBeNull()
  await user.selectOptions(keys, 'g 5')
  expect(vi.mocked(changeKey).mock.calls).toEqual([['sin', 5]])
  await vi.waitFor(() => expect(router.refresh).toHaveBeenCalled())
})

test('Enter renames; a name that is none is refused before it is sent', async () => {
  vi.mocked(renameSteps).mockResolvedValue({ kind: 'done' })
  const { user } = open()
  await user.click(row('sin').getByRole('button', { name: 'Rename' }))
  const name = await screen.findByRole('textbox', { name: 'New name' })
  await user.clear(name)
  await user.type(name, '9x{Enter}')
  expect(await screen.findByText('A letter, then letters and digits, two to twenty in all.')).not.toBeNull()
  expect(renameSteps).not.toHaveBeenCalled()
  await user.clear(name)
  await user.type(name, 'Bkk{Enter}')
  expect(vi.mocked(renameSteps).mock.calls).toEqual([['sin', 'bkk']])
})

test('deleting asks first, and the safe answer has the focus', async () => {
  vi.mocked(deleteSteps).mockResolvedValue({ kind: 'done' })
  const { user } = open()
  await user.click(row('sin').getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete macro sin?' })
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Not now'))
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(vi.mocked(deleteSteps).mock.calls).toEqual([['sin']])
})

test('an office without macros is told how to make one', () => {
  open([], true)
  expect(screen.getByRole('heading', { name: 'No macros yet' })).not.toBeNull()
  expect(screen.getByRole('navigation', { name: 'Office' })).not.toBeNull()
})
