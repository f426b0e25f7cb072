import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { HotelBookScreen } from '../../../components/hotel/book/book-screen.tsx'
import { chosenRateStorageKey } from '../../../components/hotel/chosen-rate.ts'
import { staySubject } from '../../../lib/hotel/draft.ts'
import type { FormForTrip } from '../../../lib/booking/form-people.ts'
import { holdOffer } from '../../../server/booking/actions.ts'
import { rateFixture } from '../../desk/hotel/rate-fixture.ts'
import { openForm } from '../activity/activity-form.tsx'
import { answerOfferCheck } from '../answers.ts'
import { renderDesk } from '../render-desk.tsx'
import { savedAnna } from '../traveller/saved-fixture.ts'
import { draftOf, fareOf, filledForm, NOW, openFareForm } from './fare-form.tsx'

// The form of an option of a trip begins with its travellers, in order, and the contact of its client.

const boris = { ...savedAnna, id: savedAnna.id.replace(/1$/, '2'), firstName: 'BORIS' }
const clara = {
  ...savedAnna,
  id: savedAnna.id.replace(/1$/, '3'),
  firstName: 'CLARA',
  birthDate: '2020-03-01',
}
const trip: FormForTrip = {
  name: 'Singapore in January',
  people: { travellers: [boris, savedAnna, clara], phone: '+49 151 1234567', email: 'anna@example.com' },
  markup: { unit: 'percent', hundredths: 850 },
  agesOn: '2027-01-28',
}
const fare = fareOf({ code: 'F1', total: 500 })
const values = (name: string | RegExp) =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name }).map(({ value }) => value)
const undo = () => screen.getByRole('button', { name: 'Undo what the trip filled in' })
const checked = () => screen.findByText(/^Price checked \d\d:\d\d/)

test('a fare is filled in, can be held as it is, and what is undone leaves what was changed since', async () => {
  const { user } = openFareForm({ fare, trip })
  await checked()
  expect(screen.getByText('Singapore in January')).toBeDefined()
  expect([values('First names'), values('Phone'), values('E-mail')]).toEqual([
    ['BORIS'],
    ['+49 151 1234567'],
    ['anna@example.com'],
  ])
  vi.mocked(holdOffer).mockResolvedValue({ kind: 'held', reference: 'B1', priceChanged: false })
  await user.clear(screen.getByRole('textbox', { name: 'Phone' }))
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '+49 30 9876543')
  await user.click(undo())
  expect([values('First names'), values('Phone'), values('E-mail')]).toEqual([[''], ['+49 30 9876543'], ['']])
  expect(screen.queryByText('Singapore in January')).toBeNull()
})

test('is held as it is, with the markup of the option', async () => {
  const { user } = openFareForm({ fare, trip })
  await checked()
  vi.mocked(holdOffer).mockResolvedValue({ kind: 'held', reference: 'B1', priceChanged: false })
  await user.click(screen.getAllByRole('button', { name: /^Hold/ })[0]!)
  await waitFor(() => expect(holdOffer).toHaveBeenCalled())
  const [, input] = vi.mocked(holdOffer).mock.calls[0] ?? []
  expect(input).toMatchObject({
    form: { passengers: [{ firstName: 'BORIS' }], markup: { unit: 'percent', amount: '8.5' } },
  })
})

test('what was typed for the fare before is never overwritten', async () => {
  openFareForm({ fare, trip, drafts: [draftOf(fare)] })
  await checked()
  expect(values('First names')).toEqual([filledForm().passengers[0]?.firstName])
  expect(screen.queryByText('Singapore in January')).toBeNull()
})

test('a stay puts each traveller into a bed of their age', async () => {
  const { offer } = rateFixture('Twin', 'Room only', 'free', 300)
  answerOfferCheck('hotel', () => ({ offer, checkedAt: NOW, spendableCents: 100_000, readAt: 1 }))
  sessionStorage.setItem(chosenRateStorageKey(offer.offerCode), JSON.stringify(offer))
  renderDesk(
    <HotelBookScreen
      {...{ rateCode: offer.offerCode, ratesHref: '/hotels/4711', serverNow: NOW, clientReference: 'CR-1' }}
      {...{ likelySubject: staySubject(offer), outcomeOpen: false, holdBar: null, drafts: [], trip }}
      tripClient={null}
      rooms={[{ adults: 2, children: [6] }]}
    />,
  )
  await checked()
  expect(values('First names')).toEqual(['BORIS', 'ANNA', 'CLARA'])
  expect(values('Phone')).toEqual(['+49 151 1234567'])
})

test('an activity is in the name of the first who is of age', async () => {
  openForm({ trip })
  await checked()
  expect([values('First names'), values('E-mail')]).toEqual([['BORIS'], ['anna@example.com']])
})
