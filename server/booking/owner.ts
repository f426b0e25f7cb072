import 'server-only'
import type { Desk } from '../desk.ts'
import type { GrantFacts } from '../session/grant.ts'

/** Who made a booking, as far as the desk knows. */
export type Owner = {
  /** Their name; null if nobody is known. */
  madeBy: string | null
  /** Whether it is this person; null if it is not known. */
  isOwn: boolean | null
  /** Whether it was handed over to this person, who then need not say why they act on it. */
  isHandedOver: boolean
}

type Person = Pick<GrantFacts, 'officeId' | 'userName' | 'displayName' | 'role' | 'permissions'>

/**
 * Who made a booking of the office, by the desk's own records: the hold that it sent names the user, other
 * rows have the name that the record gave.
 */
export async function ownerOf(desk: Desk, person: Person, reference: string): Promise<Owner> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('booking')
    .leftJoin('intent', (join) =>
      join
        .onRef('intent.office_id', '=', 'booking.office_id')
        .onRef('intent.client_reference', '=', 'booking.client_reference')
        .on('intent.state', '=', 'done'),
    )
    .select(['booking.made_by', 'booking.owner', 'intent.created_by'])
    .where('booking.office_id', '=', person.officeId)
    .where('booking.reference', '=', reference)
    .executeTakeFirst()
  const madeBy = row?.made_by || null
  const isHandedOver = row?.owner === person.userName
  if (row?.created_by) {
    return { madeBy: madeBy ?? row.created_by, isOwn: row.created_by === person.userName, isHandedOver }
  }
  return { madeBy, isOwn: madeBy === null ? null : isNameOf(person, madeBy), isHandedOver }
}

/** Where the service does not say who signed in, their name is not known, and nothing can be concluded. */
function isNameOf({ displayName, userName, permissions }: Person, name: string): boolean | null {
  if (name === displayName || name === userName) return true
  return permissions === null ? null : false
}

/** An admin who acts on a booking that somebody else made is asked why, unless it was handed to them. */
export async function needsReason(desk: Desk, person: Person, reference: string): Promise<boolean> {
  return mustSayWhy(person, await ownerOf(desk, person, reference))
}

/** The same for an owner that is known. */
export function mustSayWhy({ role }: Pick<Person, 'role'>, { isOwn, isHandedOver }: Owner): boolean {
  return role === 'admin' && isOwn === false && !isHandedOver
}
