import { mkdirSync, writeFileSync } from 'node:fs'
import { openApiOf } from '../contract/openapi/document.ts'
import { contractOverview } from '../contract/overview.ts'

/** Writes the files generated from the contract: the overview, and one OpenAPI document per family. */
mkdirSync('docs/openapi', { recursive: true })
writeFileSync('docs/contract.md', contractOverview())
for (const family of ['session', 'v3', 'activity'] as const) {
  writeFileSync(`docs/openapi/${family}.json`, `${JSON.stringify(openApiOf(family), null, 2)}\n`)
}
