import { deskRoute } from '../../../../server/session/desk-route.ts'
import { wireAnswer } from '../../../../server/studio/wire-answer.ts'

/** The wire log of the signed-in sandbox office: the calls since the last request, or one call. */
export const POST = deskRoute('signed_in', wireAnswer)
