import { STREAM_HEARTBEAT_SECONDS } from '../../contract/air/codes.ts'
import type { ServerEvent } from './handler.ts'

const encoder = new TextEncoder()
const HEARTBEAT = encoder.encode(': still searching\n\n')

/**
 * Server-Sent Events as a pull stream: nothing is produced faster than it is read, and a comment goes out when the
 * sources are silent for 15 seconds (gap 41). `leave` is called when the reader is gone.
 */
export function eventStream(
  events: AsyncIterable<ServerEvent>,
  leave: () => void,
): ReadableStream<Uint8Array> {
  const iterator = events[Symbol.asyncIterator]()
  let pending: Promise<IteratorResult<ServerEvent>> | null = null
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        pending ??= iterator.next()
        const next = await orSilence(pending)
        if (next === 'silence') {
          controller.enqueue(HEARTBEAT)
          return
        }
        pending = null
        if (next.done) controller.close()
        else for (const chunk of chunksOf(next.value)) controller.enqueue(chunk)
      },
      async cancel() {
        leave()
        await iterator.return?.()
      },
    },
    { highWaterMark: 1 },
  )
}

const END = encoder.encode('\n\n')

/** Large data goes out as it is: joining it with its two lines would copy it once more. */
function chunksOf({ event, data }: ServerEvent): Uint8Array[] {
  if (typeof data === 'string') return [encoder.encode(`event: ${event}\ndata: ${data}\n\n`)]
  return [encoder.encode(`event: ${event}\ndata: `), data, END]
}

async function orSilence<T>(pending: Promise<T>): Promise<T | 'silence'> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<'silence'>((resolve) => {
    timer = setTimeout(() => resolve('silence'), STREAM_HEARTBEAT_SECONDS * 1000)
  })
  try {
    return await Promise.race([pending, silence])
  } finally {
    clearTimeout(timer)
  }
}
