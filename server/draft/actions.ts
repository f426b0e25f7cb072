'use server'

import type { BookingKind } from '../../contract/booking/kinds.ts'
import { draftKey } from '../../lib/booking/draft.ts'
import { desk } from '../desk.ts'
import { kindNamed } from '../kinds.ts'
import { requireActionGrant } from '../session/gate.ts'
import { DRAFT_LIMIT, keepDraft } from './drafts.ts'

/**
 * `TooLarge`: the draft has more than 64,000 characters. `session`: nobody is signed in, so nothing was
 * saved.
 */
export type DraftKept =
  { kind: 'kept' } | { kind: 'session' } | { kind: 'refused'; code: 'BadDraft' | 'TooLarge' }

/**
 * Saves a form's unfinished values for the signed-in person, sealed, for 24 hours. Booking it erases them.
 */
export async function saveDraft(kind: BookingKind, payload: unknown): Promise<DraftKept> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const draft = kindNamed(kind)?.draft.safeParse(payload)
  if (!draft?.success) return { kind: 'refused', code: 'BadDraft' }
  const json = JSON.stringify(draft.data)
  if (json.length > DRAFT_LIMIT) return { kind: 'refused', code: 'TooLarge' }
  await keepDraft(desk(), gate.grant, draftKey(kind, draft.data), json)
  return { kind: 'kept' }
}
