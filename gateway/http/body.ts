/** Largest request body. Bytes. */
const BODY_LIMIT = 256 * 1024

/** A body is larger than `BODY_LIMIT`; the rest of it is not read. */
export class BodyTooLarge extends Error {
  constructor() {
    super('The body is larger than 256 kB')
  }
}

/**
 * The text of a body, of which no more than `BODY_LIMIT` is ever held.
 * @throws BodyTooLarge
 */
export async function readText(request: Request): Promise<string> {
  const length = request.headers.get('content-length')
  if (Number(length ?? 0) > BODY_LIMIT) throw new BodyTooLarge()
  // Node reads no more than a stated length. A chunked body states none.
  if (length !== null || request.body === null) return request.text()
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body) {
    size += part.length
    if (size > BODY_LIMIT) throw new BodyTooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/**
 * The JSON object of a request, whatever its Content-Type is; an empty body is `{}` (gap 19). Null when it is
 * not a JSON object.
 * @throws BodyTooLarge
 */
export async function readBody(request: Request): Promise<Record<string, unknown> | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return {}
  const text = await readText(request)
  return text.trim() === '' ? {} : objectOf(text)
}

/** JSON text as an object, or null when it is not one. */
export function objectOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
