import { answerText } from '../../../../server/read/answer-text.ts'
import { activityTerms } from '../../../../server/activity/terms.ts'
import { deskRoute } from '../../../../server/session/desk-route.ts'

/** Durations and confirmation of one activity (`ActivityTerms`), for a row of the list. */
export const POST = deskRoute('activity_products', (desk, grant, request) =>
  answerText(desk, request, 'product', (product) => activityTerms(desk, grant, product)),
)
