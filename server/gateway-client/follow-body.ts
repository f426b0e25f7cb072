import 'server-only'

const MOST_STREAM_BYTES = 8_000
const LAST_BYTES = 4096

/** The part of a body that has passed: its beginning, the name of the last event, and how it ended. */
export type Passed = {
  text: string
  bytes: number
  lastEvent: string | null
  end: 'whole' | 'broken' | 'left'
}

/**
 * A response with the same body, of which the beginning and the end are noted as it is read. Of a stream less
 * is kept: it is masked when it ends, and there are many of them.
 * @param mostBytes of a body that is no stream
 * @param ended called once, when the body has ended in whatever way
 */
export function followBody(response: Response, mostBytes: number, ended: (passed: Passed) => void): Response {
  if (!response.body) {
    ended({ text: '', bytes: 0, lastEvent: null, end: 'whole' })
    return response
  }
  const type = response.headers.get('content-type') ?? ''
  const isText = /json|text|event-stream/.test(type)
  const most = type.startsWith('text/event-stream') ? MOST_STREAM_BYTES : mostBytes
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  const passed: Passed = { text: '', bytes: 0, lastEvent: null, end: 'whole' }
  let isOver = false
  const over = (end: Passed['end']) => {
    if (isOver) return
    isOver = true
    ended({ ...passed, end })
  }
  const note = (chunk: Uint8Array) => {
    const room = most - passed.bytes
    passed.bytes += chunk.length
    if (!isText) return
    if (room > 0) passed.text += decoder.decode(chunk.subarray(0, room), { stream: true })
    // The last event is short: its name stands in the last chunk, or in the one before it.
    const last = Buffer.from(chunk.subarray(-LAST_BYTES)).toString('latin1')
    passed.lastEvent = [...last.matchAll(/^event: ?(\w+)/gm)].at(-1)?.[1] ?? passed.lastEvent
  }
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (done) {
            over('whole')
            return controller.close()
          }
          note(value)
          controller.enqueue(value)
        } catch (error) {
          over('broken')
          controller.error(error)
        }
      },
      cancel(reason) {
        over('left')
        return reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
  const { status, statusText, headers } = response
  return new Response(body, { status, statusText, headers })
}
