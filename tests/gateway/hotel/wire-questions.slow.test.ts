import { it } from 'vitest'
import { askOverTheWire } from './wire-questions.ts'

it('both search operations answer 1,000 random questions as a naive count does', async () => {
  await askOverTheWire(1000, 2026)
}, 240_000)
