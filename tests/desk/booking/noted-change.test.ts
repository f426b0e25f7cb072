import { expect, test } from 'vitest'
import type { ServiceChange } from '../../../lib/booking/service-change.ts'
import { changedText, changeInAudit, mergedChange } from '../../../server/booking/noted-change.ts'

// Changes that nobody here made: their entry in the audit, and two of them before anybody has seen the first.

const at = '2026-11-20T10:00:00.000Z'
const part = (label: string, before: string, after: string) => ({ label, before, after })
const flights = (...parts: ReturnType<typeof part>[]): ServiceChange => ({
  about: 'schedule',
  before: parts[0]?.before ?? '',
  after: parts[0]?.after ?? '',
  parts,
  at,
})

test('the audit keeps each part, and the timeline reads them again, one a line', () => {
  const change = flights(part('BA 432', '10:05', '10:50'), part('BA 11', '18:00', '19:10'))
  const entry = changeInAudit(change)
  expect(entry).toEqual({ before: 'BA 432 10:05; BA 11 18:00', after: '10:50; 19:10' })
  expect(changedText(entry.before, entry.after)).toBe('BA 432 10:05 → 10:50\nBA 11 18:00 → 19:10')
  expect(changeInAudit({ before: '$1', after: '$2' })).toEqual({ before: '$1', after: '$2' })
  expect(changedText('BA 432 10:05; BA 11 18:00', '10:50')).toBe('BA 432 10:05 → 10:50\nBA 11 18:00 → ')
})

test('two changes are one, from what was known first to what is now', () => {
  const first = flights(part('BA 432', '10:05', '10:50'), part('BA 11', '18:00', '19:10'))
  const second = flights(part('BA 432', '10:50', '11:20'), part('BA 7', '07:00', '07:30'))
  expect(mergedChange(first, second)).toMatchObject({
    before: '10:05',
    after: '11:20',
    parts: [
      part('BA 432', '10:05', '11:20'),
      part('BA 11', '18:00', '19:10'),
      part('BA 7', '07:00', '07:30'),
    ],
  })
})

test('a part that is again as it was is no change, and none is left where all are', () => {
  const first = flights(part('BA 432', '10:05', '10:50'), part('BA 11', '18:00', '19:10'))
  const back = flights(part('BA 432', '10:50', '10:05'))
  expect(mergedChange(first, back)?.parts).toEqual([part('BA 11', '18:00', '19:10')])
  expect(mergedChange(flights(part('BA 432', '10:05', '10:50')), back)).toBeNull()
})

test('without parts the whole counts; a change of something else stands for itself', () => {
  const price = (before: string, after: string): ServiceChange => ({ about: 'price', before, after, at })
  expect(mergedChange(price('$1', '$2'), price('$2', '$3'))).toMatchObject({ before: '$1', after: '$3' })
  expect(mergedChange(price('$1', '$2'), price('$2', '$1'))).toBeNull()
  expect(mergedChange(price('$1', '$2'), flights(part('BA 432', '10:05', '10:50')))).toMatchObject({
    about: 'schedule',
    before: '10:05',
  })
  expect(mergedChange(null, price('$1', '$2'))).toMatchObject({ before: '$1', after: '$2' })
  const whole: ServiceChange = { about: 'schedule', before: '10:05', after: '10:50', at }
  expect(mergedChange(whole, flights(part('BA 432', '10:50', '11:20')))).toMatchObject({
    before: '10:05',
    after: '11:20',
  })
})
