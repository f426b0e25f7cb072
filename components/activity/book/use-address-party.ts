'use client'

import { useSearchParams } from 'next/navigation'
import { partyParams, readTicketParty } from '../../../lib/activity/party-params.ts'
import type { TicketParty } from '../../../lib/activity/quote.ts'
import { addressWith, replaceAddress } from '../../shell/use-address.ts'

/**
 * The travellers of the form's address. The form changes them there after the server has rendered the screen,
 * and Back brings that first rendering together with the changed address.
 * @param rendered the party that the server read from the address; it is used while the address names nobody
 */
export function useAddressParty(rendered: TicketParty): TicketParty {
  return readTicketParty(useSearchParams()) ?? rendered
}

/** Changes the travellers of the address. A reload shows them; the page itself need not be read again. */
export function writeAddressParty(party: TicketParty): void {
  replaceAddress(addressWith(partyParams, party))
}
