/** Largest request body. Bytes. */
export const BODY_LIMIT = 256 * 1024

/**
 * The JSON object of a request, whatever its Content-Type is; an empty body is `{}` (gap 19). Null when it is
 * not a JSON object or too large.
 */
export async function readBody(request: Request): Promise<Record<string, unknown> | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return {}
  const length = Number(request.headers.get('content-length') ?? 0)
  if (length > BODY_LIMIT) return null
  const text = await request.text()
  if (text.length > BODY_LIMIT) return null
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
