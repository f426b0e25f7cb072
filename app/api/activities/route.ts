import { readActivityView } from '../../../lib/activity/activity-params.ts'
import { answerText } from '../../../server/read/answer-text.ts'
import { cataloguePage } from '../../../server/activity/catalogue-page.ts'
import { deskRoute } from '../../../server/session/desk-route.ts'

/**
 * A page of the catalogue of activities, with counts by place, category and price (`CatalogueAnswer`).
 * `search` is the view as its address has it.
 */
export const POST = deskRoute('activity_products', (desk, grant, request) =>
  answerText(desk, request, 'search', (search) =>
    cataloguePage(desk, grant, readActivityView(new URLSearchParams(search)), { atFirst: false }),
  ),
)
