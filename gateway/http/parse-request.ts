import type { z } from 'zod'
import type { OperationSpec } from '../../contract/operation.ts'
import { bindKeys } from './bind-keys.ts'
import { fieldFaults, type FieldFault } from './field-message.ts'

type Parsed =
  | { ok: true; request: { params: unknown; query: unknown; body: unknown } }
  | { ok: false; faults: FieldFault[] }

/** Reads params, query and body by the operation's schemas; a part that breaks rules names its fields. */
export function parseRequest(
  op: OperationSpec,
  params: Record<string, string>,
  query: URLSearchParams,
  body: Record<string, unknown>,
): Parsed {
  const parts: [z.ZodType | null, unknown][] = [
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
    const result = schema.safeParse(bound)
    if (!result.success) return { ok: false, faults: fieldFaults(result.error, bound) }
    values.push(result.data)
  }
  return { ok: true, request: { params: values[0], query: values[1], body: values[2] } }
}
