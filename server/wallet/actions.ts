'use server'

import { desk } from '../desk.ts'
import { requireActionGrant } from '../session/gate.ts'
import { sealFind } from './find-text.ts'

/** A text to find in the statement, as an address may have it: it can be a name. Null without a session. */
export async function sealFindText(text: unknown): Promise<string | null> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return null
  if (typeof text !== 'string') return null
  return sealFind(desk(), gate.grant.officeId, text)
}
