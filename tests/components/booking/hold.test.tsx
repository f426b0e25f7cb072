import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { onSessionExpired } from '../../../components/session/session-expired.ts'
import type { HoldOutcome } from '../../../lib/booking/hold-outcome.ts'
import { holdOffer, lookUpHeld } from '../../../server/booking/actions.ts'
import { answerRead, refusal } from '../answers.ts'
import { holdTime, pass } from '../fake-time.ts'
import { router } from '../navigation.ts'
import { answerCheck, draftOf, fareOf, filledForm, NOW, openFareForm, openUnanswered } from './fare-form.tsx'

// What the form does around a hold: what is sent, when nothing is sent, and what each outcome leaves behind.

const fare = fareOf({ code: 'F1', total: 500 })
const filled = { found: fare, drafts: [draftOf(fare)] }

/** There are two, of which the style sheet shows one: in the side column or at the lower edge. */
const holdButton = () => screen.getAllByRole('button', { name: /^(Hold|Checking|Held)/ })[0]!
const lastName = () => screen.getByRole('textbox', { name: 'Last name' })
const checked = () => screen.findByText(/^Checked \d\d:\d\d/)
const sent = () => vi.mocked(holdOffer).mock.calls.map(([, input]) => input)

/** The answers to the attempts to hold, in order. */
function answerHolds(...outcomes: readonly HoldOutcome[]): void {
  for (const outcome of outcomes) vi.mocked(holdOffer).mockResolvedValueOnce(outcome)
}

/** An attempt whose answer the test gives later. */
function pendingHold(): (outcome: HoldOutcome) => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<HoldOutcome>()
  vi.mocked(holdOffer).mockReturnValueOnce(promise)
  return (outcome) => act(async () => resolve(outcome))
}

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
  answerRead('air.revalidate', () => refusal(404, 'Err0102003'))
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
  answerRead('air.revalidate', () => refusal(503, 'Down', 'The booking service is away.'))
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
  answerRead('air.revalidate', () => refusal(503, 'Down', 'Away.'))
  const { user } = openUnanswered(fare, { drafts: filled.drafts })
  await screen.findByText('Not checked: Away.')
  answerCheck(fareOf({ code: 'F1', total: 510 }))
  await user.click(holdButton())
  expect(screen.getByRole('alert').textContent).toContain('$10.00 higher now')
  expect(sent()).toEqual([])
})

test('a wallet that is short: figures to the cent, the form kept, a new reference for the next attempt', async () => {
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

test('an earlier booking is asked about: back sends nothing, "Book it anyway" says so', async () => {
  const { user } = openFareForm(filled)
  const existing = { reference: 'PO7', state: 'held', person: 'ANNA KELLER', madeBy: 'Maya' }
  answerHolds(
    { kind: 'booked-before', existing },
    { kind: 'booked-before', existing },
    { kind: 'held', reference: 'PO8', priceChanged: false },
  )
  await checked()
  await user.click(holdButton())
  const asked = () =>
    screen.getByText(/Anna Keller already has a booking on this fare/).closest('[role=status]')!
  expect(asked().textContent).toContain('PO7, held, made by Maya')
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

test('a duplicate that the gateway refuses leads to the booking, or to all where the desk knows none', async () => {
  const { user } = openFareForm(filled)
  const existing = { reference: 'PO7', state: 'ticketed', person: null, madeBy: 'Maya' }
  answerHolds(
    { kind: 'duplicate', existing, nextReference: 'CR-2' },
    { kind: 'duplicate', existing: null, nextReference: 'CR-3' },
  )
  await checked()
  await user.click(holdButton())
  expect(screen.getByRole('alert').textContent).toContain('PO7, ticketed, made by Maya')
  await user.click(holdButton())
  expect(screen.getByRole('link', { name: 'All bookings' }).getAttribute('href')).toBe('/bookings')
  expect(sent()).toHaveLength(2)
})

test('a session that ended: the sign-in is asked for, nothing typed is lost, the price is checked again', async () => {
  const { user } = openFareForm(filled)
  const expired = vi.fn()
  const stop = onSessionExpired(expired)
  answerHolds({ kind: 'session' }, { kind: 'held', reference: 'PO1', priceChanged: false })
  await checked()
  await user.click(holdButton())
  expect(expired).toHaveBeenCalledOnce()
  expect(screen.getByText(/your session had ended/)).toBeDefined()
  expect(lastName()).toHaveProperty('value', 'KELLER')
  answerCheck(fareOf({ code: 'F1', total: 510 }))
  await user.click(holdButton())
  expect(sent()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Accept $510.00' }))
  await user.click(holdButton())
  expect(sent()).toMatchObject([{ acceptedTotalCents: 50_000 }, { acceptedTotalCents: 51_000 }])
  stop()
})

test('signing in again in the overlay repeats a check that the ended session had refused', async () => {
  const expired = vi.fn()
  const stop = onSessionExpired(expired)
  answerRead('air.revalidate', () => refusal(401, 'SignedOut'))
  const { change } = openUnanswered(fare, { drafts: filled.drafts })
  await screen.findByText('Signed out before the price was checked')
  expect(expired).toHaveBeenCalled()
  answerCheck(fare)
  change({ serverNow: '2026-11-20T10:01:00.000Z' })
  await checked()
  stop()
})

test('a check that expired at the gateway is repeated, and the agent holds again', async () => {
  const { user } = openFareForm(filled)
  answerHolds({ kind: 'revalidate' }, { kind: 'held', reference: 'PO1', priceChanged: false })
  await checked()
  const asked = vi.fn()
  answerRead('air.revalidate', (input) => {
    asked(input)
    return { itinerary: fare, checkedAt: NOW, spendableCents: null }
  })
  await user.click(holdButton())
  expect(asked.mock.calls).toEqual([[{ FareSourceCode: 'F1' }]])
  expect(screen.getByText(/It has been checked again; hold it now if you agree/)).toBeDefined()
  await user.click(holdButton())
  expect(sent()).toHaveLength(2)
})

test('a spent reference is replaced once by the next one, and the agent notices nothing', async () => {
  const { user } = openFareForm(filled)
  answerHolds(
    { kind: 'spent', nextReference: 'CR-2' },
    { kind: 'held', reference: 'PO1', priceChanged: false },
  )
  await checked()
  await user.click(holdButton())
  expect(sent().map(({ clientReference }) => clientReference)).toEqual(['CR-1', 'CR-2'])
  expect(router.replace).toHaveBeenCalledOnce()
})

test('a refusal names the missing permission, and the form stays', async () => {
  const { user } = openFareForm(filled)
  answerHolds({ kind: 'refused', code: 'NotPermitted', message: 'No.', permission: 'air_book' })
  await checked()
  await user.click(holdButton())
  expect(screen.getByRole('alert').textContent).toContain('Missing permission: air_book.')
  expect(lastName()).toHaveProperty('value', 'KELLER')
})

test('a person who may not hold reads why, and neither button nor key sends anything', async () => {
  const { user } = openFareForm({ ...filled, holdBar: 'Your role lacks air_book.' })
  await checked()
  expect(holdButton().ariaDisabled).toBe('true')
  expect(document.getElementById(holdButton().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Your role lacks air_book.',
  )
  await user.click(holdButton())
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(sent()).toEqual([])
})

test('a lost answer: the form is locked and the booking looked up until it is found; nothing is sent again', async () => {
  holdTime()
  const { user } = openFareForm(filled)
  vi.mocked(holdOffer).mockRejectedValueOnce(new Error('the line is cut'))
  await checked()
  await user.click(holdButton())
  await pass(0)
  expect(screen.getAllByText(/Checking whether it was booked/)).not.toHaveLength(0)
  await user.click(holdButton())
  await user.type(lastName(), 'X')
  expect(lastName()).toHaveProperty('value', 'KELLER')
  vi.mocked(lookUpHeld).mockResolvedValueOnce({ kind: 'pending' })
  await pass(1999)
  expect(lookUpHeld).not.toHaveBeenCalled()
  await pass(1)
  expect(vi.mocked(lookUpHeld).mock.calls).toEqual([['air', 'CR-1']])
  expect(screen.getByText(/checked once/)).toBeDefined()
  vi.mocked(lookUpHeld).mockResolvedValueOnce({ kind: 'read', booking: { reference: 'PO1' } } as never)
  await pass(4999)
  expect(lookUpHeld).toHaveBeenCalledOnce()
  await pass(1)
  expect(router.replace.mock.calls).toEqual([['/bookings/PO1']])
  expect(sent()).toHaveLength(1)
})

test('a lost hold that can no longer arrive: said so, unlocked, and the next attempt has a new reference', async () => {
  const { user } = openFareForm(filled)
  answerHolds(
    { kind: 'unknown', clientReference: 'CR-1' },
    { kind: 'held', reference: 'PO1', priceChanged: false },
  )
  vi.mocked(lookUpHeld).mockResolvedValueOnce({ kind: 'not-booked', nextReference: 'CR-2' })
  await checked()
  await user.click(holdButton())
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  expect(screen.getByText(/Not booked. Nothing is held/)).toBeDefined()
  await user.click(holdButton())
  expect(sent().map(({ clientReference }) => clientReference)).toEqual(['CR-1', 'CR-2'])
})

test('an attempt from before a reload: the form opens locked and looks it up, a press sends nothing', async () => {
  const { user } = openFareForm({ ...filled, outcomeOpen: true })
  await checked()
  await user.click(holdButton())
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(sent()).toEqual([])
  vi.mocked(lookUpHeld).mockResolvedValueOnce({ kind: 'read', booking: { reference: 'PO1' } } as never)
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  expect(router.replace.mock.calls).toEqual([['/bookings/PO1']])
})
