import { expect, test } from 'vitest'
import { listStatus } from '../../../lib/booking/list-status.ts'
import { lineFixture } from './line-fixture.ts'

test('a status is told in the words of all kinds, and no word twice', () => {
  const texts = (change: Parameters<typeof lineFixture>[0]) => {
    const { word, own, original } = listStatus(lineFixture(change))
    return [word, own, original]
  }
  expect(texts({ state: 'ticketed', original: '21/21' })).toEqual(['Confirmed', 'Ticketed', '21/21'])
  // The activity's own word is the service's, in another case.
  expect(texts({ kind: 'activity', state: 'held', original: 'reserved' })).toEqual(['Held', null, 'reserved'])
  expect(texts({ state: 'cancelled', original: null })).toEqual(['Cancelled', null, null])
  // Nobody cancelled these.
  expect(texts({ state: 'lapsed', original: '30/30' })).toEqual(['Lapsed', null, '30/30'])
  expect(texts({ state: 'failed', original: '40/40' })).toEqual(['Failed', null, '40/40'])
})
