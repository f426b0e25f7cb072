'use server'

import { z } from 'zod'
import { bookDraft } from '../../lib/booking/draft.ts'
import { DRAFT_KEY } from '../../lib/booking/draft-key.ts'
import { desk } from '../desk.ts'
import { requireGrant } from '../session/gate.ts'
import { DRAFT_LIMIT, keepDraft } from './drafts.ts'

/** What may be kept under which key. */
const kept = z.object({ key: z.literal(DRAFT_KEY), payload: bookDraft.nullable() })

/** `TooLarge`: the draft is over 64,000 characters; `session`: nobody is signed in, so nothing was kept. */
export type DraftKept =
  { kind: 'kept' } | { kind: 'session' } | { kind: 'refused'; code: 'BadDraft' | 'TooLarge' }

/** Keeps a form's unfinished values for the signed-in person, sealed, for 24 hours. `null` erases them. */
export async function saveDraft(key: string, payload: unknown): Promise<DraftKept> {
  const gate = await requireGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const draft = kept.safeParse({ key, payload })
  if (!draft.success) return { kind: 'refused', code: 'BadDraft' }
  const json = draft.data.payload === null ? null : JSON.stringify(draft.data.payload)
  if (json !== null && json.length > DRAFT_LIMIT) return { kind: 'refused', code: 'TooLarge' }
  await keepDraft(desk(), gate.grant, draft.data.key, json)
  return { kind: 'kept' }
}
