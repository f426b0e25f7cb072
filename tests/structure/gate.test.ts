import ts from 'typescript'
import { expect, test } from 'vitest'
import { filesBelow, parsed } from './sources.ts'

/**
 * Entry points without a permission check, or with another one. Each states the reason. Actions among them
 * still ask for an Origin of ours.
 */
const open: Readonly<Record<string, string>> = {
  'app/api/auth/[...nextauth]/route.ts': 'signs in and out',
  'app/api/csp-report/route.ts': 'browsers report without a session; a directive is logged and nothing told',
  'server/session/actions.ts#renewSession': 'signs in again: it asks for the secret itself',
  'server/session/actions.ts#renewDemoSession':
    'renews a demo person of the sandbox, whose account UUID stands on the sign-in page',
  'server/session/actions.ts#signOutNow': 'whoever holds a session may end it, an idle one too',
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * The server's entry points in a file: the exports of a `use server` module or a route handler, by name, with
 * their bodies. The body is null for an export that cannot be analysed (a re-export, a wrapped function).
 */
function doors(file: string, text?: string): Map<string, ts.Block | null> {
  const source = parsed(file, text)
  const isRoute = file.endsWith('/route.ts')
  const found = new Map<string, ts.Block | null>()
  if (!isRoute && !hasDirective(source.statements)) return found
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement) && !statement.isTypeOnly) {
      const names = statement.exportClause && ts.isNamedExports(statement.exportClause)
      if (!names) found.set('*', null)
      else for (const { name } of statement.exportClause.elements) found.set(name.text, null)
    }
    if (ts.isExportAssignment(statement)) found.set('default', null)
    if (!ts.canHaveModifiers(statement) || !isExported(statement)) continue
    if (ts.isFunctionDeclaration(statement)) {
      found.set(statement.name?.text ?? 'default', statement.body ?? null)
    } else if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) found.set(name.getText(source), null)
    }
  }
  // A route's other exports (`dynamic`) are settings of Next.
  return isRoute ? new Map([...found].filter(([name]) => METHODS.has(name) || name === '*')) : found
}

function isExported(node: ts.HasModifiers): boolean {
  return ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
}

function hasDirective(statements: readonly ts.Statement[]): boolean {
  const [first] = statements
  return (
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === 'use server'
  )
}

/**
 * True when the body asks the gate before anything else and returns when it refuses, or passes the gate to
 * one of the functions that ask it for the permission of an operation, which have tests of their own.
 */
function asksFirst(body: ts.Block | null, isRoute: boolean): boolean {
  const [first, second] = body?.statements ?? []
  if (!first) return false
  if (
    isRoute &&
    /^return (answerRead|answerShown|readingAnswer|checkAnswer)\(desk\(\), requireRouteGrant, /.test(
      flat(first),
    )
  )
    return true
  const gate = new RegExp(`^const gate = await require${isRoute ? 'Route' : 'Action'}Grant\\('[a-z_]+'\\)$`)
  if (!second || !gate.test(flat(first))) return false
  if (!ts.isIfStatement(second) || flat(second.expression) !== '!gate.ok') {
    return /^return gate\.ok \? /.test(flat(second))
  }
  const refused = ts.isBlock(second.thenStatement)
    ? second.thenStatement.statements.at(-1)
    : second.thenStatement
  return refused !== undefined && ts.isReturnStatement(refused)
}

/** Whether the body refuses a foreign origin before anything else. */
function refusesForeign(body: ts.Block | null): boolean {
  const [first] = body?.statements ?? []
  return first !== undefined && /^if \(!\(await isOwnAction\(\)\)\) return\b/.test(flat(first))
}

function unguarded(file: string, text?: string): string[] {
  const isRoute = file.endsWith('/route.ts')
  return [...doors(file, text)]
    .filter(([, body]) => !asksFirst(body, isRoute))
    .map(([name]) => `${file}#${name}`)
}

function flat(node: ts.Node): string {
  return node.getText().replaceAll(/\s+/g, ' ')
}

const action = (body: string) => `'use server'\nexport async function act(id: string) {\n${body}\n}`

test.each([
  ['nothing is asked', action('return book(id)')],
  [
    'something comes before',
    action("await book(id)\nconst gate = await requireActionGrant('air_book')\nif (!gate.ok) return no"),
  ],
  ['the answer is not heeded', action("const gate = await requireActionGrant('air_book')\nreturn book(id)")],
  [
    'a refusal goes on',
    action("const gate = await requireActionGrant('air_book')\nif (!gate.ok) log(id)\nreturn book(id)"),
  ],
  [
    'the permission is computed',
    action('const gate = await requireActionGrant(await which(id))\nif (!gate.ok) return no'),
  ],
  [
    'the origin is not asked',
    action("const gate = await requireGrant('air_book')\nif (!gate.ok) return no\nreturn book(id)"),
  ],
  ['wrapped', "'use server'\nexport const act = wrap(async () => {})"],
  ['passed on', "'use server'\nexport { act } from './act.ts'"],
])('an action without a gate is seen: %s', (_, text) => {
  expect(unguarded('server/air/actions.ts', text)).toEqual(['server/air/actions.ts#act'])
})

test('a gate is seen, and a route handler without one', () => {
  const asked = "const gate = await requireActionGrant('air_book')\nif (!gate.ok) return no\nreturn book(id)"
  expect(unguarded('server/air/actions.ts', action(asked))).toEqual([])
  expect(unguarded('server/air/book.ts', 'export async function book() {}')).toEqual([])
  const route = 'export async function GET() { return secret() }\nexport const dynamic = 1'
  expect(unguarded('app/api/x/route.ts', route)).toEqual(['app/api/x/route.ts#GET'])
  expect(unguarded('app/api/x/route.ts', 'export { handle as POST }')).toEqual(['app/api/x/route.ts#POST'])
})

test('every action and route handler asks the gate before anything else', () => {
  const files = filesBelow(['app', 'components', 'lib', 'server'])
  const all = files.flatMap((file) => [...doors(file).keys()].map((name) => `${file}#${name}`))
  expect(all.length).toBeGreaterThan(10)
  const isOpen = (door: string) => door in open || door.replace(/#.*/, '') in open
  expect(files.flatMap((file) => unguarded(file)).filter((door) => !isOpen(door))).toEqual([])
  // An unused exception would hide the next violation.
  const unused = Object.keys(open).filter(
    (door) => !all.some((one) => one === door || one.startsWith(`${door}#`)),
  )
  expect(unused).toEqual([])
})

test('X2: an action without a permission asks for an Origin of ours before anything else', () => {
  const refuse = 'if (!(await isOwnAction())) return NO\nreturn end()'
  const late = 'await end()\nif (!(await isOwnAction())) return NO'
  const isRefusing = (body: string) =>
    refusesForeign(doors('server/a/actions.ts', action(body)).get('act') ?? null)
  expect([refuse, late, 'return end()'].map(isRefusing)).toEqual([true, false, false])
  const actions = Object.keys(open).filter((door) => door.includes('#'))
  const lax = actions.filter((door) => {
    const [file = '', name = ''] = door.split('#')
    return !refusesForeign(doors(file).get(name) ?? null)
  })
  expect(lax).toEqual([])
})

test('no function declares itself an action inside another module', () => {
  const inline = filesBelow(['app', 'components', 'lib', 'server']).filter((file) => {
    let isFound = false
    const visit = (node: ts.Node) => {
      if (ts.isBlock(node) && hasDirective(node.statements)) isFound = true
      ts.forEachChild(node, visit)
    }
    visit(parsed(file))
    return isFound
  })
  expect(inline).toEqual([])
})
