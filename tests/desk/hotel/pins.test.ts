import { describe, expect, test } from 'vitest'
import { hasLostPins, pinToward, wholePins } from '../../../components/hotel/map/pins.ts'

const pin = (id: string, x: number, y: number) => ({ id, x, y, width: 50 })

describe('which pins show their price', () => {
  test('the earlier of two that would cover one another', () => {
    expect([...wholePins([pin('a', 0, 0), pin('b', 30, 10), pin('c', 60, 0)], [])]).toEqual(['a', 'c'])
    expect([...wholePins([pin('a', 0, 0), pin('b', 0, 40)], [])]).toEqual(['a', 'b'])
  })

  test('the pointed-at and the chosen one always, and others make room for them', () => {
    const crowd = [pin('a', 0, 0), pin('b', 10, 0), pin('c', 20, 0), pin('d', 200, 0)]
    expect([...wholePins(crowd, ['c', 'b', null])].sort()).toEqual(['b', 'c', 'd'])
  })
})

describe('arrow keys', () => {
  const pins = [
    pin('middle', 0, 0),
    pin('near', 40, 30),
    pin('straight', 60, 0),
    pin('left', -20, 5),
    pin('down', 5, 90),
  ]

  test.each([
    ['ArrowRight', 'straight'],
    ['ArrowLeft', 'left'],
    ['ArrowDown', 'down'],
    ['ArrowUp', null],
  ] as const)('%s leads to the nearest pin in that direction', (key, id) => {
    expect(pinToward(pins, 'middle', key)).toBe(id)
  })

  test('lead back where they came from, and to the first pin from one that is gone', () => {
    expect(pinToward(pins, 'straight', 'ArrowLeft')).toBe('middle')
    expect(pinToward(pins, 'gone', 'ArrowLeft')).toBe('middle')
    expect(pinToward([], 'gone', 'ArrowLeft')).toBeNull()
  })
})

test('a map follows its pins once most of them are out of view', () => {
  expect([hasLostPins(0, 0), hasLostPins(5, 10), hasLostPins(4, 10), hasLostPins(0, 1)]).toEqual([
    false,
    false,
    true,
    true,
  ])
})
