'use server'

import { z } from 'zod'
import { SEEN_TO } from '../../lib/booking/attention.ts'
import { seeNotice } from '../booking/owner-notices.ts'
import { bookingReference } from '../booking/reference.ts'
import { deskAction } from '../session/desk-action.ts'
import { neededLine } from '../../lib/typed-text-fields.ts'
import { REASON_LENGTH } from '../../lib/booking/reason-text.ts'
import { attend } from './attend.ts'
import { decideOnRequest } from './limit-requests.ts'
import { acceptChange } from './review.ts'

const shownReason = z.object({ reason: z.enum(SEEN_TO), at: z.iso.datetime() })

/** Takes a notice to an owner off their Today: nobody else can. */
export const seeOwnerNotice = deskAction({
  permission: 'signed_in',
  input: [z.uuid()],
  invalid: { kind: 'done' },
  async run(desk, grant, id): Promise<{ kind: 'done' }> {
    await seeNotice(desk, grant, id)
    return { kind: 'done' }
  },
})

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

const decision = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('approved') }),
  z.strictObject({ state: z.literal('declined'), words: neededLine(REASON_LENGTH.min, REASON_LENGTH.max) }),
])

/** Lets an agent act above the limit of the day, or declines it with words. */
export const decideRequest = deskAction({
  permission: 'signed_in',
  input: [z.uuid(), decision],
  invalid: { kind: 'gone' },
  run: decideOnRequest,
})

/** Takes one change of a booking out of the review queue: somebody has accepted it. */
export const acceptBookingChange = deskAction({
  permission: 'signed_in',
  input: [bookingReference, z.uuid()],
  invalid: { kind: 'gone' },
  run: acceptChange,
})
