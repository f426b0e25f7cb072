import { expect, test } from 'vitest'
import { refusedField } from '../../../components/activity/book/form-problems.ts'
import { refusalSentence } from '../../../lib/activity/refusal-sentence.ts'
import { refusalText } from '../../../lib/booking/act-outcome.ts'
import { optionOf } from './option-fixture.ts'

// Refusals of a request to book, as gateways word them, and the field of the form that each leads to.

const height = optionOf(3, { name: 'Height' })
const menu = optionOf(1, { name: 'Menu' })
const variant = { options: { perBooking: [menu], perPax: [height] } }

test.each([
  ['Option "Height" is required for traveller 2 (adult)', `travellers.1.answers.${height.uuid}`],
  ['Option "Height" for traveller 3 (child) must be a number', `travellers.2.answers.${height.uuid}`],
  ['Option "Menu" must be one of house, wine', `booking.${menu.uuid}`],
  ['Option "Weight" is required for traveller 1 (adult)', 'party'],
  ['arrivalDate: sold out on 2027-04-14', 'arrivalDate'],
  ['arrivalDate: 2 places are left on 2027-04-14', 'party'],
  ['timeSlotUuid: required, one of 09:00, 14:00', 'arrivalDate'],
  ['adults: at most 8 travellers', 'party'],
  ['children: not admitted', 'party'],
  ['customer.email: must be an e-mail address', 'email'],
  ['customer.firstName: is required', 'firstName'],
  ['Something else', null],
])('the refusal "%s" is shown at %s', (message, field) => {
  expect(refusedField(message, variant)).toBe(field)
})

test('an agent reads a sentence without the name of the field', () => {
  expect(refusalSentence('arrivalDate: sold out on 2027-04-14')).toBe('Sold out on 2027-04-14.')
  expect(refusalSentence('Option "Height" is required for traveller 2 (adult)')).toBe(
    'Option "Height" is required for traveller 2 (adult).',
  )
})

test('a verb on a booking is refused in the same words', () => {
  const message = 'arrivalDate: it is too late to book for 2027-04-14, the booking stays reserved'
  const refused = { kind: 'refused', code: 'validation_failed', message } as const
  expect(refusalText('activity', refused, { madeBy: null, admins: [] })).toBe(
    'It is too late to book for 2027-04-14, the booking stays reserved.',
  )
})
