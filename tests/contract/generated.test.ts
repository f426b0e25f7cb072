import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openApiOf } from '../../contract/openapi/document.ts'
import { contractOverview } from '../../contract/overview.ts'
import { ensureClients } from '../../scripts/ensure/clients.mjs'

const families = ['session', 'v3', 'activity'] as const

describe('what is generated from the contract (npm run docs)', () => {
  it('docs/contract.md is the overview of the registry', () => {
    expect(readFileSync('docs/contract.md', 'utf8')).toBe(contractOverview())
  })

  it.each(families)('docs/openapi/%s.json is the document of the family', (family) => {
    const stored: unknown = JSON.parse(readFileSync(`docs/openapi/${family}.json`, 'utf8'))
    expect(stored).toEqual(JSON.parse(JSON.stringify(openApiOf(family))))
  })
})

it('the clients are made of each document, and again when it differs', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clients-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await ensureClients(folder)
  for (const family of families) {
    const paths = path.join(folder, family, 'paths.gen.ts')
    const sdk = path.join(folder, family, 'sdk.gen.ts')
    const [madePaths, madeSdk] = [readFileSync(paths, 'utf8'), readFileSync(sdk, 'utf8')]
    expect(madePaths).toContain('export interface paths')
    expect(madeSdk).toContain('export const ')
    writeFileSync(sdk, '')
    await ensureClients(folder)
    expect(readFileSync(sdk, 'utf8'), 'the same document').toBe('')
    writeFileSync(paths, '// Made of another document\n')
    await ensureClients(folder)
    expect(readFileSync(paths, 'utf8')).toBe(madePaths)
    expect(readFileSync(sdk, 'utf8')).toBe(madeSdk)
  }
})
