import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { onSessionExpired } from '../../../components/session/session-expired.ts'
import { holdOffer, lookUpHeld } from '../../../server/booking/actions.ts'
import { answerOfferCheck, refusal } from '../answers.ts'
import { holdTime, pass } from '../fake-time.ts'
import { router } from '../navigation.ts'
import { answerCheck, fareOf, NOW, openFareForm, openUnanswered } from './fare-form.tsx'
import { parseFare } from '../../../lib/air/parse-fare.ts'
import { answerHolds, checked, earlier, fare, filled, holdButton, lastName, sent } from './hold-fixture.ts'

// The form of a hold after a refusal, the end of its session, and a lost answer.

test('a duplicate that the gateway refuses leads to the booking, or to all where the desk knows none', async () => {
  const { user } = openFareForm(filled)
  const existing = earlier({ state: 'ticketed', person: null, title: null })
  answerHolds(
    { kind: 'duplicate', existing, nextReference: 'CR-2' },
    { kind: 'duplicate', existing: null, nextReference: 'CR-3' },
  )
  await checked()
  await user.click(holdButton())
  expect((await screen.findByRole('alert')).textContent).toContain('PO7, ticketed, made by Maya')
  await user.click(holdButton())
  expect((await screen.findByRole('link', { name: 'All bookings' })).getAttribute('href')).toBe('/bookings')
  expect(sent()).toHaveLength(2)
})

test('a booking that the airline refuses at once is not booked: the form is kept, and nothing is sent again', async () => {
  const { user } = openFareForm(filled)
  answerHolds({ kind: 'refused', code: 'refused', message: '', nextReference: 'CR-2' })
  await checked()
  await user.click(holdButton())
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toBe(
    'Not booked. Refused by the airline; nothing is held, and your form is saved.',
  )
  expect(within(notice).queryByRole('button')).toBeNull()
  expect(lastName()).toHaveProperty('value', 'KELLER')
  expect(sent()).toHaveLength(1)
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
  answerOfferCheck('air', () => refusal(401, 'SignedOut'))
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
  const onCheck = vi.fn()
  answerOfferCheck('air', (input) => {
    onCheck(input)
    return { offer: parseFare(fare), checkedAt: NOW, spendableCents: null, readAt: 1 }
  })
  await user.click(holdButton())
  expect(onCheck.mock.calls).toEqual([[{ FareSourceCode: 'F1' }]])
  expect(screen.getByText(/It has been checked again; hold it now if you agree/)).toBeDefined()
  await user.click(holdButton())
  expect(sent()).toHaveLength(2)
})

test('a check that expired says what came of the next one, and no more', async () => {
  const { user } = openFareForm(filled)
  answerHolds({ kind: 'revalidate' })
  await checked()
  const { promise, resolve } = Promise.withResolvers<never>()
  answerOfferCheck('air', () => promise)
  await user.click(holdButton())
  await screen.findByText(/the price check had expired. It is being checked again\./)
  resolve(refusal(503, 'Unavailable') as never)
  await screen.findByText(/It could not be checked again: check it before you hold\./)
  expect(screen.queryByText(/It has been checked again/)).toBeNull()
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

test('a refusal says what the person may not do and whom to ask, and the form stays', async () => {
  const { user } = openFareForm(filled)
  answerHolds({ kind: 'refused', code: 'Err0101006', message: 'No.', permission: 'air_book' })
  await checked()
  await user.click(holdButton())
  const notice = screen.getByRole('alert').textContent
  expect(notice).toContain("You don't have permission to book flights. Ask")
  expect(notice).not.toContain('air_book')
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
