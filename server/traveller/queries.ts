import 'server-only'
import { requireGrant } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { adminBarOf } from './admin.ts'

export type TravellerPage =
  { kind: 'read'; officeName: string } | { kind: 'session' } | { kind: 'refused'; message: string }

/** Whether the signed-in person may find travellers. The page shows nobody until a name is typed. */
export async function travellerPage(): Promise<TravellerPage> {
  const gate = await requireGrant('signed_in')
  return gate.ok ? travellerPageOf(gate.grant) : { kind: 'session' }
}

/** The same, for a given grant. */
export function travellerPageOf(grant: AnyGrant): TravellerPage {
  const bar = adminBarOf(grant)
  return bar === null ? { kind: 'read', officeName: grant.officeName } : { kind: 'refused', message: bar }
}
