'use server'

import { z } from 'zod'
import type { CopyOutcome } from '../../lib/trip/copy-outcome.ts'
import { deskAction } from '../session/desk-action.ts'
import { copyTrip } from './copy-trip.ts'

/** Makes a trip of the same things that begins on another day. */
export const copyWithDates = deskAction({
  permission: 'signed_in',
  input: [z.object({ tripId: z.uuid(), firstDay: z.iso.date() })],
  invalid: { kind: 'refused', message: 'Choose the first day of the copy.' },
  run: (desk, grant, copy): Promise<CopyOutcome> => copyTrip(desk, grant, copy),
})
