import { expect, test } from 'vitest'
import { ownPath } from '../../../../components/session/own-path.ts'

const ORIGIN = 'https://desk.example'

test.each([
  ['/wallet', '/wallet'],
  ['/bookings?after=x%2Fy', '/bookings?after=x%2Fy'],
  ['/flights/book?fare=12&from=LON', '/flights/book?fare=12&from=LON'],
  ['/apiary', '/apiary'],
])('%s is followed', (from, to) => {
  expect(ownPath(from)).toBe(to)
})

test.each([
  '/\t/evil.com',
  '/\n/evil.com',
  '\t//evil.com',
  '/\\evil.com',
  '//evil.com',
  '///evil.com',
  '/.//evil.com',
  '/./\\evil.com',
  '/x/..//evil.com',
  'https://evil.com/',
  'javascript:alert(1)',
  '\\\\evil.com',
  '/api/auth/signout',
  '/./api/auth/signout',
  '/sign-in?from=/x',
  'wallet',
  '',
  undefined,
  ['/wallet', '/x'],
])('%j is not followed', (from) => {
  expect(ownPath(from)).toBe('/')
  expect(new URL(ownPath(from), ORIGIN).origin).toBe(ORIGIN)
})
