import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { SavedTraveller } from '../../../lib/traveller/saved-traveller.ts'
import { saveDraft } from '../../../server/draft/actions.ts'
import { revealSavedNumber, saveTraveller } from '../../../server/traveller/actions.ts'
import { answerRoute } from '../answers.ts'
import { fareOf, NOW, openFareForm } from '../booking/fare-form.tsx'
import { savedAnna as anna } from '../traveller/saved-fixture.ts'

// A name typed into a card offers the saved travellers of the office; choosing one fills the card in one go.

const fare = fareOf({ code: 'F1', total: 500 }, { IsPassportMandatory: true })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const option = () => screen.findByRole('option', { name: /KELLER \/ ANNA/ })

function open() {
  const asked: unknown[] = []
  answerRoute('/api/travellers/find', (input) => {
    asked.push(input)
    return { travellers: [anna] }
  })
  vi.mocked(saveDraft).mockResolvedValue({ kind: 'kept', savedAt: NOW })
  return { user: openFareForm({ found: fare }).user, asked }
}

test('by keyboard: the name is typed, arrow down and Enter fill the card, and Undo empties it again', async () => {
  const { user, asked } = open()
  await user.type(field('Last name'), 'kel')
  expect((await option()).textContent).toContain('12 Jun 1988 · passport •••••T47')
  expect(asked.at(-1)).toEqual({ typed: 'kel' })
  const combobox = screen.getByRole('combobox', { name: 'Last name' })
  expect(combobox.getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(field('Last name').value).toBe('KELLER')
  expect(field('First names').value).toBe('ANNA')
  expect(field('Date of birth').value).toBe('12 Jun 1988')
  expect(screen.getByRole('group', { name: 'Passport number' }).textContent).toContain('•••••T47')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(document.activeElement).toBe(field('Last name'))
  expect(field('Last name').value).toBe('kel')
  expect(field('First names').value).toBe('')
  expect(field('Passport number').value).toBe('')
})

test('an adult who was saved as Miss is Miss again', async () => {
  const { user } = open()
  answerRoute('/api/travellers/find', () => ({ travellers: [{ ...anna, title: '3' }] }))
  await user.type(field('Last name'), 'kel')
  await user.click(await option())
  expect(screen.getByRole('combobox', { name: 'Title' }).textContent).toContain('Miss')
})

test('a value that was typed stays until the agent asks for the saved one', async () => {
  const { user } = open()
  await user.type(field('Date of birth'), '01MAY90{Tab}')
  await user.type(field('First names'), 'ann')
  await user.click(await option())
  expect(field('Date of birth').value).toBe('1 May 1990')
  const said = await screen.findByText(/as typed: date of birth/)
  expect(said).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Use the saved values' }))
  expect(field('Date of birth').value).toBe('12 Jun 1988')
  // Nothing is left to fill in.
  expect(document.activeElement).toBe(field('Last name'))
})

test('another person chosen after one by mistake: nothing of the first stays on the card', async () => {
  const { user } = open()
  const ben = { ...anna, id: anna.id.replace(/1$/, '2'), firstName: 'BEN', gender: '0', title: '0' }
  const other: SavedTraveller = { ...ben, birthDate: null, passportNumber: '', passportExpiry: null }
  answerRoute('/api/travellers/find', () => ({ travellers: [anna, other] }))
  await user.type(field('Last name'), 'kel')
  await user.click(await option())
  await user.clear(field('First names'))
  await user.type(field('First names'), 'be')
  await user.click(await screen.findByRole('option', { name: /KELLER \/ BEN/ }))
  expect(field('First names').value).toBe('BEN')
  expect(field('Date of birth').value).toBe('')
  expect(field('Passport number').value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(field('Date of birth').value).toBe('')
})

test('Escape closes the list, Tab leaves it, and a plain Enter chooses nobody', async () => {
  const { user } = open()
  await user.type(field('Last name'), 'kel')
  await option()
  await user.keyboard('{Enter}')
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Last name' }).value).toBe('kel')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  await user.type(field('Last name'), 'l')
  await option()
  await user.tab()
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  expect(field('Last name').value).toBe('kell')
})

test('a saved number is revealed on demand, and can be taken out', async () => {
  vi.mocked(revealSavedNumber).mockResolvedValue({ kind: 'revealed', number: 'C01X00T47' })
  const { user } = open()
  await user.type(field('Last name'), 'kel')
  await user.click(await option())
  const group = within(screen.getByRole('group', { name: 'Passport number' }))
  await user.click(group.getByRole('button', { name: 'Reveal' }))
  expect(await group.findByText('C01X00T47')).toBeTruthy()
  expect(vi.mocked(revealSavedNumber).mock.calls).toEqual([[anna.id]])
  await user.click(group.getByRole('button', { name: 'Change' }))
  expect(field('Passport number').value).toBe('')
})

test('a card is saved on demand', async () => {
  vi.mocked(saveTraveller).mockResolvedValue({ kind: 'saved' })
  const { user } = open()
  await user.type(field('Last name'), 'OKAFOR')
  await user.click(screen.getByRole('button', { name: 'Save traveller' }))
  expect(await screen.findByText('Traveller saved for the office.')).toBeTruthy()
  expect(vi.mocked(saveTraveller).mock.lastCall).toMatchObject([{ lastName: 'OKAFOR', birthDate: null }])
})
