import { answerText } from '../../../../server/read/answer-text.ts'
import { deskRoute } from '../../../../server/session/desk-route.ts'
import { offeredTravellers } from '../../../../server/traveller/offered.ts'

/** The saved travellers of a typed name. It is in the body, since addresses are logged. */
export const POST = deskRoute('signed_in', (desk, grant, request) =>
  answerText(desk, request, 'typed', (typed) => offeredTravellers(desk, grant, typed)),
)
