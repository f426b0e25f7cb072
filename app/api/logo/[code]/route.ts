import { deskRoute } from '../../../../server/session/desk-route.ts'
import { siteFile } from '../../../../server/reference/site-file.ts'

type Context = { params: Promise<{ code: string }> }

const MAX_BYTES = 2_000_000
const KEEP_SECONDS = 86_400

/**
 * An airline's logo, for signed-in people: PNG, 1 to 4 letters or digits (Static files and images; gap 120).
 */
export const GET = deskRoute('signed_in', async (desk, grant, request, context: Context) => {
  const { code } = await context.params
  if (!/^[A-Za-z0-9]{1,4}$/.test(code)) return new Response(null, { status: 404 })
  return siteFile(desk, grant, request, {
    path: `/logos/airline-logos/${code.toUpperCase()}`,
    type: 'image/png',
    maxBytes: MAX_BYTES,
    keepSeconds: KEEP_SECONDS,
  })
})
