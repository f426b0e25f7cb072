'use server'

import { z } from 'zod'
import { deskAction } from '../session/desk-action.ts'
import { sealFind } from './find-text.ts'

/** A text to find in the statement, as an address may have it: it can be a name. */
export const sealFindText = deskAction({
  permission: 'signed_in',
  input: [z.string()],
  invalid: null,
  run: async (desk, { officeId }, text): Promise<string | null> => sealFind(desk, officeId, text),
})
