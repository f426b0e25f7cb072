import 'server-only'
import type { Role } from '../../contract/session/limits.ts'
import { SESSION_MINUTES } from '../../contract/session/limits.ts'
import type { MakerLine, PeopleView } from '../../lib/office/people-view.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { asAdmin, type AdminRefusal } from './require-admin.ts'

/** The reading for the page of the people. */
export type PeopleReading = ({ kind: 'read' } & PeopleView) | AdminRefusal

/** The people of the office, for its admins. */
export function readPeople(): Promise<PeopleReading> {
  return asAdmin(peopleOf)
}

/** The same, for the grant of an admin. The documents have no such list: it has who has signed in here,
 * and whom the office's bookings name. */
export async function peopleOf(desk: Desk, grant: AnyGrant): Promise<PeopleReading> {
  const db = await desk.store.db()
  const now = desk.clock.now()
  const [people, sessions, made] = await Promise.all([
    db
      .selectFrom('person')
      .selectAll()
      .where('office_id', '=', grant.officeId)
      .orderBy('display_name')
      .orderBy('user_name')
      .execute(),
    db
      .selectFrom('session')
      .select(['user_name', 'sealed_gateway_session', 'idle_expires_at'])
      .where('office_id', '=', grant.officeId)
      .where('ended_at', 'is', null)
      .where('absolute_expires_at', '>', now)
      .execute(),
    bookingsByMaker(desk, grant.officeId),
  ])
  const names = new Set(people.flatMap((row) => [row.display_name, row.user_name]))
  return {
    kind: 'read',
    me: grant.userName,
    now: now.toISOString(),
    people: people.map((person) => {
      const own = sessions.filter(({ user_name: userName }) => userName === person.user_name)
      const usable = own.filter((row) => row.sealed_gateway_session !== '')
      const seen = usable.map((row) => row.idle_expires_at.getTime() - SESSION_MINUTES * 60_000)
      return {
        userName: person.user_name,
        displayName: person.display_name,
        role: person.role as Role,
        permissions: person.permissions,
        firstSeenAt: person.first_seen_at.toISOString(),
        lastSeenAt: new Date(Math.max(person.last_seen_at.getTime(), ...seen)).toISOString(),
        sessions: usable.filter((row) => row.idle_expires_at > now).length,
        bookings: made
          .filter(({ name }) => name === person.display_name || name === person.user_name)
          .reduce((sum, { bookings }) => sum + bookings, 0),
      }
    }),
    makers: made.filter(({ name }) => !names.has(name)),
  }
}

/** Who made how many bookings of the office's list, most first. A record names people by either name. */
async function bookingsByMaker(desk: Desk, officeId: string): Promise<MakerLine[]> {
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('booking')
    .select((select) => ['made_by as name', select.fn.countAll<bigint>().as('bookings')])
    .where('office_id', '=', officeId)
    .groupBy('made_by')
    .orderBy('bookings', 'desc')
    .orderBy('made_by')
    .execute()
  return rows.map(({ name, bookings }) => ({ name, bookings: Number(bookings) }))
}

/** Whether somebody has signed in for this office. */
export async function isOfOffice(desk: Desk, officeId: string, userName: string): Promise<boolean> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('person')
    .select('user_name')
    .where('office_id', '=', officeId)
    .where('user_name', '=', userName)
    .executeTakeFirst()
  return row !== undefined
}
