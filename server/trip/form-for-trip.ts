import 'server-only'
import { z } from 'zod'
import type { FormForTrip } from '../../lib/booking/form-people.ts'
import { agesDayOf } from '../../lib/booking/offer-times.ts'
import { mayBook } from '../booking/book-bar.ts'
import { desk, type Desk } from '../desk.ts'
import { requireGrant } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { peopleOfTrip } from './travellers.ts'
import { tripById } from './trips.ts'

/**
 * What the form of an option begins with.
 * @param optionId as the address of the form has it
 * @returns null where it books no option of a trip
 */
export async function readFormForTrip(optionId: string | null): Promise<FormForTrip | null> {
  if (optionId === null) return null
  const gate = await requireGrant('signed_in')
  return gate.ok ? formForTrip(desk(), gate.grant, optionId) : null
}

/** The same for a given grant. */
export async function formForTrip(
  here: Desk,
  grant: AnyGrant,
  optionId: string,
): Promise<FormForTrip | null> {
  if (!z.uuid().safeParse(optionId).success || !mayBook(grant)) return null
  const db = await here.store.db()
  const row = await db
    .selectFrom('trip_option')
    .select('trip_id')
    .where('office_id', '=', grant.officeId)
    .where('id', '=', optionId)
    .executeTakeFirst()
  const trip = row ? await tripById(here, grant, row.trip_id) : null
  const option = trip?.options.find(({ id }) => id === optionId)
  if (!trip || !option) return null
  return {
    name: trip.name,
    people: await peopleOfTrip(here, grant, trip),
    markup: option.markup,
    agesOn: agesDayOf(option.facts),
  }
}
