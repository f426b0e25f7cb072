'use server'

import { z } from 'zod'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { deskAction } from '../session/desk-action.ts'
import { keepPayload } from './keep-payload.ts'

/**
 * Saves a form's unfinished values for the signed-in person, sealed, for 24 hours. Booking it erases them.
 */
export const saveDraft = deskAction({
  permission: 'signed_in',
  input: [z.custom<BookingKind>((kind) => typeof kind === 'string'), z.unknown()],
  invalid: { kind: 'refused', code: 'BadDraft' },
  run: keepPayload,
})
