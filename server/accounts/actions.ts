'use server'

import { z } from 'zod'
import type { CloseOutcome } from '../../lib/accounts/accounts-view.ts'
import { isMonth, monthName } from '../../lib/accounts/month.ts'
import { neededLine } from '../../lib/typed-text-fields.ts'
import { refusalOfRole } from '../office/require-admin.ts'
import { deskAction } from '../session/desk-action.ts'
import { closeMonth } from './close-month.ts'

const closeInput = z.object({
  month: z.string().refine(isMonth),
  /** The name of the month, as it was typed to confirm. */
  typed: z.string().max(40),
  reason: neededLine(1, 200).nullable(),
})

/** Closes a month for good. */
export const closeAccountMonth = deskAction({
  permission: 'signed_in',
  input: [closeInput],
  invalid: { kind: 'refused', message: 'The reason can have up to 200 characters.' },
  async run(desk, grant, { month, typed, reason }): Promise<CloseOutcome> {
    if (refusalOfRole(grant)) return { kind: 'refused', message: 'Only an office admin can do this.' }
    const name = monthName(month)
    if (typed.trim().toLowerCase() !== name.toLowerCase()) {
      return { kind: 'refused', message: `Type ${name} to close it.` }
    }
    return closeMonth(desk, grant, { month, reason })
  },
})
