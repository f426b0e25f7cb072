import { expect, test } from 'vitest'
import { fewRoomsLeft, roomKinds, roomNames } from '../../../lib/hotel/rate.ts'

test('rooms of a kind are counted, in the order in which they come', () => {
  const rooms = ['Twin Room', 'Suite', 'Twin Room'].map((name) => ({ name }))
  expect(roomNames(rooms)).toBe('2 × Twin Room + Suite')
  expect(roomNames(rooms.slice(1, 2))).toBe('Suite')
})

test('rooms of a kind are listed once: four triple rooms are not four lines', () => {
  const triple = { name: 'Triple Room', beds: '3 single beds' }
  expect(roomKinds([triple, triple, triple, triple]).map(({ text }) => text)).toEqual(['4 × Triple Room'])
  const kinds = roomKinds([triple, { name: 'Triple Room', beds: '1 king bed' }, triple])
  expect(kinds.map(({ text, room }) => `${text}, ${room.beds}`)).toEqual([
    '2 × Triple Room, 3 single beds',
    'Triple Room, 1 king bed',
  ])
})

test.each([
  [1, 1, '1 room left'],
  [1, 5, '5 rooms left'],
  [1, 6, null],
  [4, 4, '4 rooms left'],
  [4, 6, '6 rooms left'],
  [4, 9, null],
  [4, null, null],
])('a stay of %d rooms with %s left says %s', (count, roomsLeft, text) => {
  const room = { roomId: '1', name: 'Triple Room', beds: '', adults: 2, childAges: [] }
  expect(fewRoomsLeft({ roomsLeft, rooms: Array.from({ length: count }, () => room) })).toBe(text)
})
