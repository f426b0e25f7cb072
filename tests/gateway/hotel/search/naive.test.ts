import { it } from 'vitest'
import { compareWithNaive } from './against-naive.ts'

it('answers random questions as a naive count does', () => {
  compareWithNaive(100)
})
