'use server'

import { z } from 'zod'
import { SEEN_TO } from '../../lib/booking/attention.ts'
import { bookingReference } from '../booking/reference.ts'
import { deskAction } from '../session/desk-action.ts'
import { attend } from './attend.ts'

const shownReason = z.object({ reason: z.enum(SEEN_TO), at: z.iso.datetime() })

/**
 * Takes a booking off the list of what needs attention until something else happens to it. What is sent with
 * it is why it needed somebody, as the person was shown.
 */
export const attendTo = deskAction({
  permission: 'signed_in',
  input: [bookingReference, shownReason],
  invalid: { kind: 'not-found' },
  run: attend,
})
