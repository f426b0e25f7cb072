import 'server-only'

/**
 * A body that ended within the limit, or the whole body as a stream, including the part that was read
 * already.
 */
export type Peeked = { kind: 'small'; text: string } | { kind: 'large'; stream: ReadableStream<Uint8Array> }

/**
 * Reads up to `limit` bytes of a body. Failures of the gateway are small, so small bodies are parsed and
 * large ones are passed on as bytes. Rejects if the body breaks off within the limit.
 */
export async function peek(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Peeked> {
  if (!body) return { kind: 'small', text: '' }
  const reader = body.getReader()
  const parts: Uint8Array[] = []
  for (let size = 0; size <= limit;) {
    const { done, value } = await reader.read()
    if (done) return { kind: 'small', text: Buffer.concat(parts).toString('utf8') }
    parts.push(value)
    size += value.length
  }
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const first = parts.shift()
      if (first) return controller.enqueue(first)
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return { kind: 'large', stream }
}
