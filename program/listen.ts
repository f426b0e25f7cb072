import { createServer, type RequestListener, type Server } from 'node:http'
import type { Life } from './life.ts'

/**
 * How long a connection may stay open in milliseconds. A request must have come in within 30 s: it is refused
 * with 408 and closed at the next check. A connection between requests is closed after a minute.
 */
export const connectionLimits = {
  headersTimeout: 30_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 60_000,
} as const

/** Where a program listens, and how long a connection may be silent while its answer is made. */
export type Port = { hostname: string; port: number; silentMillis: number }

/**
 * Opens a port of one of the two programs.
 * @param life the answers of a program that stops tell callers not to use their connection again
 */
export function listen(
  answer: RequestListener,
  life: Pick<Life, 'state'>,
  { hostname, port, silentMillis }: Port,
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(connectionLimits, answer)
    server.setTimeout(silentMillis)
    server.prependListener('request', (_incoming, outgoing) => {
      if (life.state() === 'stopping') outgoing.setHeader('connection', 'close')
    })
    server.once('error', reject)
    server.listen(port, hostname, () => resolve(server))
  })
}
