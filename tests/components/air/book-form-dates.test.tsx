import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { saveTraveller } from '../../../server/traveller/actions.ts'
import { holdOffer } from '../../../server/booking/actions.ts'
import { answerRoute } from '../answers.ts'
import { draftOf, fareOf, filledForm, openFareForm } from '../booking/fare-form.tsx'
import { describedBy } from '../described-by.ts'
import { savedAnna } from '../traveller/saved-fixture.ts'

// The dates of a traveller: a text that is no date books nothing, and never the date that stood there before.

const fare = fareOf({ code: 'F1', total: 500 }, { IsPassportMandatory: true })
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const choice = (name: string) => screen.getByRole('combobox', { name })
const checked = () => screen.findByText(/^Price checked \d\d:\d\d/)
const problems = () =>
  within(screen.getByRole('group', { name: /need(s)? attention$/ }))
    .getAllByRole('button')
    .map((line) => line.textContent)

const passport = {
  nationality: 'DE',
  passportNumber: 'C01X00T47',
  passportCountry: 'DE',
  passportIssued: '2023-05-01',
  passportExpiry: '2033-05-01',
}

/** Opens a form that can be held as it is. */
async function openFilled() {
  const form = filledForm()
  const passengers = form.passengers.map((passenger) => ({ ...passenger, ...passport }))
  const { user } = openFareForm({ fare, drafts: [draftOf(fare, { ...form, passengers })] })
  await checked()
  vi.mocked(holdOffer).mockResolvedValue({ kind: 'held', reference: 'B1', priceChanged: false })
  return user
}

const EXAMPLE = 'Not a valid date. Try 14jan, 2027-01-14 or +7.'
const PAST_EXAMPLE = 'Not a valid date. Try 12JUN88 or 12.6.1988, day first.'
const MRZ = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10'

test.each([
  ['Expires on', '31feb32', 'passport expiry', EXAMPLE],
  ['Date of birth', '31feb88', 'date of birth', PAST_EXAMPLE],
  ['Date of birth', '2027-01-14', 'date of birth', 'The latest date is 20 Nov 2026.'],
  ['Issued on, optional', '31feb23', 'passport issue date', PAST_EXAMPLE],
])(
  '%s is typed as %s over a date: nothing is held, and the summary says why',
  async (name, text, about, said) => {
    const user = await openFilled()
    await user.clear(field(name))
    await user.type(field(name), `${text}{Control>}{Enter}{/Control}`)
    expect(problems()).toEqual([`Traveller 1, ${about}: ${said}`])
    expect(field(name).value).toBe(text)
    expect(describedBy(field(name))).toBe(said)
    expect(holdOffer).not.toHaveBeenCalled()
  },
)

test('an optional date that was never a date does not go by in silence; corrected or emptied it does', async () => {
  const user = await openFilled()
  await user.clear(field('Issued on, optional'))
  await user.tab()
  await user.type(field('Issued on, optional'), 'soon{Tab}')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(problems()).toEqual([`Traveller 1, passport issue date: ${PAST_EXAMPLE}`])
  await user.clear(field('Issued on, optional'))
  await user.type(field('Issued on, optional'), '2024-05-01{Tab}')
  expect(screen.queryByRole('group', { name: /needs attention$/ })).toBeNull()
  await user.clear(field('Issued on, optional'))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(vi.mocked(holdOffer).mock.calls).toMatchObject([
    ['air', { form: { passengers: [{ passportIssued: null }] } }],
  ])
})

test('a date set from outside replaces the text that was no date, and its problem', async () => {
  const user = await openFilled()
  await user.clear(field('Date of birth'))
  await user.type(field('Date of birth'), '31feb88{Control>}{Enter}{/Control}')
  await user.click(screen.getByRole('button', { name: 'Paste passport lines' }))
  await user.paste(MRZ)
  expect(field('Date of birth').value).toBe('12 Aug 1974')
  expect(describedBy(field('Date of birth'))).toBe('')
  expect(problems().join()).not.toContain('date of birth')
})

test('a card is not saved while a date on it cannot be read', async () => {
  const user = await openFilled()
  await user.clear(field('Issued on, optional'))
  await user.type(field('Issued on, optional'), '31feb23{Tab}')
  await user.click(screen.getByRole('button', { name: 'Save traveller' }))
  expect(await screen.findByText('Not saved. Correct the passport issue date first.')).toBeTruthy()
  expect(saveTraveller).not.toHaveBeenCalled()
})

test('the lines of another passport empty the fields that only the former one had', async () => {
  answerRoute('/api/travellers/find', () => ({ travellers: [{ ...savedAnna, title: '0', gender: '0' }] }))
  const { user } = openFareForm({ fare })
  await checked()
  await user.type(field('Last name'), 'kel')
  await user.click(await screen.findByRole('option', { name: /KELLER/ }))
  expect(field('Issued on, optional').value).toBe('1 May 2023')
  expect(choice('Title').textContent).toBe('Mr')
  await user.click(screen.getByRole('button', { name: 'Paste passport lines' }))
  await user.paste(MRZ)
  expect(field('Passport number').value).toBe('L898902C3')
  expect(field('Issued on, optional').value).toBe('')
  expect(choice('Sex on passport').textContent).toBe('Female')
  expect(choice('Title').textContent).not.toBe('Mr')
})

test.each([
  ['typed', { passportNumber: 'L898902C3' }, '1 May 2023'],
  ['saved', { passportNumber: `saved:${savedAnna.id}:2C3`, passportExpiry: '2012-04-15' }, '1 May 2023'],
  [
    'saved, of another end',
    { passportNumber: `saved:${savedAnna.id}:T47`, passportExpiry: '2012-04-15' },
    '',
  ],
  ['saved, of another expiry', { passportNumber: `saved:${savedAnna.id}:2C3` }, ''],
])(
  'the lines over a passport that is %s: its issue date stays where it is the same',
  async (_, own, issued) => {
    const form = filledForm()
    const details = { ...passport, ...own }
    const passengers = form.passengers.map((passenger) => ({ ...passenger, ...details }))
    const { user } = openFareForm({ fare, drafts: [draftOf(fare, { ...form, passengers })] })
    await checked()
    await user.click(screen.getByRole('button', { name: 'Paste passport lines' }))
    await user.paste(MRZ)
    expect(field('Last name').value).toBe('ERIKSSON')
    expect(field('Issued on, optional').value).toBe(issued)
    expect(choice('Title').textContent).toBe('Ms')
  },
)

test('a traveller of a copied PNR fills the card once the agent chooses them', async () => {
  const user = await openFilled()
  await user.click(screen.getByRole('button', { name: 'Paste passport lines' }))
  await user.paste(`1.OKAFOR/BEN MR   2.KELLER/ANNA MS
SSR DOCS SQ HK1 P/GBR/123456789/GBR/12JUN88/F/14MAR31/KELLER/ANNA/P2`)
  const before = field('Last name').value
  const list = within(screen.getByRole('list', { name: 'Travellers in the text' }))
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'OKAFOR / BEN',
    'KELLER / ANNA · 12 Jun 1988 · GBR •••••789',
  ])
  expect(field('Last name').value).toBe(before)
  await user.click(list.getByRole('button', { name: /KELLER/ }))
  expect(field('Last name').value).toBe('KELLER')
  expect(field('Date of birth').value).toBe('12 Jun 1988')
  expect(field(/^Passport/).value).toBe('123456789')
  expect(field('Expires on').value).toBe('Fri 14 Mar 2031')
  expect(choice('Nationality')).toHaveProperty('value', 'United Kingdom')
})
