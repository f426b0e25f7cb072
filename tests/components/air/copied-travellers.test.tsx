import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { copiedPeople } from '../../../components/copied/copied-people.ts'
import { forgetCopiedTravellers, keepCopiedTravellers } from '../../../components/copied/copied-travellers.ts'
import { saveDraft } from '../../../server/draft/actions.ts'
import { fareOf, NOW, openFareForm } from '../booking/fare-form.tsx'

// The travellers of a text that was pasted for the search are offered in the form of one of its results.

const FAMILY = `  1.KELLER/ANNA MS   2.KELLER/BEN MR   3.KELLER/CY MSTR(CHD/12JAN19)
  5 SSR DOCS SQ HK1 P/GBR/123456789/GBR/12JUN88/F/14MAR31/KELLER/ANNA/P1`
const ANNA = { officeName: 'Alpine', userName: 'anna' }

const fare = fareOf({ code: 'F1', total: 500 }, { IsPassportMandatory: true })
const card = (number: number) => within(screen.getByRole('region', { name: `Traveller ${number}` }))
const field = (number: number, name: string) => card(number).getByRole<HTMLInputElement>('textbox', { name })
const offer = () => screen.queryByRole('region', { name: 'From the pasted text' })
const rows = () =>
  within(offer()!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const stored = () => JSON.stringify({ ...sessionStorage }).includes('KELLER')

async function open(types: (1 | 2 | 3)[], text = FAMILY) {
  keepCopiedTravellers(null, copiedPeople(text, '2026-11-20'), ['air'])
  const pricing = fare.AirItineraryPricingInfo
  const [part] = pricing.PtcFareBreakdown
  const PtcFareBreakdown = types.map((type) => ({
    ...part!,
    PassengerTypeQuantity: { PassengerType: type, Quantity: 1 },
  }))
  const { user } = openFareForm({
    fare: { ...fare, AirItineraryPricingInfo: { ...pricing, PtcFareBreakdown } },
    passengerTypes: types,
  })
  await screen.findByRole('region', { name: 'From the pasted text' })
  return user
}

beforeEach(() => {
  vi.mocked(saveDraft).mockResolvedValue({ kind: 'kept', savedAt: NOW })
  forgetCopiedTravellers()
})

test('one key fills all cards in order, goes on to what is missing, and keeps no copy', async () => {
  const user = await open([1, 1, 2])
  expect(rows()).toEqual([
    'Traveller 1KELLER / ANNA · 12 Jun 1988 · GBR •••••789',
    'Traveller 2KELLER / BEN',
    'Traveller 3KELLER / CY · child · 12 Jan 2019',
  ])
  await user.keyboard('{Alt>}v{/Alt}')
  expect(field(1, 'Last name').value).toBe('KELLER')
  expect(field(1, 'First names').value).toBe('ANNA')
  expect(field(1, 'Passport number').value).toBe('123456789')
  expect(field(1, 'Date of birth').value).toBe('12 Jun 1988')
  expect(card(1).getByRole('combobox', { name: 'Title' }).textContent).toContain('Ms')
  expect(card(3).getByRole('combobox', { name: 'Title' }).textContent).toContain('Mstr')
  expect(field(3, 'Date of birth').value).toBe('12 Jan 2019')
  // Anna's card is whole: the caret is in the first field that the text says nothing of.
  expect(card(2).getByRole('textbox', { name: 'Date of birth' })).toBe(document.activeElement)
  expect(screen.getByText('3 travellers filled in. Check them against the passports.')).not.toBeNull()
  expect(stored()).toBe(false)
})

test('Undo empties the cards and offers the travellers again', async () => {
  const user = await open([1])
  await user.click(screen.getByRole('button', { name: 'Fill in 1 traveller' }))
  expect(field(1, 'First names').value).toBe('ANNA')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(field(1, 'First names').value).toBe('')
  expect(field(1, 'Passport number').value).toBe('')
  expect(rows()).toEqual(['Traveller 1KELLER / ANNA · 12 Jun 1988 · GBR •••••789'])
})

test('who has no card in this form stays for another one', async () => {
  const user = await open([1])
  expect(offer()!.textContent).toContain('No card for KELLER / BEN, KELLER / CY · child · 12 Jan 2019.')
  await user.click(screen.getByRole('button', { name: 'Fill in 1 traveller' }))
  expect(offer()!.textContent).toContain('No card for KELLER / BEN, KELLER / CY')
  expect(stored()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Forget them' }))
  expect(offer()).toBeNull()
  expect(stored()).toBe(false)
})

test('a form with more cards than the text names leaves the others open', async () => {
  const user = await open([1, 1, 2, 3])
  await user.keyboard('{Alt>}v{/Alt}')
  expect(field(4, 'Last name').value).toBe('')
})

test('names alone tell no age: they go onto the cards in their order', async () => {
  const user = await open([1, 2], 'Passengers: Anna Keller and Cy Keller')
  await user.keyboard('{Alt>}v{/Alt}')
  expect(field(2, 'First names').value).toBe('Cy')
})

test('a card that somebody is on stays as it is, and who is on it is not offered again', async () => {
  const user = await open([1, 1])
  await user.type(field(1, 'Last name'), 'Keller')
  await user.type(field(1, 'First names'), 'Ben')
  expect(rows()).toEqual(['Traveller 2KELLER / ANNA · 12 Jun 1988 · GBR •••••789'])
  await user.keyboard('{Alt>}v{/Alt}')
  expect(field(1, 'First names').value).toBe('Ben')
  expect(field(2, 'First names').value).toBe('ANNA')
})

test('another person of this tab does not get them', () => {
  keepCopiedTravellers(ANNA, copiedPeople(FAMILY, '2026-11-20'), ['air'])
  openFareForm({ fare })
  expect(offer()).toBeNull()
})

test('a form of another kind than the text asks for offers nothing', () => {
  keepCopiedTravellers(null, copiedPeople(FAMILY, '2026-11-20'), ['hotel'])
  openFareForm({ fare })
  expect(offer()).toBeNull()
})
