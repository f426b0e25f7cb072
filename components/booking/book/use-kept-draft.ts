'use client'

import { useState } from 'react'
import type { KeptDrafts } from '../../../lib/booking/draft.ts'

/**
 * The draft for this offer or subject comes back by itself; one of another subject that fits is offered until it is taken or
 * dismissed. Chosen once, when the form opens.
 */
export function useKeptDraft<Form>(choose: () => KeptDrafts<Form>) {
  const [offering, setOffering] = useState(true)
  const [{ restored, other }] = useState(choose)
  return { restored, offered: offering ? other : null, dismiss: () => setOffering(false) }
}
