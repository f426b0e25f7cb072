import { expect, test } from 'vitest'
import { readPageParams } from '../../../app/page-params.ts'

test('a parameter that occurs twice is left out: neither of two values is taken', async () => {
  const query = Promise.resolve({ from: 'LHR', to: ['SIN', 'KUL'], day: undefined, empty: '' })
  expect([...(await readPageParams(query))]).toEqual([
    ['from', 'LHR'],
    ['empty', ''],
  ])
})
