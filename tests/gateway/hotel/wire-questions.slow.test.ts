import { expect, it } from 'vitest'
import { randomQuestions } from './search/random-questions.ts'
import { askOverTheWire, everyOption } from './wire-questions.ts'

// The combinations themselves are compared 1,000 times below the wire (search/naive.slow.test.ts).
it('both search operations answer for every option, and 100 random questions, as a naive count does', async () => {
  await askOverTheWire((menu) => {
    const each = everyOption(menu)
    expect(each.length).toBeGreaterThan(100)
    return [...each, ...randomQuestions(menu, 100, 2026)]
  })
}, 240_000)
