import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AirBookingScreen } from '../../../components/air/booking/air-booking-screen.tsx'
import type { TravellerView } from '../../../lib/air/booking-view.ts'
import { bookingFixture } from '../../desk/booking/booking-fixture.ts'
import { answerBooking, answerNames } from '../answers.ts'
import { NOW } from '../booking/fare-form.tsx'
import { renderDesk } from '../render-desk.tsx'

// The agent compares a booking with the passports: who each traveller is must be on the page.

const anna: TravellerView = {
  type: 'adult',
  title: 'Mrs',
  sex: 'female',
  firstName: 'ANNA',
  lastName: 'KELLER',
  birthDate: '1988-06-12',
  passportMasked: null,
  paidCents: null,
  eTickets: [],
}
const noah: TravellerView = {
  ...anna,
  ...{ type: 'child', title: 'Mstr', sex: 'male', firstName: 'NOAH', birthDate: '2018-03-04' },
}
const erased: TravellerView = { ...anna, firstName: 'ERASED', lastName: 'ERASED', birthDate: null }

test('each traveller is shown with title and sex, and who was erased with neither', () => {
  const booking = bookingFixture({ travellers: [anna, noah, erased] })
  answerNames('places.json', [])
  answerBooking('air', () => ({ booking, serverNow: NOW }))
  renderDesk(
    <AirBookingScreen
      booking={booking}
      serverNow={NOW}
      bars={{}}
      reasonFor={null}
      revealBar={null}
      agreedCents={null}
      searchAgainHref={null}
      rebookedAs={[]}
    />,
  )
  const card = within(screen.getByRole('region', { name: 'Travellers' }))
  const lines = card.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines[0]).toContain('KELLER / ANNA Mrs')
  expect(lines[0]).toContain('adult, female')
  expect(lines[1]).toContain('KELLER / NOAH Mstr')
  expect(lines[1]).toMatch(/child, \d+, male/)
  expect(lines[2]).not.toMatch(/Mrs|female/)
})
