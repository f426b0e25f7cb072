import { familyBases } from '../../contract/families.ts'
import type { OperationSpec } from '../../contract/operation.ts'
import { registry, type OperationId } from '../../contract/registry.ts'

/** A request of a visit; `name` is what it is counted under. */
export type Call = {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
  path: string
  headers: Readonly<Record<string, string>>
  body?: string
}
export type Answer = { status: number; body: string }

/** Calls one after the other, each told by the answers before it. Returns what was booked, if anything. */
export type Visit = Generator<Call, 'booked' | 'nothing', Answer>

/**
 * A call of the contract. Names in braces go into the path, the rest into body or query.
 * @param token for v3
 */
export function callOf(id: OperationId, input: Readonly<Record<string, unknown>>, token?: string): Call {
  const op: OperationSpec = registry[id]
  let path = familyBases[op.family] + op.path
  const rest: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input)) {
    if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(String(value)))
    else rest[name] = value
  }
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  if (op.method !== 'GET') {
    const type = { 'content-type': 'application/json' }
    return { name: id, method: op.method, path, headers: { ...headers, ...type }, body: JSON.stringify(rest) }
  }
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))
  return { name: id, method: 'GET', path: `${path}?${query}`, headers }
}

/** Whether an answer is a success and no refusal: the session family refuses with 200. */
export function isSuccess({ status, body }: Answer): boolean {
  return status < 300 && !body.includes('"Success":false')
}
