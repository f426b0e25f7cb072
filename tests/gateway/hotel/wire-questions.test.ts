import { it } from 'vitest'
import { askOverTheWire } from './wire-questions.ts'

it('both search operations answer random questions as a naive count does', async () => {
  await askOverTheWire(40, 7)
})
