import { setTimeout as sleep } from 'node:timers/promises'
import type { OperationSpec } from '../../contract/operation.ts'
import type { Fault } from '../control/faults.ts'
import type { Dialect } from './dialects/dialect.ts'

/**
 * Applies a fault of the control plane to an operation. `latency` delays it; `error`
 * and `drop` answer without running it; `lose-reply` runs it and drops the answer;
 * `cut` ends the answer midway; `malformed` garbles it.
 */
export async function faultAnswer(
  fault: Fault,
  answer: () => Promise<Response>,
  op: OperationSpec,
  dialect: Dialect,
): Promise<Response> {
  switch (fault.kind) {
    case 'latency':
      await sleep(fault.ms ?? 1000)
      return answer()
    case 'error': {
      const wire = dialect.transport(op, 'internal', null)
      return new Response(wire.text as BodyInit, {
        status: fault.status ?? wire.status,
        headers: { 'content-type': 'application/json; charset=utf-8' },
      })
    }
    case 'drop':
      return broken(null)
    case 'lose-reply':
      await (await answer()).arrayBuffer()
      return broken(null)
    case 'malformed':
      await (await answer()).arrayBuffer()
      return new Response('{"Success":tru', {
        headers: { 'content-type': 'application/json; charset=utf-8' },
      })
    case 'cut':
      return cut(await answer(), op)
  }
}

/** Ends a stream after its second event, and any other answer halfway through its bytes. */
async function cut(answer: Response, op: OperationSpec): Promise<Response> {
  if (op.answer !== 'events' || !answer.body) {
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return broken(bytes.slice(0, bytes.length / 2), answer.headers)
  }
  const reader = answer.body.getReader()
  let left = 2
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = left > 0 ? await reader.read() : { done: true as const, value: undefined }
      left -= 1
      if (next.done) {
        await reader.cancel()
        controller.error(new Error('cut by a fault'))
      } else controller.enqueue(next.value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return new Response(body, { headers: answer.headers })
}

function broken(bytes: Uint8Array | null, headers?: Headers): Response {
  let sent = bytes === null
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (!sent && bytes) {
        sent = true
        controller.enqueue(bytes)
      } else controller.error(new Error('dropped by a fault'))
    },
  })
  const copied = new Headers(headers ?? { 'content-type': 'application/json; charset=utf-8' })
  copied.delete('content-length')
  return new Response(body, { headers: copied })
}
