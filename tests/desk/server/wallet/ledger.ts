import { sql } from 'kysely'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import type { World } from '../world.ts'

/** The gateway's id of the office of a grant. */
export function gatewayOffice(grant: AnyGrant): string {
  return grant.officeId.replace(/^sandbox:/, '')
}

/** Adds credits of 1 cent, 2 cents, … to the gateway's ledger of an office. */
export async function addCredits(world: World, grant: AnyGrant, count: number): Promise<void> {
  const officeId = gatewayOffice(grant)
  await sql`with before as (select balance_cents as cents, held_cents as held, last_transfer_id as last from gateway.wallet where office_id = ${officeId}),
    moved as (update gateway.wallet set balance_cents = balance_cents + ${count}::bigint * (${count} + 1) / 2,
      last_transfer_id = last_transfer_id + ${count}
      where office_id = ${officeId})
    insert into gateway.transfer (office_id, transfer_id, kind, amount_cents, debit_account, credit_account, at, balance_cents, held_cents)
    select ${officeId}, before.last + n, 'credit', n, 'funding', 'available', ${world.gateway.clock.now()},
      before.cents + n * (n + 1) / 2, before.held
    from before, generate_series(1::bigint, ${count}::bigint) n order by n`.execute(world.gateway.services.db)
}

/** The gateway's ledger, oldest first, in the words of the statement's copy. */
export async function gatewayLedger(world: Pick<World, 'gateway'>, grant: AnyGrant) {
  const rows = await world.gateway.services.db
    .selectFrom('transfer')
    .select(['kind', 'amount_cents', 'balance_cents', 'held_cents', 'at', 'reference', 'family'])
    .where('office_id', '=', gatewayOffice(grant))
    .orderBy('transfer_id')
    .execute()
  return rows.map((row, index) => ({ ordinal: BigInt(index + 1), ...row }))
}

/** The desk's copy, oldest first. */
export async function copiedLedger(world: Pick<World, 'desk'>, grant: AnyGrant) {
  const db = await world.desk.store.db()
  return db
    .selectFrom('wallet_entry')
    .select(['ordinal', 'kind', 'amount_cents', 'balance_cents', 'held_cents', 'at', 'reference', 'family'])
    .where('office_id', '=', grant.officeId)
    .orderBy('ordinal')
    .execute()
}
