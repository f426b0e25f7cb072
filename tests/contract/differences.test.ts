import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openApiOf } from '../../contract/openapi/document.ts'
import type { OperationSpec } from '../../contract/operation.ts'
import { type AnyOperation, operationOf, type OperationId, operations } from '../../contract/registry.ts'
import { airlines } from '../../gateway/world/reference/airlines.ts'
import { MARKUP_LIMIT_USD, MAX_LEGS, passengerAges } from '../../contract/air/codes.ts'
import { activityV2 } from './documented/activity-v2.ts'
import type { DocumentedFields } from './documented/names.ts'
import { sessionGateway } from './documented/session-gateway.ts'
import { v3 } from './documented/v3.ts'

/** docs/gateway-differences.md names the fields and operations that the contract has beyond the documents. */
const page = readFileSync(new URL('../../docs/gateway-differences.md', import.meta.url), 'utf8')
const registered = operations as readonly OperationSpec[]

/** What the documents show of each operation that they describe; a further one is a type error. */
const documentedFields: Record<DocumentedId, DocumentedFields> = { ...sessionGateway, ...v3, ...activityV2 }
type DocumentedId = Extract<AnyOperation, { standing: 'documented' }>['id']

/** The words of the page on one line, as a reader has them. */
const prose = page.replaceAll(/\s+/g, ' ')
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)

/** Every property name of a schema, references resolved. */
function namesIn(document: unknown, schema: unknown, names = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return names
  const { $ref, properties } = schema as { $ref?: string; properties?: Record<string, unknown> }
  if ($ref) {
    const path = $ref.slice(2).split('/')
    return namesIn(
      document,
      path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document),
      names,
    )
  }
  for (const name of Object.keys(properties ?? {})) names.add(name)
  for (const part of Object.values(schema)) namesIn(document, part, names)
  return names
}

type Described = {
  parameters: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { content?: Record<string, { schema?: unknown }> }>
}

const documents = new Map(registered.map(({ family }) => [family, openApiOf(family)]))

/** The names of the fields of an operation that a caller sends, besides those in the path, and gets. */
function fieldsOf({ family, path, method }: OperationSpec) {
  const document = documents.get(family)!
  const { parameters, requestBody, responses } = (
    document['paths'] as Record<string, Record<string, Described>>
  )[path]![method.toLowerCase()]!
  const schemas = ({ content = {} }: { content?: Record<string, { schema?: unknown }> }) =>
    Object.values(content).map(({ schema }) => schema)
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const sent = parameters.filter((each) => each.in !== 'path').map(({ name }) => name)
  return {
    request: namesIn(document, schemas(requestBody ?? {}), new Set(sent)),
    answer: namesIn(
      document,
      successes.flatMap(([, response]) => schemas(response)),
    ),
  }
}

/** The operations at a path, or at another name of it. */
function operationsAt(path: string): OperationSpec[] {
  const found = registered.filter((op) => op.path === path || op.aliases.includes(path))
  if (found.length === 0) throw new Error(`no operation at ${path}`)
  return found
}

const rows = prose
  .split(' - ')
  .filter((item) => item.startsWith('`/'))
  .map((item) => {
    const [where = '', request = '', answer = ''] =
      /^(.*?)\.(?: Request: (.*?)\.)?(?: Answer: (.*?)\.)?(?: #.*)?$/
        .exec(item)!
        .slice(1)
        .map((part) => part ?? '')
    return { paths: quoted(where), request: quoted(request), answer: quoted(answer) }
  })

describe('the fields that no document has (gap 241)', () => {
  it.each(rows.flatMap((row) => row.paths.map((path) => ({ ...row, path }))))(
    'of $path are in its schema',
    ({ path, request, answer }) => {
      const described = operationsAt(path).map(fieldsOf)
      const has = (part: 'request' | 'answer') => (name: string) => described.some((of) => of[part].has(name))
      expect(request.filter((name) => !has('request')(name))).toEqual([])
      expect(answer.filter((name) => !has('answer')(name))).toEqual([])
    },
  )

  it('are told of every operation that has some', () => {
    expect(rows.length).toBeGreaterThan(10)
    for (const { request, answer } of rows) expect(request.length + answer.length).toBeGreaterThan(0)
  })

  it.each(Object.entries<DocumentedFields>(documentedFields))(
    'of %s are named on the page, all of them, and it has those of its document',
    (id, documented) => {
      const operation = operationOf(id as OperationId)
      const onPage = rows.filter(({ paths }) => paths.some((path) => operationsAt(path).includes(operation)))
      const fields = fieldsOf(operation)
      for (const part of ['request', 'answer'] as const) {
        const told = new Set([...documented[part], ...onPage.flatMap((row) => row[part])])
        const untold = [...fields[part]].filter((name) => !told.has(name))
        expect(untold, `fields of ${id} (${part}) that are neither documented nor on the page`).toEqual([])
        const missing = documented[part].filter((name) => !fields[part].has(name))
        expect(missing, `fields of ${id} (${part}) that its document shows`).toEqual([])
      }
    },
  )
})

it('every assumed operation is named, and photos as files (gap 224)', () => {
  for (const { id, path, standing } of registered) {
    if (standing === 'assumed') expect(page, id).toContain(`\`${path}\``)
  }
  expect(prose).toContain('`GATEWAY_ASSUMED=off` serves them')
})

it('the limits that the documents do not have are named (gap 241)', () => {
  expect(MAX_LEGS).toBe(6)
  expect(prose).toContain('Air searches have at most six legs.')
  expect(passengerAges).toEqual({
    1: { from: 12, below: null },
    2: { from: 2, below: 12 },
    3: { from: 0, below: 2 },
  })
  expect(prose).toContain('an adult must be 12 or older, a child 2 to 11, an infant under 2')
  expect(prose).toContain('A markup cannot be negative, nor above 90,071,992,547,409 dollars')
  expect(MARKUP_LIMIT_USD).toBe(90_071_992_547_409)
  expect(prose).toContain('lengths that the OpenAPI documents state')
  expect(prose).toContain(`has ${airlines().size.toLocaleString('en')} records, not about 1,150`)
})

it('a repeated answer is told apart (gap 217: Idempotent-Replayed)', () => {
  expect(prose).toContain('`Idempotent-Replayed: true`')
})
