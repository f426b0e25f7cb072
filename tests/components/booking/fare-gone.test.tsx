import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findSameFare } from '../../../server/air/actions.ts'
import { lookUpHeld } from '../../../server/booking/actions.ts'
import type { PassengerForm } from '../../../lib/air/passenger-form.ts'
import { answerOfferCheck, answerRoute, refusal } from '../answers.ts'
import { fareOf, NOW, openUnanswered } from './fare-form.tsx'
import { parseFare } from '../../../lib/air/parse-fare.ts'
import { answerHolds, checked, fare, filled, holdButton, lastName, sent } from './hold-fixture.ts'

// A fare that is gone: the same flights are looked for, and nothing typed is lost.

test('a fare that is gone: r puts the same flights in its place, and a new price is asked about first', async () => {
  let isGone = true
  const other = fareOf({ code: 'F9', total: 512, penalty: 40 })
  answerOfferCheck('air', () =>
    isGone
      ? refusal(404, 'Err0102003')
      : { offer: parseFare(other), checkedAt: NOW, spendableCents: 1_000_000, readAt: 1 },
  )
  const { user } = openUnanswered(fare, { drafts: filled.drafts })
  await screen.findByRole('button', { name: /^Find the same flights/ })
  isGone = false
  vi.mocked(findSameFare).mockResolvedValue({ kind: 'found', fare: parseFare(other), searchHref: '/flights' })
  await user.keyboard('r')
  expect((await screen.findByRole('alert')).textContent).toContain('The price is $12.00 higher now')
  expect(vi.mocked(findSameFare).mock.calls).toMatchObject([
    [{ flights: [{ carrierCode: 'SQ', flightNumber: '317', day: '2027-01-14' }], totalCents: 50_000 }],
  ])
  const differs = within(screen.getByRole('region', { name: 'Changes' }))
  expect(differs.getByRole('row', { name: /^Refund before departure free \$40\.00/ })).toBeTruthy()
  expect(lastName()).toHaveProperty('value', 'KELLER')
  answerHolds({ kind: 'held', reference: 'PO 1', priceChanged: false })
  await user.click(screen.getByRole('button', { name: 'Accept $512.00' }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(sent()).toMatchObject([{ offerCode: 'F9', acceptedTotalCents: 51_200 }])
})

test('a reload after r has what was typed: the address still names the fare that is gone', async () => {
  const saved: { draft: { offerCode: string; subjectKey: string; form: PassengerForm } }[] = []
  answerRoute('/api/travellers/find', () => ({ travellers: [] }))
  answerRoute('/api/draft', (input) => {
    saved.push(input as (typeof saved)[number])
    return new Response(null, { status: 204 })
  })
  let isGone = true
  const other = fareOf({ code: 'F9', total: 500 })
  answerOfferCheck('air', () =>
    isGone
      ? refusal(404, 'Err0102003')
      : { offer: parseFare(other), checkedAt: NOW, spendableCents: 1_000_000, readAt: 1 },
  )
  // The city of the search is no airport of its fares.
  const likelySubject = 'LON-SIN-2027-01-14 1'
  const { user, unmount } = openUnanswered(fare, { likelySubject })
  await screen.findByRole('button', { name: /^Find the same flights/ })
  isGone = false
  vi.mocked(findSameFare).mockResolvedValue({ kind: 'found', fare: parseFare(other), searchHref: '/flights' })
  await user.keyboard('r')
  await checked()
  await user.type(lastName(), 'KELLER')
  window.dispatchEvent(new Event('pagehide'))
  const { draft } = saved.at(-1)!
  unmount()
  answerOfferCheck('air', () => refusal(404, 'Err0102003'))
  openUnanswered(fare, { likelySubject, drafts: [{ ...draft, savedAt: NOW }] })
  expect(lastName()).toHaveProperty('value', 'KELLER')
})

test('a fare whose flights are not sold any more stays gone, and says so', async () => {
  answerOfferCheck('air', () => refusal(404, 'Err0102003'))
  const { user } = openUnanswered(fare, { drafts: filled.drafts })
  vi.mocked(findSameFare).mockResolvedValue({ kind: 'none', searchHref: '/flights' })
  await user.click(await screen.findByRole('button', { name: /^Find the same flights/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('These flights are no longer sold')
  expect(holdButton().ariaDisabled).toBe('true')
})

test('a fare that is gone while its booking is looked for: nothing says that none was made', async () => {
  answerOfferCheck('air', () => refusal(404, 'Err0102003'))
  vi.mocked(lookUpHeld).mockResolvedValue({ kind: 'pending' })
  const { user } = openUnanswered(fare, { drafts: filled.drafts, outcomeOpen: true })
  await screen.findAllByText('Fare no longer available')
  expect(screen.getAllByText(/^Checking whether it was booked/)).not.toHaveLength(0)
  expect(screen.queryByText(/Nothing was booked/)).toBeNull()
  await user.keyboard('r')
  expect(findSameFare).not.toHaveBeenCalled()
})

test('a fare that is gone before its form opens, with no travellers known, is said too', async () => {
  answerOfferCheck('air', () => refusal(404, 'Err0102003'))
  vi.mocked(lookUpHeld).mockResolvedValue({ kind: 'not-booked', nextReference: 'CR-2' })
  const { user } = openUnanswered(fare, { passengerTypes: null, outcomeOpen: true, offerCode: 'OTHER' })
  expect((await screen.findByText(/^Checking whether it was booked/)).textContent).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText(/no longer available/)).toBeTruthy()
})
