import ts from 'typescript'
import { expect, test } from 'vitest'
import { operations } from '../../contract/registry.ts'
import { filesBelow, parsed } from './sources.ts'

const ids: ReadonlySet<string> = new Set(operations.map((op) => op.id))

/** The entries of a list, a table or a switch: its elements, keys or cases. */
function entriesOf(node: ts.Node): (ts.Node | undefined)[] {
  if (ts.isArrayLiteralExpression(node)) return [...node.elements]
  if (ts.isObjectLiteralExpression(node)) return node.properties.map((property) => property.name)
  if (ts.isCaseBlock(node)) {
    return node.clauses.map((clause) => (ts.isCaseClause(clause) ? clause.expression : undefined))
  }
  return []
}

/** The text that a comparison compares with. */
function comparedText(node: ts.Node): ts.Node | undefined {
  if (!ts.isBinaryExpression(node) || !/^[!=]==?$/.test(node.operatorToken.getText())) return undefined
  return [node.left, node.right].find(ts.isStringLiteralLike)
}

/** The lists, tables, switches and comparisons of a file that name two operations or more. */
function setsOf(file: string, text?: string): string[] {
  const lines: string[] = []
  const compared: ts.Node[] = []
  const note = (entries: readonly (ts.Node | undefined)[]) => {
    const named = entries.filter((entry) => entry && ts.isStringLiteralLike(entry) && ids.has(entry.text))
    if (named.length > 1) lines.push(`${file}: ${named.map((entry) => entry?.getText()).join(', ')}`)
  }
  const visit = (node: ts.Node) => {
    note(entriesOf(node))
    compared.push(...[comparedText(node)].filter((entry) => entry !== undefined))
    ts.forEachChild(node, visit)
  }
  visit(parsed(file, text))
  note(compared)
  return lines
}

test('no set of operations stands outside the registry: what is known of one is said in its record', () => {
  // The families implement the operations, and the registry requires their tables of handlers.
  const files = filesBelow(['app', 'components', 'gateway', 'lib', 'server']).filter(
    (file) => !file.startsWith('gateway/families/'),
  )
  expect(files.flatMap((file) => setsOf(file))).toEqual([])
})

test('lists, tables, switches and comparisons are seen', () => {
  const text = `
    const large = new Set(['air.book', 'hotel.book'])
    const table = { 'air.book': 1, 'hotel.book': 2 }
    switch (id) { case 'air.book': break; case 'hotel.book': break }
    const isBook = id === 'air.book' || 'hotel.book' === id
    const one = ['air.book', 'hotels']`
  expect(setsOf('made-up.ts', text)).toHaveLength(4)
})
