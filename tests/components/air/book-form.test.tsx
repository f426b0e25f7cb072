import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noteSessionRenewed, onSessionExpired } from '../../../components/session/session-expired.ts'
import { tripKey } from '../../../lib/air/draft.ts'
import { parseFare } from '../../../lib/air/parse-fare.ts'
import { emptyPassengerForm, type PassengerForm } from '../../../lib/air/passenger-form.ts'
import { holdOffer } from '../../../server/booking/actions.ts'
import { saveDraft } from '../../../server/draft/actions.ts'
import type { DraftKept } from '../../../server/draft/keep-payload.ts'
import { describedBy } from '../described-by.ts'
import { holdTime, pass } from '../fake-time.ts'
import { draftOf, fareOf, filledForm, NOW, openFareForm } from '../booking/fare-form.tsx'

// The form of a fare: its questions, where it names a fault, which fields it fills in, and when it saves.

const fare = fareOf({ code: 'F1', total: 500 })
const filled = { fare, drafts: [draftOf(fare)] }

const holdButton = () => screen.getAllByRole('button', { name: /^Hold/ })[0]!
const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
const choice = (name: string) => screen.getByRole('combobox', { name })
const checked = () => screen.findByText(/^Price checked \d\d:\d\d/)

test('Hold on an empty form: nothing is sent, each problem stands at its field, the summary has the focus', async () => {
  const { user } = openFareForm({ fare })
  await checked()
  await user.click(holdButton())
  const summary = screen.getByRole('group', { name: '7 fields need attention' })
  expect(document.activeElement).toBe(summary)
  expect(
    within(summary)
      .getAllByRole('button')
      .map((line) => line.textContent),
  ).toEqual([
    'Traveller 1, title: Choose a title.',
    'Traveller 1, last name: Enter the last name as on the passport.',
    'Traveller 1, first names: Enter the first names as on the passport.',
    'Traveller 1, date of birth: Enter the date of birth, like 12JUN88.',
    'Traveller 1, sex: Select as on the passport.',
    'Phone: Enter a phone number with its country code, like +49 30 1234567.',
    'E-mail: Enter an e-mail address, like anna@example.com.',
  ])
  expect(describedBy(field('Last name'))).toBe('Enter the last name as on the passport.')
  expect(describedBy(choice('Title'))).toBe('Choose a title.')
  expect(field('Phone').ariaInvalid).toBe('true')
  expect(holdOffer).not.toHaveBeenCalled()
})

test('a line of the summary leads to its field; a corrected field leaves the summary', async () => {
  const { user } = openFareForm({
    ...filled,
    drafts: [draftOf(fare, { ...filledForm(), phone: '', email: 'anna' })],
  })
  await checked()
  await user.click(holdButton())
  const line = screen.getByRole('button', { name: /^Phone:/ })
  await user.click(line)
  expect(document.activeElement).toBe(field('Phone'))
  await user.keyboard('+49 30 1234567')
  await user.tab()
  expect(screen.getByRole('group', { name: '1 field needs attention' }).textContent).toContain('E-mail')
  expect(describedBy(field('Phone'))).toBe('')
})

test('a fare that asks for a passport: its fields are there, and what is missing is named', async () => {
  const strict = fareOf(
    { code: 'F1', total: 500 },
    { IsPassportMandatory: true, IsPassportIssueDateMandatory: true },
  )
  const { user } = openFareForm({ fare: strict, drafts: [draftOf(strict)] })
  await checked()
  await user.click(holdButton())
  expect(
    within(screen.getByRole('group', { name: '5 fields need attention' }))
      .getAllByRole('button')
      .map((line) => line.textContent?.split(':')[0]),
  ).toEqual([
    'Traveller 1, nationality',
    'Traveller 1, passport number',
    'Traveller 1, passport country',
    'Traveller 1, passport issue date',
    'Traveller 1, passport expiry',
  ])
  expect(screen.queryByText('Passport, optional for this fare')).toBeNull()
})

test('a fare that asks for none: the passport is folded away, and stays open once something is typed', async () => {
  const { user } = openFareForm(filled)
  await checked()
  const fold = screen.getByText('Passport, optional for this fare').closest('details')!
  expect(fold.open).toBe(false)
  await user.click(screen.getByText('Passport, optional for this fare'))
  expect(fold.open).toBe(true)
  await user.type(field('Passport number'), 'c01x')
  expect(field('Passport number')).toHaveProperty('value', 'C01X')
  await user.click(screen.getByText('Passport, optional for this fare'))
  expect(fold.open).toBe(true)
})

test.each([
  [true, 1],
  [false, 0],
])(
  'an address at the destination is mandatory, %s: the form says so then alone (gap 210)',
  async (is, times) => {
    openFareForm({
      fare: fareOf({ code: 'F1', total: 500 }, { IsDestinationAddressMandatory: is }),
    })
    await checked()
    expect(screen.queryAllByText(/^The airline needs an address at the destination\./)).toHaveLength(times)
  },
)

test('the sex follows the title, chosen or typed, until the agent sets it', async () => {
  const { user } = openFareForm({ fare })
  await checked()
  await user.click(choice('Title'))
  await user.click(await screen.findByRole('option', { name: 'Mr' }))
  expect(choice('Sex on passport').textContent).toBe('Male')
  choice('Title').focus()
  await user.keyboard('mrs')
  expect(choice('Title').textContent).toBe('Mrs')
  expect(choice('Sex on passport').textContent).toBe('Female')
  await user.keyboard('mr')
  expect(choice('Sex on passport').textContent).toBe('Male')
  choice('Sex on passport').focus()
  await user.keyboard('fm')
  choice('Title').focus()
  await user.keyboard('ms')
  expect(choice('Title').textContent).toBe('Ms')
  expect(choice('Sex on passport').textContent).toBe('Male')
})

test('in the open list of titles the letters lead to the title as well', async () => {
  const { user } = openFareForm({ fare })
  await checked()
  await user.click(choice('Title'))
  await screen.findByRole('option', { name: 'Mr' })
  await user.keyboard('mrs')
  expect(document.activeElement).toBe(screen.getByRole('option', { name: 'Mrs' }))
  await user.keyboard('{Enter}')
  expect(choice('Title').textContent).toBe('Mrs')
  expect(choice('Sex on passport').textContent).toBe('Female')
})

test('a child is offered the titles of children', async () => {
  const { user } = openFareForm({
    fare,
    checked: {
      ...fare,
      AirItineraryPricingInfo: {
        ...fare.AirItineraryPricingInfo,
        PtcFareBreakdown: fare.AirItineraryPricingInfo.PtcFareBreakdown.map((part) => ({
          ...part,
          PassengerTypeQuantity: { PassengerType: 2, Quantity: 1 },
        })),
      },
    },
  })
  await checked()
  await user.click(choice('Title'))
  const options = await screen.findAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual(['Miss', 'Mstr'])
})

test('a name with other letters says how the passport spells it, once the field is left', async () => {
  const { user } = openFareForm({ fare })
  await checked()
  await user.type(field('Last name'), 'Müller')
  expect(describedBy(field('Last name'))).toBe('')
  await user.tab()
  expect(describedBy(field('Last name'))).toBe('Only letters A to Z. On the passport it reads MUELLER.')
  await user.click(screen.getByRole('button', { name: 'Use MUELLER' }))
  expect(document.activeElement).toBe(field('Last name'))
  expect(field('Last name')).toHaveProperty('value', 'MUELLER')
  expect(describedBy(field('Last name'))).toBe('')
})

test('one name on the passport: the empty field says what to use, and Enter takes it', async () => {
  const { user } = openFareForm({ fare })
  await checked()
  await user.type(field('Last name'), 'SUHARTO')
  await user.tab()
  expect(screen.queryByRole('button', { name: /^Use FNU/ })).toBeNull()
  await user.tab()
  expect(describedBy(field('First names'))).toContain('the first name is FNU.')
  field('First names').focus()
  await user.keyboard('{Enter}')
  expect(field('First names')).toHaveProperty('value', 'FNU')
  expect(describedBy(field('First names'))).toBe('')
})

test('what airlines drop is said and does not stop the hold; one key takes the spelling of the ticket', async () => {
  const form = filledForm()
  const passengers = form.passengers.map((passenger) => ({ ...passenger, lastName: "Lana'i" }))
  const { user } = openFareForm({ fare, drafts: [draftOf(fare, { ...form, passengers })] })
  await checked()
  expect(describedBy(field('Last name'))).toBe('Airlines drop apostrophes: the ticket reads LANAI.')
  vi.mocked(holdOffer).mockResolvedValue({ kind: 'held', reference: 'PO1', priceChanged: false })
  field('Last name').focus()
  await user.keyboard('{Enter}')
  expect(field('Last name')).toHaveProperty('value', 'LANAI')
  await user.click(holdButton())
  expect(vi.mocked(holdOffer).mock.lastCall?.[1]).toMatchObject({
    form: { passengers: [{ lastName: 'LANAI' }] },
  })
})

test('a title and a sex that disagree are asked about; corrected or confirmed the hold goes on', async () => {
  const form = filledForm()
  const passengers = form.passengers.map((passenger) => ({ ...passenger, title: '0' }))
  const { user } = openFareForm({ fare, drafts: [draftOf(fare, { ...form, passengers })] })
  await checked()
  vi.mocked(holdOffer).mockResolvedValue({ kind: 'revalidate' })
  const question = () => screen.queryByRole('group', { name: 'Check before you hold' })
  await user.click(holdButton())
  expect(document.activeElement).toBe(question())
  expect(question()?.textContent).toContain(
    'Traveller 1, KELLER / ANNA: the title is Mr, and the sex on the passport is female.',
  )
  expect(holdOffer).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Correct it' }))
  expect(document.activeElement).toBe(choice('Title'))
  await user.keyboard('mrs')
  expect(question()).toBeNull()
  await user.keyboard('mr')
  expect(choice('Sex on passport').textContent).toBe('Female')
  await user.click(screen.getByRole('button', { name: 'Hold as entered' }))
  expect(holdOffer).toHaveBeenCalledTimes(1)
  expect(question()).toBeNull()
  // A question that was confirmed once is not asked again.
  await user.click(holdButton())
  expect(holdOffer).toHaveBeenCalledTimes(2)
})

const MRZ = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10']

test('pasted passport lines fill the card; lines with a wrong check digit fill nothing', async () => {
  const { user } = openFareForm({ fare })
  await checked()
  await user.click(screen.getByRole('button', { name: 'Paste passport lines' }))
  const lines = field(/^The two lines/)
  expect(document.activeElement).toBe(lines)
  await user.paste(MRZ.join('\n').replace('L898902C36', 'L898902C37'))
  expect(lines.ariaInvalid).toBe('true')
  expect(field('Last name')).toHaveProperty('value', '')
  await user.clear(lines)
  await user.paste(MRZ.join('\n'))
  expect(field('Last name')).toHaveProperty('value', 'ERIKSSON')
  expect(field('First names')).toHaveProperty('value', 'ANNA MARIA')
  expect(field('Passport number')).toHaveProperty('value', 'L898902C3')
  expect(choice('Sex on passport').textContent).toBe('Female')
  expect(screen.queryByRole('textbox', { name: /^The two lines/ })).toBeNull()
  // The lines have no title: it is the first field that still needs something.
  expect(document.activeElement).toBe(choice('Title'))
  const said = screen.getByText(/^Filled from the passport: last name, first names/)
  expect(said.closest('[role=status]')).not.toBeNull()
})

const KEPT: DraftKept = { kind: 'kept', savedAt: NOW }

/** The last names of the drafts that were saved, as they were at that time. */
function watchDrafts(first: Promise<DraftKept> = Promise.resolve(KEPT)) {
  const names: (string | undefined)[] = []
  vi.mocked(saveDraft).mockImplementation((_kind, draft) => {
    names.push((draft as { form: PassengerForm }).form.passengers[0]?.lastName)
    return names.length === 1 ? first : Promise.resolve(KEPT)
  })
  return names
}

test('a draft is saved 0.8 s after the last key, and what is typed meanwhile is saved next', async () => {
  holdTime()
  const { user } = openFareForm({ fare })
  await checked()
  const { promise, resolve } = Promise.withResolvers<DraftKept>()
  const names = watchDrafts(promise)
  await user.type(field('Last name'), 'KEL')
  await pass(799)
  expect(names).toEqual([])
  await pass(1)
  expect(vi.mocked(saveDraft).mock.calls).toMatchObject([
    ['air', { offerCode: 'F1', subjectKey: tripKey(parseFare(fare)) }],
  ])
  await user.type(field('Last name'), 'LER')
  await pass(1500)
  expect(names).toEqual(['KEL'])
  expect(screen.getByText('Saving')).toBeDefined()
  await act(async () => resolve(KEPT))
  expect(names).toEqual(['KEL', 'KELLER'])
  expect(screen.getByText('Draft saved')).toBeDefined()
})

test('without a pause a draft is saved three seconds after the first key', async () => {
  holdTime()
  const { user } = openFareForm({ fare })
  await checked()
  for (let keys = 0; keys < 6; keys += 1) {
    await user.type(field('Last name'), 'A')
    await pass(500)
  }
  expect(saveDraft).toHaveBeenCalledOnce()
})

test('a draft that cannot be saved says so; one that was refused for the session asks for the sign-in', async () => {
  holdTime()
  const expired = vi.fn()
  const stop = onSessionExpired(expired)
  const { user } = openFareForm({ fare })
  await checked()
  vi.mocked(saveDraft).mockRejectedValueOnce(new Error('offline'))
  await user.type(field('Last name'), 'K')
  await pass(800)
  expect(screen.getByText('Draft not saved; it is only in this window')).toBeDefined()
  expect(expired).not.toHaveBeenCalled()
  vi.mocked(saveDraft).mockResolvedValueOnce({ kind: 'session' })
  await user.type(field('Last name'), 'E')
  await pass(800)
  expect(expired).toHaveBeenCalledOnce()
  expect(field('Last name')).toHaveProperty('value', 'KE')
  // With the next sign-in it is saved without another key.
  vi.mocked(saveDraft).mockResolvedValueOnce(KEPT)
  await act(async () => noteSessionRenewed())
  expect(screen.getByText('Draft saved')).toBeDefined()
  stop()
})

test('no draft is saved while a hold is sent, and what it interrupted is saved when it fails', async () => {
  holdTime()
  const { user } = openFareForm(filled)
  await checked()
  const { promise, resolve } = Promise.withResolvers<{ kind: 'revalidate' }>()
  vi.mocked(holdOffer).mockReturnValueOnce(promise)
  const names = watchDrafts()
  await user.type(field('Last name'), 'S')
  await user.click(holdButton())
  await pass(4000)
  expect(names).toEqual([])
  await act(async () => resolve({ kind: 'revalidate' }))
  expect(names).toEqual(['KELLERS'])
})

test('a draft of another journey is offered: used it fills the form, dismissed it goes', async () => {
  const other = { offerCode: 'F9', subjectKey: 'LHR-AMS', form: filledForm(), savedAt: NOW }
  const { user } = openFareForm({ fare, drafts: [other] })
  await checked()
  expect(field('Last name')).toHaveProperty('value', '')
  expect(screen.getByText('KELLER, ANNA')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Use this draft' }))
  expect(document.activeElement).toBe(choice('Title'))
  expect(screen.getByText('The form is filled from the draft.').role).toBe('status')
  expect(field('Last name')).toHaveProperty('value', 'KELLER')
  expect(field('Phone')).toHaveProperty('value', '+49 30 1234567')
  expect(screen.queryByRole('button', { name: 'Use this draft' })).toBeNull()
})

test('a draft for another number of travellers is neither restored nor offered', async () => {
  const two = { ...draftOf(fare), form: emptyPassengerForm([1, 1]) }
  openFareForm({ fare, drafts: [two] })
  await checked()
  expect(screen.queryByRole('button', { name: 'Use this draft' })).toBeNull()
  expect(screen.getAllByRole('region', { name: /^Traveller/ })).toHaveLength(1)
})

test('one person in two cards: both are named, nothing is sent, and correcting either card ends it', async () => {
  const [adult] = filledForm().passengers
  const form = { ...filledForm(), passengers: [adult!, { ...adult!, firstName: 'Anna ' }] }
  const two = fareOf({ code: 'F1', total: 500 })
  two.AirItineraryPricingInfo.PtcFareBreakdown[0]!.PassengerTypeQuantity.Quantity = 2
  const { user } = openFareForm({ fare: two, passengerTypes: [1, 1], drafts: [draftOf(two, form)] })
  await checked()
  await user.click(holdButton())
  const same = 'Travellers 1 and 2 have the same names and date of birth.'
  const line = screen.getByRole('button', { name: `Traveller 2, date of birth: ${same}` })
  const card = (number: number) => within(screen.getByRole('region', { name: `Traveller ${number}` }))
  expect(describedBy(card(2).getByRole('textbox', { name: 'Date of birth' }))).toBe(same)
  expect(holdOffer).not.toHaveBeenCalled()
  await user.clear(card(1).getByRole('textbox', { name: 'First names' }))
  await user.type(card(1).getByRole('textbox', { name: 'First names' }), 'BEN')
  await waitFor(() => expect(line.isConnected).toBe(false))
})

test('what is pasted into a field is cleaned as it is left, and sent so (gap 255)', async () => {
  const { user } = openFareForm(filled)
  await checked()
  const paste = async (name: string, text: string) => {
    await user.clear(field(name))
    await user.paste(text)
    await user.tab()
  }
  await paste('Phone', '\u202atel:+49\u00a030 1234567\u202c')
  expect(field('Phone')).toHaveProperty('value', '+49 30 1234567')
  await paste('E-mail', 'Anna <anna@\u200bexample.com>,')
  expect(field('E-mail')).toHaveProperty('value', 'anna@example.com')
  await paste('Last name', '\u200b')
  expect(field('Last name')).toHaveProperty('value', '')
  await user.click(holdButton())
  expect(describedBy(field('Last name'))).toBe('Enter the last name as on the passport.')
  await paste('Last name', '\u2066KELLER\u2069')
  vi.mocked(holdOffer).mockResolvedValueOnce({ kind: 'held', reference: 'PO1', priceChanged: false })
  await user.click(holdButton())
  const form = (vi.mocked(holdOffer).mock.calls[0]?.[1] as { form: PassengerForm }).form
  expect(form).toMatchObject({ phone: '+49 30 1234567', email: 'anna@example.com' })
  expect(form.passengers[0]?.lastName).toBe('KELLER')
})

test('pasted lines say what to look at: one name, and a nationality that is no country', async () => {
  const { user } = openFareForm({ fare })
  await checked()
  await user.click(screen.getByRole('button', { name: 'Paste passport lines' }))
  await user.paste(`P<UTOERIKSSON<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<\n${MRZ[1]}`)
  expect(field('First names')).toHaveProperty('value', 'FNU')
  const said = screen.getByText(/^Filled from the passport/).textContent
  expect(said).toContain('The passport has one name: the first name is FNU.')
  expect(said).toContain('Choose the nationality: the passport says UTO.')
})
