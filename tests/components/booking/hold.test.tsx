import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { holdOffer } from '../../../server/booking/actions.ts'
import { answerOfferCheck, refusal } from '../answers.ts'
import { holdTime, pass } from '../fake-time.ts'
import { router } from '../navigation.ts'
import { answerCheck, fareOf, filledForm, openFareForm, openUnanswered } from './fare-form.tsx'
import {
  answerHolds,
  checked,
  earlier,
  fare,
  filled,
  holdButton,
  lastName,
  pendingHold,
  sent,
} from './hold-fixture.ts'

// The form around a hold: the request, when none is sent, and the price that it is for.

test('a hold sends the checked form, the offer and the price that was agreed to', async () => {
  const { user } = openFareForm(filled)
  answerHolds({ kind: 'held', reference: 'PO 1', priceChanged: false })
  await checked()
  await user.click(holdButton())
  expect(vi.mocked(holdOffer).mock.calls).toEqual([
    [
      'air',
      {
        offerCode: 'F1',
        clientReference: 'CR-1',
        acceptedTotalCents: 50_000,
        evenIfBooked: false,
        form: filledForm(),
      },
    ],
  ])
  expect(router.replace.mock.calls).toEqual([['/bookings/PO%201']])
  expect(router.refresh).toHaveBeenCalledOnce()
})

test('a second press of Hold sends nothing: two clicks before the next render', async () => {
  openFareForm(filled)
  const answer = pendingHold()
  await checked()
  await act(async () => {
    holdButton().click()
    holdButton().click()
  })
  expect(sent()).toHaveLength(1)
  await answer({ kind: 'held', reference: 'PO1', priceChanged: false })
  expect(sent()).toHaveLength(1)
})

test('a hold that takes longer than three seconds says so, and that it cannot be taken back', async () => {
  openFareForm(filled)
  const answer = pendingHold()
  await checked()
  holdTime()
  await act(async () => holdButton().click())
  await pass(2_900)
  expect(screen.queryByText(/hasn't answered yet/)).toBeNull()
  await pass(200)
  expect(
    screen.getByText("Holding. The airline hasn't answered yet. This can't be stopped now."),
  ).toBeTruthy()
  await answer({ kind: 'held', reference: 'PO1', priceChanged: false })
  expect(screen.queryByText(/hasn't answered yet/)).toBeNull()
})

test('while a hold is being sent its button, Ctrl+Enter and the fields do nothing', async () => {
  const { user } = openFareForm(filled)
  const answer = pendingHold()
  await checked()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(holdButton()).toHaveProperty('ariaBusy', 'true')
  expect(holdButton().textContent).toContain('Holding')
  await user.click(holdButton())
  await user.keyboard('{Control>}{Enter}{Enter}{/Control}')
  await user.type(lastName(), 'X')
  expect(lastName()).toHaveProperty('value', 'KELLER')
  expect(screen.getByRole('combobox', { name: 'Title' })).toHaveProperty('disabled', true)
  expect(sent()).toHaveLength(1)
  await answer({ kind: 'refused', code: 'Err', message: 'No.' })
  await user.type(lastName(), 'X')
  expect(lastName()).toHaveProperty('value', 'KELLERX')
})

test('a price that the gateway changed while booking is taken to the booking page', async () => {
  const { user } = openFareForm(filled)
  answerHolds({ kind: 'held', reference: 'PO1', priceChanged: true })
  await checked()
  await user.click(holdButton())
  expect(router.replace.mock.calls).toEqual([['/bookings/PO1?agreed=50000']])
})

test('a price that rose at the check is held only after the agent accepts it', async () => {
  const { user } = openFareForm({ ...filled, checked: fareOf({ code: 'F2', total: 510 }) })
  const consent = await screen.findByRole('alert')
  expect(document.activeElement).toBe(
    within(consent).getByRole('heading', { name: 'The price is $10.00 higher now' }),
  )
  const total = within(consent).getByRole('row', { name: /^Total/ })
  expect(
    within(total)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['$500.00', '$510.00', '+$10.00'])
  expect(holdButton().ariaDisabled).toBe('true')
  expect(screen.getAllByText('The price changed; accept it or go back first')).not.toHaveLength(0)
  await user.click(holdButton())
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(sent()).toEqual([])
  answerHolds({ kind: 'held', reference: 'PO1', priceChanged: false })
  await user.click(within(consent).getByRole('button', { name: 'Accept $510.00' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(holdButton())
  expect(sent()).toMatchObject([{ offerCode: 'F2', acceptedTotalCents: 51_000, form: filledForm() }])
})

test('a price that rose within the limits is taken without asking, which is said, at the accepted price', async () => {
  const limit = { unit: 'amount', cents: 1000 } as const
  answerCheck(fareOf({ code: 'F2', total: 510 }), { agent: limit, office: limit })
  const { user } = openUnanswered(fare, { drafts: filled.drafts })
  answerHolds({ kind: 'held', reference: 'PO1', priceChanged: false })
  expect(await screen.findByText(/The price rose by \$10\.00\. It is taken without asking/)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(holdButton())
  expect(sent()).toMatchObject([{ offerCode: 'F2', acceptedTotalCents: 50_000 }])
})

test('a price that fell asks for consent too, and the way back leads to the results', async () => {
  const { user } = openFareForm({ ...filled, checked: fareOf({ code: 'F1', total: 490 }) })
  const consent = await screen.findByRole('alert')
  expect(consent.textContent).toContain('The price is $10.00 lower now')
  await user.click(within(consent).getByRole('button', { name: 'Back to the fares' }))
  expect(router.push.mock.calls).toEqual([['/flights?legs=LHR-SIN-2027-01-14']])
  expect(sent()).toEqual([])
})

test('another code at the same price needs no consent, and is the one that is held', async () => {
  const { user } = openFareForm({ ...filled, checked: fareOf({ code: 'F2', total: 500 }) })
  answerHolds({ kind: 'held', reference: 'PO1', priceChanged: false })
  await checked()
  await user.click(holdButton())
  expect(sent()).toMatchObject([{ offerCode: 'F2', acceptedTotalCents: 50_000 }])
})

test('a fare that is gone at the check cannot be held, and leads back to the search', async () => {
  answerOfferCheck('air', () => refusal(404, 'Err0102003'))
  const { user } = openUnanswered(fare, { drafts: filled.drafts })
  const gone = await screen.findByRole('alert')
  expect(gone.textContent).toContain('Fare no longer available')
  expect(within(gone).getByRole('link', { name: 'Search again' }).getAttribute('href')).toBe(
    '/flights?legs=LHR-SIN-2027-01-14',
  )
  expect(holdButton().ariaDisabled).toBe('true')
  await user.click(holdButton())
  expect(sent()).toEqual([])
  expect(lastName()).toHaveProperty('value', 'KELLER')
})

test('after a failed check the hold checks again first, and sends nothing while it fails', async () => {
  answerOfferCheck('air', () => refusal(503, 'Down', 'The booking service is away.'))
  const { user } = openUnanswered(fare, { drafts: filled.drafts })
  await screen.findByText('Not checked: The booking service is away.')
  await user.click(holdButton())
  expect(sent()).toEqual([])
  answerCheck(fare)
  answerHolds({ kind: 'held', reference: 'PO1', priceChanged: false })
  await user.click(holdButton())
  expect(sent()).toHaveLength(1)
})

test('a check before the hold that finds another price asks instead of sending', async () => {
  answerOfferCheck('air', () => refusal(503, 'Down', 'Away.'))
  const { user } = openUnanswered(fare, { drafts: filled.drafts })
  await screen.findByText('Not checked: Away.')
  answerCheck(fareOf({ code: 'F1', total: 510 }))
  await user.click(holdButton())
  expect(screen.getByRole('alert').textContent).toContain('$10.00 higher now')
  expect(sent()).toEqual([])
})

test('a wallet that is short shows figures to the cent, keeps the form, and gives the next attempt a new reference', async () => {
  const { user } = openFareForm(filled)
  const short = { shortCents: 12_345, availableCents: 37_655, totalCents: 50_000 }
  answerHolds(
    { kind: 'short', ...short, nextReference: 'CR-2' },
    { kind: 'held', reference: 'PO1', priceChanged: false },
  )
  await checked()
  await user.click(holdButton())
  const notice = screen.getByRole('alert')
  expect(notice.textContent).toContain('the wallet is $123.45 short')
  expect(notice.textContent).toContain('The fare is $500.00; $376.55 is available.')
  expect(lastName()).toHaveProperty('value', 'KELLER')
  await user.click(holdButton())
  expect(sent().map(({ clientReference }) => clientReference)).toEqual(['CR-1', 'CR-2'])
})

test('several are listed, each with its link; one that could not be read says so', async () => {
  const { user } = openFareForm(filled)
  const unread = {
    reference: 'PO9',
    state: 'ticketed',
    person: null,
    meeting: 'same',
    isRead: false,
  } as const
  answerHolds({ kind: 'booked-before', existing: [earlier({ meeting: 'same' }), earlier(unread)] })
  await checked()
  await user.click(holdButton())
  const notice = screen.getByText('Already booked at this time, 2 bookings:').closest('[role=status]')
  expect(
    within(notice as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Anna Keller is already booked on one of these flights: PO7, LHR – SIN, held, made by Maya.',
    'The same people may be booked already: PO9, LHR – SIN, ticketed when last read, made by Maya. Its record could not be read.',
  ])
  expect(screen.getByRole('link', { name: 'PO9' }).getAttribute('href')).toBe('/bookings/PO9')
})

test('a look-up that failed is said, and the agent may hold all the same', async () => {
  const { user } = openFareForm(filled)
  answerHolds(
    { kind: 'booked-before', existing: [] },
    { kind: 'held', reference: 'PO8', priceChanged: false },
  )
  await checked()
  await user.click(holdButton())
  expect(screen.getByText("Couldn't check whether these travellers have other bookings.")).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Book it anyway' }))
  expect(sent().map(({ evenIfBooked }) => evenIfBooked)).toEqual([false, true])
})

test('an earlier booking is asked about: back sends nothing, "Book it anyway" says so', async () => {
  const { user } = openFareForm(filled)
  const before = { kind: 'booked-before', existing: [earlier()] } as const
  answerHolds(before, before, { kind: 'held', reference: 'PO8', priceChanged: false })
  await checked()
  await user.click(holdButton())
  const question = () =>
    screen.getByText('Anna Keller is already booked on other flights at this time:').closest('[role=status]')!
  expect(question().textContent).toContain('PO7, LHR – SIN, held, made by Maya. Nothing was sent')
  expect(screen.getByRole('link', { name: 'Open that booking' }).getAttribute('href')).toBe('/bookings/PO7')
  await user.click(screen.getByRole('button', { name: 'Back to the form' }))
  expect(screen.queryByRole('link', { name: 'Open that booking' })).toBeNull()
  expect(sent()).toHaveLength(1)
  await user.click(holdButton())
  await user.click(screen.getByRole('button', { name: 'Book it anyway' }))
  expect(sent().map(({ evenIfBooked, clientReference }) => [evenIfBooked, clientReference])).toEqual([
    [false, 'CR-1'],
    [false, 'CR-1'],
    [true, 'CR-1'],
  ])
})
