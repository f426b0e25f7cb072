import { it } from 'vitest'
import { compareWithNaive } from './against-naive.ts'

it('answers 1,000 random questions as a naive count does', () => {
  compareWithNaive(1000)
})
