import type { z } from 'zod'
import type { OperationSpec } from '../../contract/operation.ts'
import { bindKeys } from './bind-keys.ts'
import { cleanFields } from './clean-fields.ts'
import { fieldFaults, type FieldFault } from './field-message.ts'

type Parsed =
  | { ok: true; request: { params: unknown; query: unknown; body: unknown } }
  | { ok: false; faults: FieldFault[] }

/**
 * Reads params, query and body by the operation's schemas; a part that breaks rules names its fields. The
 * text of query and body is cleaned before. Parameters of the path are ids, which are taken to the letter.
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
    const clean = value === params ? { value: bound, faults: [] } : cleanFields(bound, fieldsOf(schema))
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
