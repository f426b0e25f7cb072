import ts from 'typescript'
import { expect, test } from 'vitest'
import { filesBelow, parsed } from './sources.ts'

/**
 * Route handlers without a permission check, or with another one, each with the reason. Actions are guarded
 * by their type (`actions.test.ts`).
 */
const open: Readonly<Record<string, string>> = {
  'app/api/auth/[...nextauth]/route.ts': 'signs in and out',
  'app/api/csp-report/route.ts': 'browsers report without a session; a directive is logged and nothing told',
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * The handlers of a route by their methods, with their bodies. The body is null for an export that cannot be
 * analysed (a re-export, a wrapped function).
 */
function handlers(file: string, text?: string): [string, ts.Block | null][] {
  const source = parsed(file, text)
  const found = source.statements.flatMap((statement): [string, ts.Block | null][] => {
    if (ts.isExportDeclaration(statement) && !statement.isTypeOnly) {
      const names = statement.exportClause && ts.isNamedExports(statement.exportClause)
      return names ? statement.exportClause.elements.map(({ name }) => [name.text, null]) : [['*', null]]
    }
    if (!ts.canHaveModifiers(statement) || !isExported(statement)) return []
    if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? '', statement.body ?? null]]
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.map(({ name }) => [name.getText(source), null])
  })
  // A route's other exports (`dynamic`) are settings of Next.
  return found.filter(([name]) => METHODS.has(name) || name === '*')
}

function isExported(node: ts.HasModifiers): boolean {
  return ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
}

/**
 * True when the body asks the gate before anything else and returns when it refuses, or passes the gate to
 * one of the functions that ask it for the permission of an operation, which have tests of their own.
 */
function asksFirst(body: ts.Block | null): boolean {
  const [first, second] = body?.statements ?? []
  if (!first) return false
  const passedOn = /^return (answerRead|answerShown|readingAnswer|checkAnswer)\(desk\(\), requireRouteGrant, /
  if (passedOn.test(flat(first))) return true
  if (!second || !/^const gate = await requireRouteGrant\('[a-z_]+'\)$/.test(flat(first))) return false
  if (!ts.isIfStatement(second) || flat(second.expression) !== '!gate.ok') {
    return /^return gate\.ok \? /.test(flat(second))
  }
  const refused = ts.isBlock(second.thenStatement)
    ? second.thenStatement.statements.at(-1)
    : second.thenStatement
  return refused !== undefined && ts.isReturnStatement(refused)
}

function unguarded(file: string, text?: string): string[] {
  return handlers(file, text)
    .filter(([, body]) => !asksFirst(body))
    .map(([name]) => `${file}#${name}`)
}

function flat(node: ts.Node): string {
  return node.getText().replaceAll(/\s+/g, ' ')
}

const route = (body: string) => `export async function GET() {\n${body}\n}\nexport const dynamic = 1`

test.each([
  ['nothing is asked', route('return secret()')],
  [
    'something comes before',
    route("log()\nconst gate = await requireRouteGrant('air_book')\nif (!gate.ok) return no"),
  ],
  ['the answer is not heeded', route("const gate = await requireRouteGrant('air_book')\nreturn secret()")],
  [
    'a refusal goes on',
    route("const gate = await requireRouteGrant('air_book')\nif (!gate.ok) log()\nreturn x"),
  ],
  [
    'the permission is computed',
    route('const gate = await requireRouteGrant(await which())\nif (!gate.ok) return no'),
  ],
  ['wrapped', 'export const GET = wrap(async () => {})'],
  ['passed on', 'export { handle as GET }'],
])('a route handler without a gate is seen: %s', (_, text) => {
  expect(unguarded('app/api/x/route.ts', text)).toEqual(['app/api/x/route.ts#GET'])
})

test('a gate is seen', () => {
  const asked = "const gate = await requireRouteGrant('air_book')\nif (!gate.ok) return no\nreturn secret()"
  expect(unguarded('app/api/x/route.ts', route(asked))).toEqual([])
})

test('every route handler asks the gate before anything else', () => {
  const files = filesBelow(['app'], ['route.ts'])
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => unguarded(file).length > 0)).toEqual(Object.keys(open))
})
