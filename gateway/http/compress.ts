import { promisify } from 'node:util'
import { constants, gzip, zstdCompress } from 'node:zlib'

const gzipAsync = promisify(gzip)
const zstdAsync = promisify(zstdCompress)

/** Smaller bodies are not compressed: it would cost more than it saves. Bytes. */
const WORTH_IT = 1400

export type Encoded = { body: Uint8Array | string; encoding: 'zstd' | 'gzip' | null }

/**
 * The best encoding that a client accepts: zstd level 1 costs almost nothing, gzip level 1 is the fallback.
 */
export function encodingOf(accepts: string): 'zstd' | 'gzip' | null {
  const codings = accepts.toLowerCase()
  if (takes(codings, 'zstd')) return 'zstd'
  return takes(codings, 'gzip') ? 'gzip' : null
}

/** Whether a header names an encoding, without the weight of 0 that refuses it (RFC 9110, section 12.5.3). */
function takes(codings: string, coding: string): boolean {
  if (!codings.includes(coding)) return false
  return codings.split(',').some((part) => {
    const [name, ...weight] = part.split(';').map((text) => text.trim())
    return name === coding && !weight.some((text) => /^q=0(\.0*)?$/.test(text))
  })
}

/** Compresses a body if the client accepts it and the body is large enough. */
export async function compressed(text: string | Uint8Array, accepts: string): Promise<Encoded> {
  const encoding = text.length < WORTH_IT ? null : encodingOf(accepts)
  if (encoding === 'zstd') {
    const params = { [constants.ZSTD_c_compressionLevel]: 1 }
    return { body: await zstdAsync(text, { params }), encoding }
  }
  if (encoding === 'gzip') return { body: await gzipAsync(text, { level: 1 }), encoding }
  return { body: text, encoding: null }
}
