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

it('types of the clients are made of each document, and again when it differs', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clients-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await ensureClients(folder)
  for (const family of families) {
    const file = path.join(folder, `${family}.gen.ts`)
    const made = readFileSync(file, 'utf8')
    expect(made).toContain('export interface paths')
    writeFileSync(file, made.replace('export interface paths', 'export interface old'))
    await ensureClients(folder)
    expect(readFileSync(file, 'utf8'), 'the same document').toContain('export interface old')
    writeFileSync(file, '// Made of another document\n')
    await ensureClients(folder)
    expect(readFileSync(file, 'utf8')).toBe(made)
  }
})
