import 'server-only'
import { sql, type Transaction } from 'kysely'
import type { MarkupRule } from '../../lib/booking/markup.ts'
import type { TripOutcome } from '../../lib/trip/trip.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { DeskTables } from '../store/schema.ts'
import { changeTrip } from './change-trip.ts'
import { openOffer, sealOffer } from './stored-offer.ts'

type Option = { tripId: string; optionId: string; version: number }

const NOT_THERE = { kind: 'refused', message: 'This option is no longer part of the trip.' } as const

/** Chooses an option among its alternatives. */
export async function chooseOption(desk: Desk, grant: AnyGrant, option: Option): Promise<TripOutcome> {
  const { tripId, optionId } = option
  return changeTrip(desk, grant, option, async (trx) => {
    const rows = await rowsOf(trx, grant, tripId)
    const row = rows.find(({ id }) => id === optionId)
    if (!row) return NOT_THERE
    if (row.chosen) return null
    await chooseInSlot(trx, { officeId: grant.officeId, tripId, slot: row.slot, optionId })
    return { verb: 'trip.choose', after: row.kind }
  })
}

/** Makes one of the options of a slot the chosen one; changes nothing where the slot has it no more. */
export async function chooseInSlot(
  trx: Transaction<DeskTables>,
  option: { officeId: string; tripId: string; slot: string; optionId: string },
): Promise<void> {
  const { officeId, tripId, slot, optionId } = option
  await trx
    .updateTable('trip_option')
    .set({ chosen: sql<boolean>`id = ${optionId}` })
    .where('office_id', '=', officeId)
    .where('trip_id', '=', tripId)
    .where('slot', '=', slot)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('trip_option as wanted')
          .select('wanted.id')
          .where('wanted.office_id', '=', officeId)
          .where('wanted.trip_id', '=', tripId)
          .where('wanted.slot', '=', slot)
          .where('wanted.id', '=', optionId),
      ),
    )
    .execute()
}

/** Gives an option another markup; null for none. */
export async function markUpOption(
  desk: Desk,
  grant: AnyGrant,
  option: Option,
  markup: MarkupRule | null,
): Promise<TripOutcome> {
  const { tripId, optionId } = option
  return changeTrip(desk, grant, option, async (trx) => {
    const row = (await rowsOf(trx, grant, tripId)).find(({ id }) => id === optionId)
    if (!row) return NOT_THERE
    const offer = openOffer(desk, grant.officeId, optionId, row.offer)
    await trx
      .updateTable('trip_option')
      .set({ offer: sealOffer(desk, grant.officeId, optionId, { ...offer, markup }) })
      .where('office_id', '=', grant.officeId)
      .where('trip_id', '=', tripId)
      .where('id', '=', optionId)
      .execute()
    return { verb: 'trip.markup', before: JSON.stringify(offer.markup), after: JSON.stringify(markup) }
  })
}

/**
 * Takes an option off the trip; if it was chosen, the next of its alternatives is. An option that a form
 * books or has booked stays, so that its booking keeps its trip.
 */
export async function removeOption(desk: Desk, grant: AnyGrant, option: Option): Promise<TripOutcome> {
  const { tripId, optionId } = option
  return changeTrip(desk, grant, option, async (trx) => {
    const rows = await rowsOf(trx, grant, tripId)
    const row = rows.find(({ id }) => id === optionId)
    if (!row) return NOT_THERE
    const link = await trx
      .selectFrom('trip_booking')
      .select('id')
      .where('office_id', '=', grant.officeId)
      .where('trip_id', '=', tripId)
      .where('option_id', '=', optionId)
      .executeTakeFirst()
    if (link)
      return { kind: 'refused', message: 'A booking was made of this option, so it stays on the trip.' }
    await trx
      .deleteFrom('trip_option')
      .where('office_id', '=', grant.officeId)
      .where('trip_id', '=', tripId)
      .where('id', '=', optionId)
      .execute()
    const next = rows.find(({ id, slot }) => slot === row.slot && id !== optionId)
    if (row.chosen && next) {
      await trx
        .updateTable('trip_option')
        .set({ chosen: true })
        .where('office_id', '=', grant.officeId)
        .where('trip_id', '=', tripId)
        .where('id', '=', next.id)
        .execute()
    }
    return { verb: 'trip.remove', before: row.kind }
  })
}

function rowsOf(trx: Parameters<Parameters<typeof changeTrip>[3]>[0], grant: AnyGrant, tripId: string) {
  return trx
    .selectFrom('trip_option')
    .selectAll()
    .where('office_id', '=', grant.officeId)
    .where('trip_id', '=', tripId)
    .orderBy('position')
    .execute()
}
