'use server'

import { desk } from '../desk.ts'
import { bookingReference } from '../booking/reference.ts'
import { requireActionGrant } from '../session/gate.ts'
import { attend, type Attended } from './attend.ts'

/** Takes a booking off the list of what needs attention until something else happens to it. */
export async function attendTo(reference: string): Promise<Attended> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const given = bookingReference.safeParse(reference)
  return given.success ? attend(desk(), gate.grant, given.data) : { kind: 'not-found' }
}
