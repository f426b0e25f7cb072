import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'

const MEGABYTE = Buffer.alloc(1_000_000, ' ')
const BODY_MEGABYTES = 600

/** How a server answered a body that is far too large, and how much of it was sent by then. */
export type Poured = { status: number | undefined; connection: string | undefined; bytes: number }

/** Sends a body of 600 MB in pieces until the server answers. */
export async function pour(url: string, headers: Record<string, string>): Promise<Poured> {
  const outgoing = request(url, { method: 'POST', headers })
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>
  let sent = 0
  let isOver = false
  outgoing.on('error', () => (isOver = true))
  outgoing.once('response', () => (isOver = true))
  while (!isOver && sent < BODY_MEGABYTES) {
    sent += 1
    if (!outgoing.write(MEGABYTE)) {
      await Promise.race([once(outgoing, 'drain'), answered, once(outgoing, 'close')])
    }
  }
  const [response] = await answered
  response.resume()
  await once(response, 'close')
  outgoing.destroy()
  return { status: response.statusCode, connection: response.headers.connection, bytes: sent * 1_000_000 }
}
