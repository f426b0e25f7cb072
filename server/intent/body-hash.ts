import 'server-only'
import { createHash } from 'node:crypto'

/** Hash of a request's body, of which nothing else is kept. */
export function bodyHash(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}
