import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from './steps.mjs'

const ownFolder = path.join(root, 'tests', 'contract', 'client')
const families = ['session', 'v3', 'activity']
const require = createRequire(import.meta.url)
const generators = ['openapi-typescript', '@hey-api/openapi-ts']

/**
 * Makes the clients that test the OpenAPI documents. The folder of a family gets the SDK that
 * @hey-api/openapi-ts makes of its document, and in `paths.gen.ts` the types that openapi-typescript makes for
 * openapi-fetch. Those that were made of the same document by the same versions stay.
 * @param {string} [folder] where they are made
 */
export async function ensureClients(folder = ownFolder) {
  // Read here and not above: this file is loaded before anything is installed.
  const versions = generators.map((name) => require(`${name}/package.json`).version)
  for (const family of families) {
    const input = path.join(root, 'docs', 'openapi', `${family}.json`)
    const document = readFileSync(input, 'utf8')
    const hash = createHash('sha256').update(versions.join('\n')).update(document)
    const first = `// Made of docs/openapi/${family}.json: ${hash.digest('hex')}\n`
    const file = path.join(folder, family, 'paths.gen.ts')
    if (existsSync(file) && readFileSync(file, 'utf8').startsWith(first)) continue
    await writeSdk(family, input, path.dirname(file))
    // Last: its first line says that all of the folder is made.
    writeFileSync(file, first + (await typesOf(document)))
  }
}

/**
 * The types of the paths of a document.
 * @param {string} document
 */
async function typesOf(document) {
  const { default: openapiTS, astToString } = await import('openapi-typescript')
  return astToString(await openapiTS(document, { defaultNonNullable: false }))
}

/**
 * Writes the SDK of a document: a function for each operation, its types, and a client on `fetch`.
 * @param {string} family
 * @param {string} input
 * @param {string} folder
 */
async function writeSdk(family, input, folder) {
  const { createClient } = await import('@hey-api/openapi-ts')
  await createClient({
    input,
    output: { path: folder, indexFile: false, module: { extension: '.ts' } },
    // Only v3 has its credential in a header. The generator warns of each operation with one in its body.
    plugins: [
      '@hey-api/typescript',
      { name: '@hey-api/sdk', auth: family === 'v3' },
      '@hey-api/client-fetch',
    ],
    logs: { level: 'silent', file: false },
  })
}
