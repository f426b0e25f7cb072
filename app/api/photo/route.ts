import { sitePhotoPath } from '../../../lib/photo-address.ts'
import { desk } from '../../../server/desk.ts'
import { gateFailure, requireRouteGrant } from '../../../server/session/gate.ts'
import { siteFile } from '../../../server/reference/site-file.ts'

const MAX_BYTES = 5_000_000
const KEEP_SECONDS = 86_400
const TYPES = ['image/svg+xml', 'image/jpeg', 'image/png', 'image/webp']

/**
 * A photo of a hotel or an activity from the booking service's site, for signed-in people. `path` is as in
 * its answers, `w` in pixels.
 */
export async function GET(request: Request): Promise<Response> {
  const gate = await requireRouteGrant('signed_in')
  if (!gate.ok) return gateFailure(gate.refusal)
  const asked = new URL(request.url).searchParams
  const path = asked.get('path') ?? ''
  const width = asked.get('w') ?? ''
  // Only plain path segments are accepted: such a path cannot name another host, climb or have a query of its
  // own.
  if (path.length > 300 || !/^(\/[\w-]+(\.[\w-]+)*)+$/.test(path) || !/^\d{1,4}$/.test(width)) {
    return new Response(null, { status: 404 })
  }
  return siteFile(desk(), gate.grant, request, {
    path: sitePhotoPath(path, Number(width)),
    type: TYPES,
    maxBytes: MAX_BYTES,
    keepSeconds: KEEP_SECONDS,
  })
}
