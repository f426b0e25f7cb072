import { deskRoute } from '../../../../server/session/desk-route.ts'
import { nameFile, nameFiles } from '../../../../server/reference/name-file.ts'

type Context = { params: Promise<{ file: string }> }

/** Names of places and airlines, for signed-in people (Session gateway, Static files and images). */
export const GET = deskRoute('signed_in', async (desk, grant, request, context: Context) => {
  const { file } = await context.params
  const name = nameFiles.find((candidate) => candidate === file)
  if (!name) return new Response(null, { status: 404 })
  return nameFile(desk, grant, request, name)
})
