import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openApiOf } from '../../contract/openapi.ts'
import { contractOverview } from '../../contract/overview.ts'

describe('what is generated from the contract', () => {
  it('docs/contract.md is the overview of the registry and the planned list (npm run docs)', () => {
    expect(readFileSync('docs/contract.md', 'utf8')).toBe(contractOverview())
  })

  it.each(['session', 'v3', 'activity'] as const)(
    'docs/openapi/%s.json is the document of the family',
    (family) => {
      const stored: unknown = JSON.parse(readFileSync(`docs/openapi/${family}.json`, 'utf8'))
      expect(stored).toEqual(JSON.parse(JSON.stringify(openApiOf(family))))
    },
  )
})
