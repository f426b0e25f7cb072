import { macrosAnswer } from '../../../server/macro/macros-answer.ts'
import { deskRoute } from '../../../server/session/desk-route.ts'

/** The macros of the office (`Macro[]`). The body is an empty object. */
export const POST = deskRoute('signed_in', macrosAnswer)
