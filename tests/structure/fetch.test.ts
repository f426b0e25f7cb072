import ts from 'typescript'
import { expect, test } from 'vitest'
import { filesBelow, parsed } from './sources.ts'

/** Every request of the browser has an id and the header of the desk, since one function sends all. */

/** Where a file calls the browser's `fetch`, by line. Methods that are called so are something else. */
function fetches(file: string, text?: string): string[] {
  const source = parsed(file, text)
  const lines: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && node.text === 'fetch' && isGlobal(node)) {
      lines.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return lines
}

/** True unless it is a member of something else than the global object, or the name of a property. */
function isGlobal({ parent }: ts.Identifier): boolean {
  if (ts.isPropertyAccessExpression(parent)) return /^(globalThis|window)$/.test(parent.expression.getText())
  return !ts.isPropertyAssignment(parent) && !ts.isPropertySignature(parent)
}

test('a call of fetch is seen, and one of another thing is none', () => {
  const seen = (text: string) => fetches('components/x.ts', text).length
  expect(seen("void fetch('/api/draft')")).toBe(1)
  expect(seen("const ask = fetch\nglobalThis.fetch('/x')")).toBe(2)
  expect(seen("cache.fetch('/x')\nconst parts = { fetch: 1 }\nrefetch()")).toBe(0)
})

test('only lib/read.ts calls fetch for the browser', () => {
  const faults = filesBelow(['app', 'components', 'lib']).flatMap((file) => fetches(file))
  expect(faults.map((place) => place.replace(/:\d+$/, ''))).toEqual(['lib/read.ts'])
})
