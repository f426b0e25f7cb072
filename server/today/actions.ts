'use server'

import { z } from 'zod'
import { SEEN_TO } from '../../lib/booking/attention.ts'
import { bookingReference } from '../booking/reference.ts'
import { deskAction } from '../session/desk-action.ts'
import { attend } from './attend.ts'

const shownReason = z.object({ reason: z.enum(SEEN_TO), at: z.iso.datetime() })

/**
 * Takes a booking off the list of bookings that need attention until something else happens to it. The input
 * has the reason for the attention, as the person was shown it.
 */
export const attendTo = deskAction({
  permission: 'signed_in',
  input: [bookingReference, shownReason],
  invalid: { kind: 'not-found' },
  run: attend,
})
