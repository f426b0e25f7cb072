import 'server-only'
import { createHash } from 'node:crypto'

/** Hash of a request body. Nothing else of the body is stored. */
export function bodyHash(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}
