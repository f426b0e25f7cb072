import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openApiOf } from '../../contract/openapi.ts'
import { contractOverview } from '../../contract/overview.ts'
import { clientTypesOf } from '../../scripts/docs/client-types.ts'

const families = ['session', 'v3', 'activity'] as const

describe('what is generated from the contract (npm run docs)', () => {
  it('docs/contract.md is the overview of the registry', () => {
    expect(readFileSync('docs/contract.md', 'utf8')).toBe(contractOverview())
  })

  it.each(families)('docs/openapi/%s.json is the document of the family', (family) => {
    const stored: unknown = JSON.parse(readFileSync(`docs/openapi/${family}.json`, 'utf8'))
    expect(stored).toEqual(JSON.parse(JSON.stringify(openApiOf(family))))
  })

  it.each(families)('tests/contract/client/%s.gen.ts has the types of the document', async (family) => {
    const stored = readFileSync(`tests/contract/client/${family}.gen.ts`, 'utf8')
    expect(stored).toBe(await clientTypesOf(family))
  })
})
