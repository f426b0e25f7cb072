import type { z } from 'zod'
import type { OperationSpec } from '../../contract/operation.ts'
import { bindKeys } from './bind-keys.ts'
import { fieldFaults, pathOf, type FieldFault } from './field-message.ts'
import { cleanText, controlCharacter, opaqueFields } from '../../contract/text.ts'

type Parsed =
  | { ok: true; request: { params: unknown; query: unknown; body: unknown } }
  | { ok: false; faults: FieldFault[] }

/**
 * Reads params, query and body by the operation's schemas; a part that breaks rules names its fields. The
 * text of query and body is cleaned before. Parameters of the path are ids, which are taken to the letter; a
 * NUL, which no database takes, is refused in them too.
 */
export function parseRequest(
  op: OperationSpec,
  params: Record<string, string>,
  query: URLSearchParams,
  body: Record<string, unknown>,
): Parsed {
  const parts: [z.ZodObject | null, unknown][] = [
    [op.request.params, params],
    [op.request.query, op.request.query ? Object.fromEntries(query) : {}],
    [op.request.body, body],
  ]
  const values: unknown[] = []
  for (const [schema, value] of parts) {
    if (!schema) {
      values.push({})
      continue
    }
    const bound = op.family === 'session' ? bindKeys(schema, value) : value
    const clean =
      value === params ? { value: bound, faults: idFaults(op, params) } : cleanFields(bound, fieldsOf(schema))
    const result = schema.safeParse(clean.value)
    const broken = result.success ? [] : fieldFaults(result.error, clean.value)
    const faults = [
      ...clean.faults,
      ...broken.filter(({ path }) => !clean.faults.some((each) => each.path === path)),
    ]
    if (faults.length > 0 || !result.success) return { ok: false, faults }
    values.push(result.data)
  }
  return { ok: true, request: { params: values[0], query: values[1], body: values[2] } }
}

const fieldsBySchema = new WeakMap<z.ZodObject, ReadonlySet<string>>()

function fieldsOf(schema: z.ZodObject): ReadonlySet<string> {
  let fields = fieldsBySchema.get(schema)
  if (!fields) {
    fields = new Set(Object.keys(schema.shape))
    fieldsBySchema.set(schema, fields)
  }
  return fields
}

/** A part of a request with its text cleaned, and each field that has text which is refused. */
type Cleaned = { value: unknown; faults: FieldFault[] }

/**
 * Cleans every text of a query or a body at any depth, whatever its field is called, so that no schema has to
 * ask for it (gap 255). A field whose text is then empty counts as missing, and so does one that is null
 * (gaps 5, 246). Fields that no schema knows are ignored, and so are the faults in them.
 * @param ownFields the fields that the operation reads; null if it reads any.
 */
function cleanFields(value: unknown, ownFields: ReadonlySet<string> | null): Cleaned {
  const faults: FieldFault[] = []
  const clean = (part: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof part === 'string') {
      const text = cleanText(part)
      const control = controlCharacter(text)
      if (control !== null) {
        faults.push({ path: pathOf(path), message: `must not contain the control character ${control}` })
      }
      return text
    }
    if (Array.isArray(part)) return part.map((each, index) => clean(each, [...path, index]))
    if (typeof part !== 'object' || part === null) return part
    const fields = Object.entries(part).flatMap(([key, content]): [string, unknown][] => {
      if (content === null) return []
      const isIgnored = path.length === 0 && ownFields !== null && !ownFields.has(key)
      if (isIgnored) return [[key, content]]
      faults.push(...nulFaults(key, path))
      if (opaqueFields.has(key)) {
        faults.push(...nulFaults(content, [...path, key]))
        return [[key, content]]
      }
      const cleaned = clean(content, [...path, key])
      return cleaned === '' ? [] : [[key, cleaned]]
    })
    return Object.fromEntries(fields)
  }
  return { value: clean(value, []), faults }
}

/** Files that anybody may read are looked up in memory: one that is named with a NUL is not there. */
function idFaults(op: OperationSpec, params: Record<string, string>): FieldFault[] {
  if (op.answer === 'file' && op.auth === 'none') return []
  return Object.entries(params).flatMap(([key, text]) => nulFaults(text, [key]))
}

/** The fault of a text that is taken to the letter, or of a key, and has a NUL. */
function nulFaults(value: unknown, path: readonly PropertyKey[]): FieldFault[] {
  const has = typeof value === 'string' && value.includes('\0')
  return has ? [{ path: pathOf(path), message: 'must not contain the control character U+0000' }] : []
}
