import { describe, expect, test } from 'vitest'
import { activityFormFor } from '../../../lib/activity/form-for-people.ts'
import { passengerFormFor } from '../../../lib/air/form-for-people.ts'
import { guestFormFor } from '../../../lib/hotel/form-for-people.ts'
import { NO_TRAVELLER_DETAILS, type SavedTraveller } from '../../../lib/traveller/saved-traveller.ts'

const person = (
  firstName: string,
  birthDate: string | null,
  more: Partial<SavedTraveller> = {},
): SavedTraveller => ({
  ...NO_TRAVELLER_DETAILS,
  id: crypto.randomUUID(),
  title: '',
  firstName,
  lastName: 'KELLER',
  gender: '',
  birthDate,
  nationality: 'DE',
  passportNumber: '',
  passportExpiry: null,
  passportIssued: null,
  passportCountry: '',
  ...more,
})

const anna = person('ANNA', '1985-02-03', { gender: '1' })
const boris = person('BORIS', '1980-05-01', { title: '0' })
const clara = person('CLARA', '2018-06-01')
const people = { travellers: [clara, anna, boris], phone: '+49 151 1234567', email: 'anna@example.com' }

describe('forms for the people of a trip', () => {
  test('a fare puts each traveller on the first card of their age, and leaves the others empty', () => {
    const form = passengerFormFor([1, 1, 2, 3], { lastDepartureDate: '2027-01-28' }, people)
    expect(form.passengers.map(({ firstName }) => firstName)).toEqual(['ANNA', 'BORIS', 'CLARA', ''])
    expect(form).toMatchObject({ phone: people.phone, email: people.email })
  })

  test('a stay puts children by their age at check-out, and the lead decides the nationality', () => {
    const rooms = [
      { adults: 1, childAges: [8] },
      { adults: 1, childAges: [5] },
    ]
    const { rooms: filled, nationality } = guestFormFor(rooms, '2027-01-28', people)
    expect(filled.map(({ guests }) => guests.map(({ firstName }) => firstName))).toEqual([
      ['ANNA', 'CLARA'],
      ['BORIS', ''],
    ])
    expect(nationality).toBe('DE')
  })

  test('an activity is presented by the first who is of age, with a title from the sex', () => {
    const form = activityFormFor({ adult: 2, child: 1, senior: 0 }, '2027-01-17', people)
    expect(form).toMatchObject({ firstName: 'ANNA', lastName: 'KELLER', salutation: 'Ms.' })
    expect(form.travellers).toHaveLength(3)
  })

  test('a person without a date of birth and an adult’s title is put on no child’s card', () => {
    const grown = person('DORA', null, { title: '0' })
    const form = passengerFormFor(
      [2],
      { lastDepartureDate: '2027-01-28' },
      { ...people, travellers: [grown] },
    )
    expect(form.passengers[0]?.firstName).toBe('')
  })
})
