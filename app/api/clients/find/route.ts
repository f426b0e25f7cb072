import { answerText } from '../../../../server/read/answer-text.ts'
import { deskRoute } from '../../../../server/session/desk-route.ts'
import { findClients } from '../../../../server/traveller/client-pages.ts'

/** The clients that a typed text finds. It is in the body, since addresses are logged. */
export const POST = deskRoute('signed_in', (desk, grant, request) =>
  answerText(desk, request, 'typed', (typed) => findClients(desk, grant, typed)),
)
