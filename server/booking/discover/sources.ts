import 'server-only'
import { readableKinds } from '../../kinds.ts'
import type { AnyGrant } from '../../session/grant.ts'
import type { BookingSource } from '../kind-listing.ts'
import { officeList } from './office-list.ts'

/** The lists that this person may read; that of a kind has more of a booking than that of all kinds. */
export function sourcesOf(grant: AnyGrant): BookingSource[] {
  const ofKinds = readableKinds(grant).flatMap(({ listing }) => listing ?? [])
  return [...ofKinds, officeList].filter(({ isPermitted }) => isPermitted(grant))
}
