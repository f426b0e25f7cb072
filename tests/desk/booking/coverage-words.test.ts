import { expect, test } from 'vitest'
import { isComplete, type Coverage } from '../../../lib/booking/coverage.ts'
import { coverageText, unlistedWord } from '../../../components/booking/coverage-words.ts'

/** What screens say while the list lacks bookings of the office. */

const all: Coverage = {
  isReading: false,
  readCount: 312,
  waitingCount: 0,
  unreadCount: 0,
  hasLists: true,
  unlistedCents: 0,
}
const usd = (cents: number) => `$${cents / 100}`

test('a list that has all bookings says nothing, and "none" is true', () => {
  expect(isComplete(all)).toBe(true)
  expect(coverageText(all, usd)).toBeNull()
  expect(unlistedWord(all)).toBeNull()
})

test.each<[Partial<Coverage>, string, string]>([
  [{ isReading: true, readCount: 0 }, "Looking for this office's bookings.", ''],
  [{ isReading: true, readCount: 1200 }, "Reading this office's bookings: 1,200 read.", ''],
  [
    { isReading: true, readCount: 120, waitingCount: 192, unlistedCents: 50_000 },
    "Reading this office's bookings: 120 read, 192 to go.",
    'The wallet holds $500 for bookings that are not listed yet.',
  ],
  [
    { unlistedCents: 50_000 },
    'Some bookings are missing.',
    "The wallet holds $500 for bookings that are not listed. The booking service doesn't name them: import them by their references.",
  ],
  [
    { unlistedCents: 50_000, hasLists: false },
    'Some bookings are missing.',
    'The wallet holds $500 for bookings that are not listed. The booking service has no list of bookings: import them by their references.',
  ],
  [
    { unreadCount: 3 },
    'Some bookings are missing.',
    "The booking service names 3 bookings that it doesn't give to this desk.",
  ],
])('%o', (change, title, text) => {
  const coverage = { ...all, ...change }
  expect(isComplete(coverage)).toBe(false)
  expect(coverageText(coverage, usd)).toEqual({ title, text })
})

test('while net prices are hidden, no amount is named', () => {
  expect(coverageText({ ...all, unlistedCents: 50_000 }, null)?.text).toBe(
    "The wallet holds money for bookings that are not listed. The booking service doesn't name them: import them by their references.",
  )
})
