import type { z } from 'zod'
import { describe, expect, it } from 'vitest'
import type { OperationSpec } from '../../../contract/operation.ts'
import { operations } from '../../../contract/registry.ts'
import { opaqueFields } from '../../../contract/text.ts'
import { parseRequest } from '../../../gateway/http/parse-request.ts'

/** Every text field of every request is cleaned, and refuses control characters by its name (gap 255). */

type Def = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  valueType?: z.ZodType
  innerType?: z.ZodType
  options?: readonly z.ZodType[]
  in?: z.ZodType
  out?: z.ZodType
}
type Path = readonly (string | number)[]

/** The paths of the fields below a schema that may be text. */
function textPaths(schema: z.ZodType, path: Path = []): Path[] {
  const def = schema._zod.def as unknown as Def
  if (def.shape) return Object.entries(def.shape).flatMap(([key, each]) => textPaths(each, [...path, key]))
  if (def.element) return textPaths(def.element, [...path, 0])
  if (def.valueType) return textPaths(def.valueType, [...path, 'any'])
  if (def.innerType) return textPaths(def.innerType, path)
  if (def.options) return def.options.flatMap((each) => textPaths(each, path))
  if (def.in && def.out) return [def.in, def.out].flatMap((each) => textPaths(each, path))
  return def.type === 'string' || def.type === 'unknown' ? [path] : []
}

function objectWith(path: Path, text: string): unknown {
  const [key, ...rest] = path
  if (key === undefined) return text
  const inner = objectWith(rest, text)
  return typeof key === 'number' ? [inner] : { [key]: inner }
}

const named = (path: Path) =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${key}` : key),
    '',
  )

const registered = operations as readonly OperationSpec[]
const fields = registered.flatMap((op) =>
  (['query', 'body'] as const).flatMap((part) => {
    const schema = op.request[part]
    const paths = schema ? textPaths(schema) : []
    return [...new Map(paths.map((path) => [named(path), path])).values()].map((path) => ({ op, part, path }))
  }),
)
const isOpaque = (path: Path) => path.some((key) => opaqueFields.has(String(key)))

/** Valid parameters of every path: they are read first. */
const params = { id: 'x', uuid: 'x', event: 'x', status: 'confirm', date: '2027-01-01' }

function faultsOf({ op, part, path }: (typeof fields)[number], text: string) {
  const sent = objectWith(path, text) as Record<string, unknown>
  const query = new URLSearchParams(part === 'query' ? (sent as Record<string, string>) : {})
  const parsed = parseRequest(op, params, query, part === 'body' ? sent : {})
  return parsed.ok ? [] : parsed.faults
}

describe('a text field of a request', () => {
  it('refuses a control character by its name, in every operation', () => {
    const texts = fields.filter(({ path }) => !isOpaque(path))
    expect(texts.length).toBeGreaterThan(100)
    for (const field of texts) {
      expect(faultsOf(field, 'a\u0007'), `${field.op.id} ${named(field.path)}`).toContainEqual({
        path: named(field.path),
        message: 'must not contain the control character U+0007',
      })
    }
  })

  it('that holds a secret or a code is taken to the letter, and each of these is a field', () => {
    const seen = new Set<string>()
    for (const field of fields.filter(({ path }) => isOpaque(path))) {
      seen.add(String(field.path.at(-1)))
      const messages = faultsOf(field, 'a\u0007').map(({ message }) => message)
      expect(messages.join(), named(field.path)).not.toContain('control character')
    }
    expect([...opaqueFields].filter((name) => !seen.has(name))).toEqual([])
  })

  it('that is a secret by its name is one of those', () => {
    const secret = fields.filter(({ path }) => /password|secret|token$/i.test(String(path.at(-1))))
    expect(secret.filter(({ path }) => !isOpaque(path)).map(({ path }) => named(path))).toEqual([])
  })
})
