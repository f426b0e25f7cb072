import 'server-only'
import { sql } from 'kysely'
import type { WalletEntryKind } from '../../../contract/wallet/entry-kinds.ts'
import { allKinds } from '../../kinds.ts'
import type { Desk } from '../../desk.ts'
import type { AnyGrant } from '../../session/grant.ts'
import { copyPermitted } from '../../statement/statement-source.ts'
import { copiedRange } from '../../statement/stored-copy.ts'
import type { ListPosition } from '../../store/tables/discovery.ts'

/** Every booking that took money begins with it. */
const HOLD: WalletEntryKind = 'hold'

/**
 * Keeps the bookings that the wallet's statement names and that the desk does not know, to be read. It has
 * bookings of every kind, and those that no list names. Movements are looked at once.
 * @param position the movements that were looked at before
 * @returns those looked at now, and whether there are more; null where this person gets no statement
 */
export async function listMovements(
  desk: Desk,
  grant: AnyGrant,
  position: ListPosition | undefined,
): Promise<{ position: ListPosition; isWhole: boolean } | null> {
  const copied = await copyPermitted(desk, grant)
  if (copied.kind !== 'copied') return null
  const { officeId } = grant
  const { epoch, from, to } = await copiedRange(desk, officeId)
  const seen = position?.at === 'movements' && position.epoch === epoch ? position : { from: 0, to: -1 }
  const now = desk.clock.now()
  await sql`
    insert into desk.listed_booking (office_id, id, kind, listed_at, made_at, next_at)
    select distinct on (e.reference) ${officeId}, e.reference, k.kind, ${now}::timestamptz, e.at, ${now}::timestamptz
    from desk.wallet_entry e
      left join unnest(${allKinds.map(({ kind }) => kind)}::text[]) as k (kind) on k.kind = e.family
    where e.office_id = ${officeId} and e.kind = ${HOLD} and e.reference is not null
      and e.ordinal between ${from} and ${to} and e.ordinal not between ${seen.from} and ${seen.to}
      and not exists (
        select from desk.booking b
        where b.office_id = ${officeId} and (b.reference = e.reference or b.summary ->> 'code' = e.reference)
          and b.summary <> 'null'::jsonb)
    order by e.reference, e.ordinal
    on conflict (office_id, id) do nothing`.execute(await desk.store.db())
  return { position: { at: 'movements', epoch, from, to }, isWhole: copied.missing === 0 }
}
