import 'server-only'
import { isDatabaseLost } from '../../database/lost.ts'
import { readActivityView } from '../../lib/activity/activity-params.ts'
import type { Desk } from '../desk.ts'
import { readJsonObject } from '../read/body.ts'
import { failure, outcomeFailure, recordsAway } from '../read/refusals.ts'
import { isFromTheDesk } from '../request/same-origin.ts'
import type { Grant } from '../session/grant.ts'
import { cataloguePage } from './catalogue-page.ts'

/**
 * Answers a page of the catalogue to the desk's own pages (`CatalogueAnswer`). The body has the view as its
 * address has it: `{"search": "q=…&place=…"}`. Not an operation of the registry, since no document has it.
 */
export async function answerCatalogue(
  desk: Desk,
  grant: Grant<'activity_products'>,
  request: Request,
): Promise<Response> {
  if (!isFromTheDesk(request.headers, desk.settings)) return failure(403, 'ForeignOrigin')
  const search = (await readJsonObject(request))?.['search']
  if (typeof search !== 'string') return failure(400, 'BadRequest', 'The search is missing or wrong.')
  try {
    const answer = await cataloguePage(desk, grant, readActivityView(new URLSearchParams(search)))
    if (answer.kind !== 'ok') return outcomeFailure(answer)
    return Response.json(answer.data, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    if (isDatabaseLost(error)) return recordsAway()
    throw error
  }
}
