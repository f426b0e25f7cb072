import { photoAnswer } from '../../../server/config/photo.ts'
import { deskRoute } from '../../../server/session/desk-route.ts'

/** A photo of a hotel or an activity: `path` is as in the booking service's answers, `w` in pixels. */
export const GET = deskRoute('signed_in', photoAnswer)
