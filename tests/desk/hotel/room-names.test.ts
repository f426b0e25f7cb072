import { expect, test } from 'vitest'
import { roomNames } from '../../../components/hotel/rates/hotel-page-view.ts'

test('rooms of a kind are counted, in the order in which they come', () => {
  const rooms = ['Twin Room', 'Suite', 'Twin Room'].map((name) => ({ name }))
  expect(roomNames(rooms)).toBe('2 × Twin Room + Suite')
  expect(roomNames(rooms.slice(1, 2))).toBe('Suite')
})
