'use server'

import type { z } from 'zod'
import { airDraft } from '../../lib/air/draft-schema.ts'
import type { BookingKind } from '../../lib/booking/booking-kinds.ts'
import { draftKey, type DraftAbout } from '../../lib/booking/draft.ts'
import { hotelDraft } from '../../lib/hotel/draft-schema.ts'
import { desk } from '../desk.ts'
import { requireGrant } from '../session/gate.ts'
import { DRAFT_LIMIT, keepDraft } from './drafts.ts'

/** What may be kept of each kind. */
const shapes = { air: airDraft, hotel: hotelDraft } as const satisfies Readonly<
  Record<BookingKind, z.ZodType<DraftAbout>>
>

/** `TooLarge`: the draft is over 64,000 characters; `session`: nobody is signed in, so nothing was kept. */
export type DraftKept =
  { kind: 'kept' } | { kind: 'session' } | { kind: 'refused'; code: 'BadDraft' | 'TooLarge' }

/** Keeps a form's unfinished values for the signed-in person, sealed, for 24 hours. The booking of it erases them. */
export async function saveDraft(kind: BookingKind, payload: unknown): Promise<DraftKept> {
  const gate = await requireGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const draft = Object.hasOwn(shapes, kind) ? shapes[kind].safeParse(payload) : null
  if (!draft?.success) return { kind: 'refused', code: 'BadDraft' }
  const json = JSON.stringify(draft.data)
  if (json.length > DRAFT_LIMIT) return { kind: 'refused', code: 'TooLarge' }
  await keepDraft(desk(), gate.grant, draftKey(kind, draft.data), json)
  return { kind: 'kept' }
}
