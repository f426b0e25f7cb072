import { expect, test } from 'vitest'
import { personInBoth } from '../../../lib/booking/same-person.ts'
import { peopleInBooking } from '../../../server/air/air-people.ts'
import { bookingFixture } from '../booking/booking-fixture.ts'
import { travellerFixture } from '../booking/segment-fixture.ts'

// Who flies by a booking, as far as its record tells.

const ticket = (refunded: boolean) => ({ number: '220-1', refunded, refundedCents: null })

test('a traveller whose tickets are all refunded does not fly any more', () => {
  const travellers = [
    travellerFixture('Anna Keller', { eTickets: [ticket(true), ticket(true)] }),
    travellerFixture('Ben Keller', { eTickets: [ticket(true), ticket(false)] }),
    travellerFixture('Clara Keller'),
  ]
  expect(peopleInBooking(bookingFixture({ travellers })).map(({ name }) => name)).toEqual([
    'Ben Keller',
    'Clara Keller',
  ])
})

test('a date of birth that is not known, as after an erasure, is that of anybody', () => {
  const born = (birthDate: string | null) => [{ name: 'Anna Keller', birthDate }]
  expect(personInBoth(born('1988-06-12'), born(null))).toBe('Anna Keller')
  expect(personInBoth(born('1988-06-12'), born('1988-06-12'))).toBe('Anna Keller')
  expect(personInBoth(born('1988-06-12'), born('1961-02-03'))).toBeNull()
})
