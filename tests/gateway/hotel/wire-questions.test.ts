import { it } from 'vitest'
import { randomQuestions } from './search/random-questions.ts'
import { askOverTheWire } from './wire-questions.ts'

it('both search operations answer random questions as a naive count does', async () => {
  await askOverTheWire((menu) => randomQuestions(menu, 40, 7))
})
