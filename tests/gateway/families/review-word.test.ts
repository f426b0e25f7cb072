import { expect, it } from 'vitest'
import { reviewWord } from '../../../gateway/families/words/review-word.ts'

it('a score has the word that goes with it', () => {
  expect([0, 55, 65, 75, 82, 89, 92, 98].map(reviewWord)).toEqual([
    '',
    'Fair',
    'Pleasant',
    'Good',
    'Very good',
    'Fabulous',
    'Superb',
    'Exceptional',
  ])
})
