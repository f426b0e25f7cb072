'use server'

import type { BookingKind } from '../../contract/booking/kinds.ts'
import { desk } from '../desk.ts'
import { requireActionGrant } from '../session/gate.ts'
import { keepPayload, type DraftKept } from './keep-payload.ts'

/**
 * Saves a form's unfinished values for the signed-in person, sealed, for 24 hours. Booking it erases them.
 */
export async function saveDraft(kind: BookingKind, payload: unknown): Promise<DraftKept> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  return keepPayload(desk(), gate.grant, kind, payload)
}
