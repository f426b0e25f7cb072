import { expect, test } from 'vitest'
import { listStatus } from '../../../lib/booking/list-status.ts'
import { lineFixture } from './line-fixture.ts'

test('a status is told in the words of all kinds, no word twice and without the code of the service', () => {
  const texts = (change: Parameters<typeof lineFixture>[0]) => {
    const { word, own } = listStatus(lineFixture(change))
    return [word, own]
  }
  expect(texts({ state: 'ticketed', original: '21/21' })).toEqual(['Confirmed', 'Ticketed'])
  expect(texts({ kind: 'activity', state: 'held', original: 'reserved' })).toEqual(['Held', 'Reserved'])
  expect(texts({ state: 'cancelled', original: null })).toEqual(['Cancelled', null])
  // Nobody cancelled these.
  expect(texts({ state: 'lapsed', original: '30/30' })).toEqual(['Expired', null])
  expect(texts({ state: 'failed', original: '40/40' })).toEqual(['Failed', null])
})
