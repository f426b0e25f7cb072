import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gateFailure } from '../../../../server/read/refusals.ts'
import { requireGrant } from '../../../../server/session/gate.ts'

const FILE = path.join('node_modules', 'maplibre-gl', 'dist', 'maplibre-gl-worker.mjs')

/**
 * The worker of the map library, from an address of our own: with one, no policy must let scripts out of blobs. It gets the
 * policy of pages, so it may fetch what they may. The address carries the library's version.
 */
export async function GET(): Promise<Response> {
  const gate = await requireGrant('signed_in')
  if (!gate.ok) return gateFailure(gate.refusal)
  const code = await readFile(path.join(process.cwd(), FILE))
  return new Response(new Uint8Array(code), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'private, max-age=31536000, immutable',
    },
  })
}
