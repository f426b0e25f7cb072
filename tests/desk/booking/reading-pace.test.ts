import { expect, test } from 'vitest'
import { readFailureText } from '../../../components/booking/read-failure-text.ts'
import { readingPace } from '../../../components/booking/use-booking.ts'
import { ReadFailure } from '../../../lib/read.ts'

test('readings are counted from the last move of the booking, however often they are asked for', () => {
  const pace = readingPace('held', 3)
  expect(pace.since('held', 3)).toBe(0)
  expect(pace.since('held', 5)).toBe(2)
  expect(pace.since('ticketing', 6)).toBe(0)
  expect(pace.since('ticketing', 6)).toBe(0)
  expect(pace.since('ticketing', 9)).toBe(3)
})

test('a failed reading is told in its own words', () => {
  expect(readFailureText(null)).toBeNull()
  expect(readFailureText(new ReadFailure(401, 'Err0101002', ''))).toMatch(/sign in/)
  expect(readFailureText(new ReadFailure(404, 'Err0103003', 'Booking not found'))).toMatch(/can't find it/)
  expect(readFailureText(new ReadFailure(0, 'Unreachable', 'x'))).toBe("Travel Desk isn't responding")
  expect(readFailureText(new ReadFailure(504, 'Timeout', 'The booking service took too long.'))).toBe(
    'The booking service took too long',
  )
})
