'use server'

import { z } from 'zod'
import { SEEN_TO, type ShownReason } from '../../lib/booking/attention.ts'
import { desk } from '../desk.ts'
import { bookingReference } from '../booking/reference.ts'
import { requireActionGrant } from '../session/gate.ts'
import { attend, type Attended } from './attend.ts'

const shownReason = z.object({ reason: z.enum(SEEN_TO), at: z.iso.datetime() })

/**
 * Takes a booking off the list of what needs attention until something else happens to it.
 * @param shown why it needed somebody, as the person was shown
 */
export async function attendTo(reference: string, shown: ShownReason): Promise<Attended> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const [given, reason] = [bookingReference.safeParse(reference), shownReason.safeParse(shown)]
  if (!given.success || !reason.success) return { kind: 'not-found' }
  return attend(desk(), gate.grant, given.data, reason.data)
}
