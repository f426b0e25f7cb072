import ts from 'typescript'
import { expect, test } from 'vitest'
import { filesBelow, parsed } from './sources.ts'

// An answer is read once, in `lib/<noun>`: these components know the types of `lib`, and no name of the wire.

const rooms = ['components/activity', 'components/air', 'components/hotel']

/** Modules of the contract with lists and limits. The others have the shapes of questions and answers. */
const factsOnly = /\/contract\/\w+\/(codes|limits|kinds|person|types|booking-states)\.ts$/

/** `external_id`, `FareSourceCode`: the interfaces write fields in these ways, and the desk does not. */
const ofTheWire = /^[a-z]+(_[a-z\d]+)+$|^[A-Z][a-z]+\w*$/

/** The names of fields in a file that are written as interfaces write them. */
function fieldNames(file: string, text?: string): string[] {
  const names: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAccessExpression(node)) names.push(node.name.text)
    else if (ts.isBindingElement(node)) names.push((node.propertyName ?? node.name).getText())
    else if (ts.isPropertyAssignment(node) || ts.isPropertySignature(node)) names.push(node.name.getText())
    ts.forEachChild(node, visit)
  }
  visit(parsed(file, text))
  return names.filter((name) => ofTheWire.test(name))
}

const contractNames = new Set(filesBelow(['contract']).flatMap((file) => fieldNames(file)))

function wireNames(file: string, text?: string): string[] {
  const shapes = parsed(file, text).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    const from = statement.moduleSpecifier.text
    return from.includes('/contract/') && !factsOnly.test(from) ? [from] : []
  })
  return [...shapes, ...fieldNames(file, text).filter((name) => contractNames.has(name))]
}

test.each(rooms)('%s names no field of the wire and imports no shape of it', (room) => {
  const faults = filesBelow([room]).flatMap((file) => wireNames(file).map((name) => `${file}: ${name}`))
  expect(faults).toEqual([])
})

test.each([
  'const id = hotel.hotel_id',
  'const { external_id } = place',
  "ask({ FareSourceCode: 'x' })",
  "import type { HotelSummary } from '../../../contract/v3/hotel-objects.ts'",
  "import type { ResponseOf } from '../../contract/registry.ts'",
])('a name of the wire is seen: %s', (text) => {
  expect(wireNames('seen.ts', text)).not.toEqual([])
})
