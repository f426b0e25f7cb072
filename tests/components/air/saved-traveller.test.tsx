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
  const searches: unknown[] = []
  answerRoute('/api/travellers/find', (input) => {
    searches.push(input)
    return { travellers: [anna] }
  })
  vi.mocked(saveDraft).mockResolvedValue({ kind: 'kept', savedAt: NOW })
  return { user: openFareForm({ fare }).user, searches }
}

test('by keyboard: the name is typed, arrow down and Enter fill the card, and Undo empties it again', async () => {
  const { user, searches } = open()
  await user.type(field('Last name'), 'kel')
  expect((await option()).textContent).toContain('12 Jun 1988 · passport •••••T47')
  expect(searches.at(-1)).toEqual({ typed: 'kel' })
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

test('contact comes with the traveller, what is missing from their client, and Undo takes it back', async () => {
  const { user } = open()
  const client = {
    id: anna.id,
    name: 'Keller & Co',
    email: 'office@keller.example',
    phone: '+49 30 1',
    markup: {},
  }
  const loyalty = [{ programme: 'Miles & More', number: '992200' }]
  answerRoute('/api/travellers/find', () => ({
    travellers: [{ ...anna, phone: '+49 151 7654321', seat: 'aisle', loyalty, client }],
  }))
  await user.type(field('Last name'), 'kel')
  await user.click(await option())
  expect(field('Phone').value).toBe('+49 151 7654321')
  expect(field('E-mail').value).toBe('office@keller.example')
  const card = screen.getByRole('region', { name: 'Traveller 1' }).textContent
  expect(card).toContain('Client: Keller & Co.')
  expect(card).toContain('Filled in: phone of the traveller. Filled in: e-mail of the client.')
  expect(card).toContain('Miles & More 992200 · seat: aisle')
  await user.clear(field('Phone'))
  await user.type(field('Phone'), '+49 89 555')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(field('Phone').value).toBe('+49 89 555')
  expect(field('E-mail').value).toBe('')
})

test('contact that was typed is never overwritten', async () => {
  const { user } = open()
  answerRoute('/api/travellers/find', () => ({ travellers: [{ ...anna, email: 'anna@keller.example' }] }))
  await user.type(field('E-mail'), 'typed@example.com')
  await user.type(field('Last name'), 'kel')
  await user.click(await option())
  expect(field('E-mail').value).toBe('typed@example.com')
})

test('the markup of the client of the lead is put in where the form has the default', async () => {
  const { user } = open()
  const markup = { all: { unit: 'percent', hundredths: 850 } } as const
  const client = { id: anna.id, name: 'Keller & Co', email: null, phone: null, markup }
  answerRoute('/api/travellers/find', () => ({ travellers: [{ ...anna, client }] }))
  await user.type(field('Last name'), 'kel')
  await user.click(await option())
  expect(screen.getByText('The markup is that of the client.')).toBeDefined()
  expect(screen.getByText('8.5%')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.queryByText('8.5%')).toBeNull()
})

test('an adult who was saved as Miss is Miss again', async () => {
  const { user } = open()
  answerRoute('/api/travellers/find', () => ({ travellers: [{ ...anna, title: '3' }] }))
  await user.type(field('Last name'), 'kel')
  await user.click(await option())
  expect(screen.getByRole('combobox', { name: 'Title' }).textContent).toContain('Miss')
})

test('the whole person is put in: what was typed of another goes, and one Undo brings it back', async () => {
  const { user } = open()
  const bare = { ...anna, nationality: '', birthDate: null, passportNumber: '', passportExpiry: null }
  answerRoute('/api/travellers/find', () => ({
    travellers: [{ ...bare, passportIssued: null, passportCountry: '' }],
  }))
  await user.type(field('Date of birth'), '01MAY90{Tab}')
  await user.type(field('Passport number'), 'X123')
  await user.type(field('First names'), 'ann')
  await user.click(await option())
  expect(field('First names').value).toBe('ANNA')
  expect(field('Date of birth').value).toBe('')
  expect(field('Passport number').value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(field('First names').value).toBe('ann')
  expect(field('Date of birth').value).toBe('1 May 1990')
  expect(field('Passport number').value).toBe('X123')
})

test('another one over a person who was corrected since: Undo brings back the corrected one', async () => {
  const { user } = open()
  const ben = { ...anna, id: anna.id.replace(/1$/, '2'), firstName: 'BEN', birthDate: '1985-05-03' }
  answerRoute('/api/travellers/find', () => ({ travellers: [anna, ben] }))
  await user.type(field('Last name'), 'kel')
  await user.click(await option())
  await user.clear(field('Date of birth'))
  await user.type(field('Date of birth'), '13JUN88{Tab}')
  await user.clear(field('Last name'))
  await user.type(field('Last name'), 'kell')
  await user.click(await screen.findByRole('option', { name: /KELLER \/ BEN/ }))
  expect(field('Date of birth').value).toBe('3 May 1985')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(field('First names').value).toBe('ANNA')
  expect(field('Date of birth').value).toBe('13 Jun 1988')
})

test('a card offers who is of its ages and not in the form yet', async () => {
  const clara = { ...anna, id: anna.id.replace(/1$/, '3'), firstName: 'CLARA', birthDate: '2018-03-04' }
  const pricing = fare.AirItineraryPricingInfo
  const [part] = pricing.PtcFareBreakdown
  const family = [1, 1, 2].map((type) => ({
    ...part!,
    PassengerTypeQuantity: { PassengerType: type as 1 | 2, Quantity: 1 },
  }))
  vi.mocked(saveDraft).mockResolvedValue({ kind: 'kept', savedAt: NOW })
  const { user } = openFareForm({
    fare: { ...fare, AirItineraryPricingInfo: { ...pricing, PtcFareBreakdown: family } },
    passengerTypes: [1, 1, 2],
  })
  answerRoute('/api/travellers/find', () => ({ travellers: [anna, clara] }))
  const card = (number: number) => within(screen.getByRole('region', { name: `Traveller ${number}` }))
  const typeInto = async (number: number) =>
    user.type(card(number).getByRole('textbox', { name: 'Last name' }), 'kel')
  const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
  await typeInto(1)
  await option()
  expect(offered()).toEqual([expect.stringContaining('ANNA')])
  await user.keyboard('{ArrowDown}{Enter}')
  await typeInto(3)
  await screen.findByRole('option', { name: /CLARA/ })
  expect(offered()).toHaveLength(1)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(card(3).getByRole('combobox', { name: 'Title' }).textContent).toContain('Miss')
  // Both are in the form now: the second adult is offered nobody.
  answerRoute('/api/travellers/find', () => ({
    travellers: [anna, clara, { ...anna, firstName: 'BEN', birthDate: '1985-05-03' }],
  }))
  await typeInto(2)
  await screen.findByRole('option', { name: /BEN/ })
  expect(offered()).toHaveLength(1)
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
