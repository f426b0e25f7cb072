import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AgainScreen } from '../../../components/air/again/again-screen.tsx'
import { noteFailedRead, noteServiceAnswers } from '../../../components/shell/service-away.ts'
import { termsOfFare } from '../../../lib/air/fare.ts'
import { parseFare } from '../../../lib/air/parse-fare.ts'
import type { SameFare } from '../../../lib/air/same-fare.ts'
import { findFareAgain } from '../../../server/air/actions.ts'
import { holdBookingAgain } from '../../../server/booking/actions.ts'
import { bookingFixture } from '../../desk/booking/booking-fixture.ts'
import { fareFixture } from '../../desk/air/itinerary-fixture.ts'
import { bookedSegments } from '../../desk/booking/segment-fixture.ts'
import { answerOfferCheck, refusal } from '../answers.ts'
import { answerCheck, fareOf, NOW } from '../booking/fare-form.tsx'
import { describedBy } from '../described-by.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'

// A booking that has ended is booked again: only the differences are shown, and one key holds it.

const before = fareFixture({ code: 'OLD', total: 500 })
const booking = bookingFixture({
  state: 'lapsed',
  segments: bookedSegments(before),
  travellers: [
    {
      type: 'adult',
      title: 'Ms',
      firstName: 'ANNA',
      lastName: 'KELLER',
      birthDate: '1988-06-12',
      passportMasked: '•••••T47',
      eTickets: [],
      paidCents: null,
    },
  ],
  money: {
    parts: [
      { label: 'Base fare', cents: 50_000 },
      { label: 'Taxes', cents: 0 },
    ],
    totalCents: 50_000,
    markup: { label: 'Markup, 1 traveller', cents: 2550 },
    place: 'released',
    settlement: null,
  },
  agreed: { terms: termsOfFare(before) },
})

function open(match: SameFare, change: { holdBar?: string } = {}) {
  vi.mocked(findFareAgain).mockResolvedValue(match)
  return renderDesk(
    <AgainScreen
      booking={booking}
      serverNow={NOW}
      clientReference="CR-9"
      outcomeOpen={false}
      holdBar={null}
      searchHref="/flights?legs=LHR-SIN-2027-01-14"
      {...change}
    />,
  ).user
}

const foundFare = (fare = fareOf({ code: 'NEW', total: 500 })): SameFare => {
  answerCheck(fare)
  return { kind: 'found', fare: parseFare(fare), searchHref: '/flights' }
}
const rows = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll('\u00a0', ' ')))

test('nothing differs: it says so, and Ctrl+Enter holds what is shown, without the travellers', async () => {
  const user = open(foundFare())
  expect(await screen.findByRole('region', { name: 'No changes' })).toBeTruthy()
  vi.mocked(holdBookingAgain).mockResolvedValue({ kind: 'held', reference: 'PO2', priceChanged: false })
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(router.replace.mock.calls).toEqual([['/bookings/PO2']]))
  expect(vi.mocked(holdBookingAgain).mock.calls).toEqual([
    [
      'air',
      {
        reference: 'PO0004127',
        offerCode: 'NEW',
        clientReference: 'CR-9',
        acceptedTotalCents: 50_000,
        evenIfBooked: false,
      },
    ],
  ])
})

test('a price that nobody has seen is not agreed to: the press before it shows it, and the next one holds', async () => {
  const match = foundFare(fareOf({ code: 'NEW', total: 900 }))
  answerOfferCheck('air', () => refusal(503, 'Down', 'The booking service is away.'))
  const user = open(match)
  await screen.findByText('Not checked: The booking service is away.')
  answerCheck(fareOf({ code: 'NEW', total: 900 }))
  vi.mocked(holdBookingAgain).mockResolvedValue({ kind: 'held', reference: 'PO2', priceChanged: false })
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('region', { name: 'Changes' })).toBeTruthy()
  expect(holdBookingAgain).not.toHaveBeenCalled()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(router.replace.mock.calls).toEqual([['/bookings/PO2']]))
  expect(vi.mocked(holdBookingAgain).mock.calls).toMatchObject([['air', { acceptedTotalCents: 90_000 }]])
})

test('another price is accepted or not: the way back leads to the search', async () => {
  const user = open(foundFare())
  await screen.findByRole('region', { name: 'No changes' })
  answerCheck(fareOf({ code: 'NEW', total: 510 }))
  await user.click(screen.getByRole('button', { name: 'Check price' }))
  await user.click(await screen.findByRole('button', { name: 'Back to the fares' }))
  expect(router.push.mock.calls).toEqual([['/flights?legs=LHR-SIN-2027-01-14']])
  expect(holdBookingAgain).not.toHaveBeenCalled()
})

test('only what differs is shown: price, conditions, times and baggage', async () => {
  const legs = ['SQ317 LHR-SIN 11:40 770']
  open(foundFare(fareOf({ code: 'NEW', total: 512.2, legs, penalty: 40, bags: '20KG' })))
  await screen.findByRole('region', { name: 'Changes' })
  expect(rows('Changes')).toEqual([
    ['Base fare', '$500.00', '$512.20 +$12.20'],
    ['Total', '$500.00', '$512.20 +$12.20'],
    ['Change before departure', 'free', '$40.00 in totalfor a fee'],
    ['Refund before departure', 'free', '$40.00 in totalfor a fee'],
    ['SQ 317 departs', 'Thu 14 Jan 11:25', 'Thu 14 Jan 11:40'],
    ['SQ 317 arrives', expect.any(String), expect.any(String)],
    ['SQ 317 baggage', expect.any(String), '20 kg'],
  ])
  const asBefore = screen.getByRole('region', { name: 'Unchanged' })
  expect(asBefore.textContent).toContain('Anna Keller')
  expect(asBefore.textContent).toContain('$25.50')
})

test('flights that are gone are said, and s opens the search filled in', async () => {
  const user = open({ kind: 'none', searchHref: '/flights' })
  expect((await screen.findByRole('alert')).textContent).toContain('These flights are no longer sold')
  const link = screen.getByRole('link', { name: /^Search these dates/ })
  expect(link.getAttribute('href')).toBe('/flights?legs=LHR-SIN-2027-01-14')
  await user.keyboard('s{Control>}{Enter}{/Control}')
  expect(router.push.mock.calls).toEqual([['/flights?legs=LHR-SIN-2027-01-14']])
})

test('a search that failed can be made again', async () => {
  const user = open({ kind: 'failed', message: "The booking service isn't responding.", searchHref: '/' })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  vi.mocked(findFareAgain).mockResolvedValue(foundFare())
  await user.click(retry)
  expect(await screen.findByRole('region', { name: 'No changes' })).toBeTruthy()
})

test('while the booking service is away nothing is held', async () => {
  answerCheck(fareOf({ code: 'NEW', total: 500 }))
  const user = open({
    kind: 'found',
    fare: parseFare(fareOf({ code: 'NEW', total: 500 })),
    searchHref: '/flights',
  })
  await screen.findByText(/^Price checked \d\d:\d\d/)
  act(() => noteFailedRead('ServiceAway'))
  const [button] = screen.getAllByRole('button', { name: /^Hold/ })
  expect(describedBy(button!)).toContain("The booking service isn't responding")
  await user.click(button!)
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(holdBookingAgain).not.toHaveBeenCalled()
  act(() => noteServiceAnswers())
  expect(button!.ariaDisabled).not.toBe('true')
})

test('a fare that is gone at the check, and a missing permission, hold nothing', async () => {
  const match = foundFare()
  answerOfferCheck('air', () => refusal(409, 'Err0102003'))
  const user = open(match, { holdBar: 'You may not hold.' })
  expect((await screen.findByRole('alert')).textContent).toContain('Fare no longer available')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(holdBookingAgain).not.toHaveBeenCalled()
})
