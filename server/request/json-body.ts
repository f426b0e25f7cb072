import 'server-only'
import { unstorableField, UnstorableText } from './unstorable.ts'

/** Most bytes of a request body. */
const BODY_BYTES_LIMIT = 256_000

/**
 * The JSON object of a request; null for anything else and for more than 256 kB.
 * @throws UnstorableText
 */
export async function readJsonObject(request: Request): Promise<Record<string, unknown> | null> {
  const text = await readLimited(request.body)
  const value = text === null ? null : objectOf(text)
  const field = unstorableField(value)
  if (field !== null) throw new UnstorableText(field)
  return value
}

function objectOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    // Not JSON: the caller answers 400.
    return null
  }
}

async function readLimited(body: ReadableStream<Uint8Array> | null): Promise<string | null> {
  if (!body) return ''
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > BODY_BYTES_LIMIT) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
