import 'server-only'
import type { OperationSpec } from '../../contract/operation.ts'

export type ParsedInput = { ok: true; input: Record<string, unknown> } | { ok: false; field: string }

/** Checks the browser's input by the operation's own schemas. Undeclared keys are dropped. */
export function parseInput(op: OperationSpec, given: Record<string, unknown>): ParsedInput {
  const input: Record<string, unknown> = {}
  for (const schema of [op.request.params, op.request.query, op.request.body]) {
    if (!schema) continue
    const parsed = schema.safeParse(given)
    if (!parsed.success) return { ok: false, field: parsed.error.issues[0]?.path.join('.') ?? '' }
    Object.assign(input, parsed.data)
  }
  return { ok: true, input }
}
