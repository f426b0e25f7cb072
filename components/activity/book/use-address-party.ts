'use client'

import { useSearchParams } from 'next/navigation'
import { readParty } from '../../../lib/activity/book-params.ts'
import type { Party } from '../../../lib/activity/quote.ts'

/**
 * The travellers of the form's address. The form changes them there after the server has rendered the screen,
 * and Back brings that first rendering together with the changed address.
 * @param rendered what the server read from the address; it counts while the address names nobody
 */
export function useAddressParty(rendered: Party): Party {
  return readParty(useSearchParams()) ?? rendered
}
