import 'server-only'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { draftKey } from '../../lib/booking/draft.ts'
import type { Desk } from '../desk.ts'
import { kindNamed } from '../kinds.ts'
import type { GrantFacts } from '../session/grant.ts'
import { DRAFT_LIMIT, keepDraft } from './drafts.ts'

/**
 * `TooLarge`: the draft has more than 64,000 characters. `session`: nobody is signed in, so nothing was
 * saved. `savedAt`: ISO 8601 UTC by the desk's clock.
 */
export type DraftKept =
  { kind: 'kept'; savedAt: string } | { kind: 'session' } | { kind: 'refused'; code: 'BadDraft' | 'TooLarge' }

/** Saves a form's unfinished values for a person, if they are a draft of the kind. */
export async function keepPayload(
  desk: Desk,
  grant: GrantFacts,
  kind: string,
  payload: unknown,
): Promise<DraftKept> {
  const named = kindNamed(kind)
  const draft = named?.draft.schema.safeParse(payload)
  if (!named || !draft?.success) return { kind: 'refused', code: 'BadDraft' }
  const json = JSON.stringify(draft.data)
  if (json.length > DRAFT_LIMIT) return { kind: 'refused', code: 'TooLarge' }
  const savedAt = await keepDraft(desk, grant, draftKey(kind as BookingKind, draft.data), json)
  return { kind: 'kept', savedAt: savedAt.toISOString() }
}
