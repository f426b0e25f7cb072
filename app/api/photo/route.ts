import { sitePhotoPath } from '../../../lib/photo-address.ts'
import { deskRoute } from '../../../server/session/desk-route.ts'
import { siteFile } from '../../../server/reference/site-file.ts'

const MAX_BYTES = 5_000_000
const KEEP_SECONDS = 86_400
const TYPES = ['image/svg+xml', 'image/jpeg', 'image/png', 'image/webp']

/**
 * A photo of a hotel or an activity from the booking service's site, for signed-in people. `path` is as in
 * its answers, `w` in pixels.
 */
export const GET = deskRoute('signed_in', async (desk, grant, request) => {
  const query = new URL(request.url).searchParams
  const path = query.get('path') ?? ''
  const width = query.get('w') ?? ''
  // Only plain path segments are accepted: such a path cannot name another host, climb or have a query of its
  // own.
  if (path.length > 300 || !/^(\/[\w-]+(\.[\w-]+)*)+$/.test(path) || !/^\d{1,4}$/.test(width)) {
    return new Response(null, { status: 404 })
  }
  return siteFile(desk, grant, request, {
    path: sitePhotoPath(path, Number(width)),
    type: TYPES,
    maxBytes: MAX_BYTES,
    keepSeconds: KEEP_SECONDS,
  })
})
