import openapiTS, { astToString } from 'openapi-typescript'
import { openApiOf } from '../../contract/openapi.ts'
import type { Family } from '../../contract/operation.ts'

/** The types of a client for a family, which openapi-typescript makes from our document. */
export async function clientTypesOf(family: Family): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(openApiOf(family)), { defaultNonNullable: false })
  return `// Generated from docs/openapi/${family}.json by \`npm run docs\`; a test keeps it true.\n${astToString(nodes)}`
}
