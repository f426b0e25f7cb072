import { DESK_AWAY } from './not-responding.ts'
import { REQUEST_ID_HEADER } from '../contract/request-id.ts'
import type { AnyOperation, InputOf, ResponseOf } from '../contract/registry.ts'

/** Operations that the read route answers with JSON. */
export type ReadId = Extract<AnyOperation, { kind: 'read'; answer: 'json'; serverOnly: false }>['id']

/**
 * A failed read. `status` 401 means that the session has ended; `code` is the gateway's or the read route's.
 */
export class ReadFailure extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message || code)
    this.name = 'ReadFailure'
    this.status = status
    this.code = code
  }
}

/**
 * Reads one operation through the read route. Throws `ReadFailure` if it refuses or nothing answers (status
 * 0).
 */
export async function read<Id extends ReadId>(
  id: Id,
  input: InputOf<Id>,
  signal?: AbortSignal,
): Promise<ResponseOf<Id>> {
  return readAt<ResponseOf<Id>>(`/api/read/${id}`, input, signal)
}

/** Reads what another route of the desk answers to an input, as `read` does. */
export async function readAt<Answer>(address: string, input: unknown, signal?: AbortSignal): Promise<Answer> {
  const response = await ask(address, input, signal)
  const body: unknown = await response.json().catch(() => null) // A body that is not JSON adds nothing to its status.
  if (response.ok && body !== null) return body as Answer
  const { code = '', message = '' } = (body ?? {}) as { code?: string; message?: string }
  throw new ReadFailure(response.ok ? 502 : response.status, code, message)
}

async function ask(address: string, input: unknown, signal?: AbortSignal): Promise<Response> {
  const init: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-desk': '1', [REQUEST_ID_HEADER]: crypto.randomUUID() },
    body: JSON.stringify(input),
  }
  try {
    return await fetch(address, signal ? { ...init, signal } : init)
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ReadFailure(0, 'Unreachable', `${DESK_AWAY}.`)
  }
}
