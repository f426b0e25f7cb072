import { desk } from '../../../../server/desk.ts'
import { gateFailure } from '../../../../server/read/refusals.ts'
import { referenceFiles, siteFile } from '../../../../server/reference/site-file.ts'
import { requireRouteGrant } from '../../../../server/session/gate.ts'

type Context = { params: Promise<{ file: string }> }

const MAX_BYTES = 20_000_000
const KEEP_SECONDS = 86_400

/** The reference files of the booking service, for signed-in people (Static files and images). */
export async function GET(request: Request, context: Context): Promise<Response> {
  const gate = await requireRouteGrant('signed_in')
  if (!gate.ok) return gateFailure(gate.refusal)
  const { file } = await context.params
  const name = referenceFiles.find((known) => known === file)
  if (!name) return new Response(null, { status: 404 })
  return siteFile(desk(), gate.grant, request, {
    path: `/data/reference/${name}`,
    type: 'application/json',
    maxBytes: MAX_BYTES,
    keepSeconds: KEEP_SECONDS,
  })
}
