import { expect, test } from 'vitest'
import { firstDateAnywhere, firstDateIn, firstDateInCountry } from '../../../lib/first-date.ts'

// Which date is the first that is not past, by the clocks of a place or of all places (decision 19).

test.each([
  ['America/Los_Angeles', '2026-11-21T01:00:00Z', '2026-11-20'],
  ['America/Los_Angeles', '2026-11-21T08:00:00Z', '2026-11-21'],
  ['Pacific/Honolulu', '2026-11-21T09:59:00Z', '2026-11-20'],
  ['Europe/London', '2026-11-21T01:00:00Z', '2026-11-21'],
  // East of UTC the gateway takes the office's date, and answers nothing.
  ['Pacific/Auckland', '2026-11-20T20:00:00Z', '2026-11-20'],
  ['Nowhere/Unknown', '2026-11-21T01:00:00Z', '2026-11-21'],
  [undefined, '2026-11-21T01:00:00Z', '2026-11-21'],
])('the first date in %s at %s is %s', (zone, now, first) => {
  expect(firstDateIn(zone, now)).toBe(first)
})

test.each([
  ['2026-11-21T00:00:00.000Z', '2026-11-20'],
  ['2026-11-21T11:59:59.999Z', '2026-11-20'],
  ['2026-11-21T12:00:00.000Z', '2026-11-21'],
])('the first date anywhere at %s is %s', (now, first) => {
  expect(firstDateAnywhere(now)).toBe(first)
})

test.each([
  ['DE', '2026-11-21T08:00:00.000Z', '2026-11-21'],
  ['DE', '2026-11-20T23:30:00.000Z', '2026-11-21'],
  ['NZ', '2026-11-20T12:00:00.000Z', '2026-11-21'],
  // The Azores are an hour behind UTC, Honolulu ten.
  ['PT', '2026-11-21T00:30:00.000Z', '2026-11-20'],
  ['US', '2026-11-21T09:59:00.000Z', '2026-11-20'],
  ['US', '2026-11-21T10:00:00.000Z', '2026-11-21'],
  // Twelve hours behind UTC, where nobody lives.
  ['ZZ', '2026-11-21T11:59:00.000Z', '2026-11-20'],
  ['', '2026-11-21T11:59:00.000Z', '2026-11-20'],
  [undefined, '2026-11-21T11:59:00.000Z', '2026-11-20'],
])('the first date in the country %s at %s is %s', (country, now, first) => {
  expect(firstDateInCountry(country, now)).toBe(first)
})
