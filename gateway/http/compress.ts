import { promisify } from 'node:util'
import { constants, gzip, zstdCompress } from 'node:zlib'

const gzipAsync = promisify(gzip)
const zstdAsync = promisify(zstdCompress)

/** Below this a body is sent as it is: compressing costs more than it saves. Bytes. */
const WORTH_IT = 1400

export type Encoded = { body: Uint8Array | string; encoding: 'zstd' | 'gzip' | null }

/** The best encoding that a client takes: zstd level 1 is nearly free, gzip 1 is the fallback. */
export function encodingOf(accepts: string): 'zstd' | 'gzip' | null {
  if (/\bzstd\b/.test(accepts)) return 'zstd'
  return /\bgzip\b/.test(accepts) ? 'gzip' : null
}

/** Compresses a body when the client takes it and it is worth the while. */
export async function compressed(text: string | Uint8Array, accepts: string): Promise<Encoded> {
  const encoding = text.length < WORTH_IT ? null : encodingOf(accepts)
  if (encoding === 'zstd') {
    const params = { [constants.ZSTD_c_compressionLevel]: 1 }
    return { body: await zstdAsync(text, { params }), encoding }
  }
  if (encoding === 'gzip') return { body: await gzipAsync(text, { level: 1 }), encoding }
  return { body: text, encoding: null }
}
