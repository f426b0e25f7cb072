import { expect, test } from 'vitest'
import { byNearness, reaches } from '../../scripts/mutants/by-nearness.ts'

// Which test files a mutant is tried on first.

const imported = new Map([
  ['whole-life', ['desk', 'money']],
  ['desk', ['bookings', 'session']],
  ['bookings', ['money']],
  ['other-life', ['desk', 'money']],
  ['money-test', ['money']],
])

test('what a test file reaches is counted once, also where imports lead back', () => {
  const circle = new Map([...imported, ['session', ['desk']]])
  expect(reaches(['whole-life', 'money-test', 'money'], circle)).toEqual(
    new Map([
      ['whole-life', 4],
      ['money-test', 1],
      ['money', 0],
    ]),
  )
})

test('the nearest come first, of these the ones about little else, and otherwise the order stays', () => {
  const files = ['whole-life', 'far', 'other-life', 'money-test']
  const reach = reaches(files, imported)
  const order = byNearness(files, {
    distanceOf: (file) => (file === 'far' ? 3 : 1),
    reachOf: (file) => reach.get(file) ?? 0,
  })
  expect(order).toEqual(['money-test', 'whole-life', 'other-life', 'far'])
})
