import ts from 'typescript'
import { expect, test } from 'vitest'
import { filesBelow, parsed } from './sources.ts'

/** Whether the module's first statement keeps it out of the browser. */
function isGuarded(file: string, text?: string): boolean {
  const first = parsed(file, text).statements[0]
  if (first === undefined) return false
  if (ts.isImportDeclaration(first)) return moduleName(first) === 'server-only' && !first.importClause
  return (
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === 'use server'
  )
}

function moduleName(declaration: ts.ImportDeclaration): string {
  return ts.isStringLiteral(declaration.moduleSpecifier) ? declaration.moduleSpecifier.text : ''
}

test('a guard is the first statement or none', () => {
  expect(isGuarded('a.ts', "// why\nimport 'server-only'\nexport const a = 1")).toBe(true)
  expect(isGuarded('a.ts', "'use server'\nexport async function a() {}")).toBe(true)
  expect(isGuarded('a.ts', "import pg from 'pg'\nimport 'server-only'")).toBe(false)
  expect(isGuarded('a.ts', "'use client'")).toBe(false)
})

test('every server module refuses the browser in its first statement', () => {
  expect(filesBelow(['server']).filter((file) => !isGuarded(file))).toEqual([])
})
