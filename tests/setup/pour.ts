import { request, type IncomingMessage } from 'node:http'

const MEGABYTE = Buffer.alloc(1_000_000, ' ')
const BODY_MEGABYTES = 600

/**
 * How a server answered a body that is far too large, and how much of it was sent by then. The status is null
 * if the closed connection took the answer with it.
 */
export type Poured = { status: number | null; connection: string | null; bytes: number }

/** Sends a body of 600 MB in pieces until the server answers or closes the connection. */
export async function pour(url: string, headers: Record<string, string>): Promise<Poured> {
  const outgoing = request(url, { method: 'POST', headers })
  let isOver = false
  const answered = new Promise<IncomingMessage | null>((resolve) => {
    outgoing.once('response', resolve).on('error', () => resolve(null))
  }).finally(() => (isOver = true))
  let sent = 0
  while (!isOver && sent < BODY_MEGABYTES) {
    sent += 1
    if (!outgoing.write(MEGABYTE)) {
      await Promise.race([new Promise((resolve) => outgoing.once('drain', resolve)), answered])
    }
  }
  const response = await answered
  if (response !== null) {
    response.resume()
    await new Promise((resolve) => response.once('close', resolve))
  }
  outgoing.destroy()
  return {
    status: response?.statusCode ?? null,
    connection: response?.headers.connection ?? null,
    bytes: sent * 1_000_000,
  }
}
