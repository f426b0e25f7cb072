import { expect, test } from 'vitest'
import { fail } from '../../../gateway/domain/outcome.ts'
import { failureOf, warningOf } from '../../../gateway/families/session-gateway/booking-words.ts'

/** How the session gateway words the faults and the short answers of the domain. */

test('a booking that is not found is another failure for each kind', () => {
  expect(failureOf('air', fail('not-found')).failure).toBe('Err0103003')
  expect(failureOf('hotel', fail('not-found')).failure).toBe('Err0104002')
})

test('faults that share an id differ by their sentence', () => {
  expect(failureOf('hotel', fail('not-held'))).toMatchObject({ failure: 'Err0103006', message: null })
  expect(failureOf('hotel', fail('extended-already'))).toMatchObject({
    failure: 'Err0103006',
    message: 'The payment deadline of this booking can not be extended',
  })
  expect(failureOf('air', fail('reference-used'))).toMatchObject({
    failure: 'Err0106001',
    message: 'ClientUniqueId: was used before for another booking request',
  })
})

test('a warning says what is missing, or that the offer is booked', () => {
  const booked = { reference: 'PO0000001', limitAt: null, short: null }
  expect(warningOf('air', { ...booked, state: 'held' })).toBeNull()
  expect(warningOf('hotel', { ...booked, state: 'duplicate' })).toBe(
    'Duplicate booking: the office has an active booking of this rate. Nothing was reserved or held.',
  )
  const short = { totalCents: 1_081_240, missingCents: 81_240 }
  expect(warningOf('air', { ...booked, state: 'short', short })).toBe(
    'Insufficient balance: the fare is USD 10812.40, the wallet has USD 10000.00 available, USD 812.40 is missing. ' +
      'Nothing was reserved or held.',
  )
})
