import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openApiOf } from '../../contract/openapi/document.ts'
import type { OperationSpec } from '../../contract/operation.ts'
import { operations } from '../../contract/registry.ts'
import { airlines } from '../../gateway/world/reference/airlines.ts'
import { MARKUP_LIMIT_USD, MAX_LEGS, passengerAges } from '../../contract/air/codes.ts'

/** docs/gateway-differences.md names the fields and operations that the contract has beyond the documents. */
const page = readFileSync(new URL('../../docs/gateway-differences.md', import.meta.url), 'utf8')
const registered = operations as readonly OperationSpec[]

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

type Described = { requestBody?: unknown; responses: Record<string, unknown> }

function describedAt(path: string) {
  const operation = registered.find((op) => op.path === path || op.aliases.includes(path))
  if (!operation) throw new Error(`no operation at ${path}`)
  const document = openApiOf(operation.family)
  const { requestBody, responses } = (document['paths'] as Record<string, Record<string, Described>>)[
    operation.path
  ]![operation.method.toLowerCase()]!
  return { request: namesIn(document, requestBody), answer: namesIn(document, responses['200']) }
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
      const described = describedAt(path)
      expect(request.filter((name) => !described.request.has(name))).toEqual([])
      expect(answer.filter((name) => !described.answer.has(name))).toEqual([])
    },
  )

  it('are told of every operation that has some', () => {
    expect(rows.length).toBeGreaterThan(10)
    for (const { request, answer } of rows) expect(request.length + answer.length).toBeGreaterThan(0)
  })
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
