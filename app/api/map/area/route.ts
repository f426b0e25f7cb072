import type { AreaAnswer } from '../../../../lib/map/area.ts'
import { readBox, writeBox } from '../../../../lib/map/box.ts'
import { areaJson } from '../../../../server/map/area.ts'
import { deskRoute } from '../../../../server/session/desk-route.ts'

const KEPT = { 'cache-control': 'private, max-age=86400', 'content-type': 'application/json' }

/** The basemap of an area, for signed-in people. `box` is in degrees, as `areaOf` makes it. */
export const GET = deskRoute('signed_in', async (desk, grant, request) => {
  const { mapStyleUrl } = desk.settings
  if (mapStyleUrl !== null) {
    return Response.json({ kind: 'style', styleUrl: mapStyleUrl } satisfies AreaAnswer, {
      headers: { 'cache-control': 'no-store' },
    })
  }
  const box = readBox(new URL(request.url).searchParams.get('box') ?? '')
  if (!box) return new Response(null, { status: 404 })
  return new Response(await areaJson(writeBox(box), box), { headers: KEPT })
})
