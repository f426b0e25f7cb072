import 'server-only'
import { PHOTOS_PATH } from '../../contract/reference/photo-sizes.ts'
import { sitePhotoPath } from '../../lib/photo-address.ts'
import type { Desk } from '../desk.ts'
import { siteFile } from '../reference/site-file.ts'
import type { AnyGrant } from '../session/grant.ts'
import { officeConfig } from './office-config.ts'
import { photoBase } from './photo-base.ts'

const MAX_BYTES = 5_000_000
const KEEP_SECONDS = 86_400
const TYPES = ['image/svg+xml', 'image/jpeg', 'image/png', 'image/webp']

/**
 * A photo from the booking service's site, for signed-in people: nothing of the site but what lies below its
 * base of photos.
 */
export async function photoAnswer(desk: Desk, grant: AnyGrant, request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const path = query.get('path') ?? ''
  const width = query.get('w') ?? ''
  // Only plain path segments are accepted: such a path cannot name another host, climb or have a query of its
  // own.
  const isPlain = path.length <= 300 && /^(\/[\w-]+(\.[\w-]+)*)+$/.test(path) && /^\d{1,4}$/.test(width)
  if (!isPlain || !path.startsWith(`${await baseOf(desk, grant)}/`)) {
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  }
  return siteFile(desk, grant, request, {
    path: sitePhotoPath(path, Number(width)),
    type: TYPES,
    maxBytes: MAX_BYTES,
    keepSeconds: KEEP_SECONDS,
  })
}

/** A process that has read no config yet reads it once; where that fails, photos are where ours are. */
async function baseOf(desk: Desk, grant: AnyGrant): Promise<string> {
  const known = photoBase(desk, grant)
  if (known !== null) return known
  await officeConfig(desk, grant)
  return photoBase(desk, grant) ?? PHOTOS_PATH
}
