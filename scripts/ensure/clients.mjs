import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from './steps.mjs'

const ownFolder = path.join(root, 'tests', 'contract', 'client')
const families = ['session', 'v3', 'activity']

/**
 * Makes the types of the clients that test the OpenAPI documents: one file for each family, by
 * openapi-typescript. A file that was made of the same document by the same version stays.
 * @param {string} [folder] where they are made
 */
export async function ensureClients(folder = ownFolder) {
  mkdirSync(folder, { recursive: true })
  const { version } = createRequire(import.meta.url)('openapi-typescript/package.json')
  for (const family of families) {
    const document = readFileSync(path.join(root, 'docs', 'openapi', `${family}.json`), 'utf8')
    const source = createHash('sha256').update(version).update(document).digest('hex')
    const first = `// Made of docs/openapi/${family}.json: ${source}\n`
    const file = path.join(folder, `${family}.gen.ts`)
    if (existsSync(file) && readFileSync(file, 'utf8').startsWith(first)) continue
    const { default: openapiTS, astToString } = await import('openapi-typescript')
    writeFileSync(file, first + astToString(await openapiTS(document, { defaultNonNullable: false })))
  }
}
