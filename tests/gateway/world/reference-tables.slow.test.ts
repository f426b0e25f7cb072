import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { makeTables } from '../../../gateway/world/reference/make/make-tables.ts'

it('the committed tables are what the packages and the written-down facts give', async () => {
  for (const [name, text] of Object.entries(await makeTables())) {
    const committed = readFileSync(
      new URL(`../../../gateway/world/reference/data/${name}`, import.meta.url),
      'utf8',
    )
    expect(text === committed, `${name}: run node gateway/world/reference/make/make-tables.ts`).toBe(true)
  }
})
