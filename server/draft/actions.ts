'use server'

import { z } from 'zod'
import { desk } from '../desk.ts'
import { requireGrant } from '../session/gate.ts'
import { DRAFT_LIMIT, keepDraft, readDraft } from './drafts.ts'

const draftKey = z.string().regex(/^[\w:.-]{1,200}$/)

/** `too-large`: the draft is over 64,000 characters; `session`: nobody is signed in, so nothing was kept. */
export type DraftKept =
  { kind: 'kept' } | { kind: 'session' } | { kind: 'refused'; code: 'BadKey' | 'TooLarge' }

/** Keeps a form's unfinished values for the signed-in person, sealed, for 24 hours. `null` erases them. */
export async function saveDraft(key: string, payload: unknown): Promise<DraftKept> {
  const gate = await requireGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  if (!draftKey.safeParse(key).success) return { kind: 'refused', code: 'BadKey' }
  const json = payload === null ? null : JSON.stringify(payload)
  if (json !== null && json.length > DRAFT_LIMIT) return { kind: 'refused', code: 'TooLarge' }
  await keepDraft(desk(), gate.grant, key, json)
  return { kind: 'kept' }
}

/** The signed-in person's own draft; null where there is none. The caller parses it by its own schema. */
export async function loadDraft(key: string): Promise<unknown> {
  const gate = await requireGrant('signed_in')
  if (!gate.ok || !draftKey.safeParse(key).success) return null
  const json = await readDraft(desk(), gate.grant, key)
  return json === null ? null : (JSON.parse(json) as unknown)
}
