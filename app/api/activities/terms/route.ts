import { answerText } from '../../../../server/read/answer-text.ts'
import { activityTerms } from '../../../../server/activity/terms.ts'
import { deskRoute } from '../../../../server/session/desk-route.ts'

/** Durations and confirmation of activities (`TermsByProduct`), for the rows of a list; ids with commas. */
export const POST = deskRoute('activity_products', (desk, grant, request) =>
  answerText(desk, request, 'products', (products) => activityTerms(desk, grant, products.split(','))),
)
