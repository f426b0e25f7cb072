import type { AreaAnswer } from '../../../../lib/map/area.ts'
import { readBox, writeBox } from '../../../../lib/map/box.ts'
import { desk } from '../../../../server/desk.ts'
import { areaJson } from '../../../../server/map/area.ts'
import { gateFailure, requireRouteGrant } from '../../../../server/session/gate.ts'

const KEPT = { 'cache-control': 'private, max-age=86400', 'content-type': 'application/json' }

/** The basemap of an area, for signed-in people. `box` is in degrees, as `areaOf` makes it. */
export async function GET(request: Request): Promise<Response> {
  const gate = await requireRouteGrant('signed_in')
  if (!gate.ok) return gateFailure(gate.refusal)
  const { mapStyleUrl } = desk().settings
  if (mapStyleUrl !== null) {
    return Response.json({ kind: 'style', styleUrl: mapStyleUrl } satisfies AreaAnswer, {
      headers: { 'cache-control': 'no-store' },
    })
  }
  const box = readBox(new URL(request.url).searchParams.get('box') ?? '')
  if (!box) return new Response(null, { status: 404 })
  return new Response(await areaJson(writeBox(box), box), { headers: KEPT })
}
