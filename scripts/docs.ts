import { mkdirSync, writeFileSync } from 'node:fs'
import { openApiOf } from '../contract/openapi.ts'
import { contractOverview } from '../contract/overview.ts'
import { clientTypesOf } from './docs/client-types.ts'

/**
 * Writes the files generated from the contract: the overview, one OpenAPI document per family, and the types
 * of the clients that test these documents.
 */
mkdirSync('docs/openapi', { recursive: true })
writeFileSync('docs/contract.md', contractOverview())
for (const family of ['session', 'v3', 'activity'] as const) {
  writeFileSync(`docs/openapi/${family}.json`, `${JSON.stringify(openApiOf(family), null, 2)}\n`)
  writeFileSync(`tests/contract/client/${family}.gen.ts`, await clientTypesOf(family))
}
