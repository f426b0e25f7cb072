import { sql } from 'kysely'
import { officeNow } from '../clock.ts'
import { laterOfficesOffset, setLaterOfficesOffset } from '../domain/session/office-clock.ts'
import { openWallet } from '../domain/wallet/open-wallet.ts'
import type { Services } from '../services.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Tx } from '../store/transaction.ts'

/** The tables that a reset clears for an office. People, sessions and the office itself stay. */
const forgotten = [
  'timer',
  'booking',
  'seat',
  'checked_offer',
  'search',
  'armed',
  'activity_repricing',
  'first_answer',
  'transfer',
] as const

/**
 * Resets sandbox offices to their seed: no bookings, the wallet as it was opened. Without `officeId` it
 * resets all of them and sets their clocks back to real time; a single office is set to the clock offset that
 * new offices get.
 */
export async function resetOffices(services: Services, officeId: string | null): Promise<void> {
  if (officeId === null) await inTransaction(services.db, (tx) => setLaterOfficesOffset(tx, 0))
  let wanted = services.db.selectFrom('office').select('office_id').where('environment', '=', 'sandbox')
  if (officeId !== null) wanted = wanted.where('office_id', '=', officeId)
  // One transaction per office, since nothing spans two offices.
  for (const office of await wanted.execute()) {
    await inTransaction(services.db, (tx) => resetOne(tx, services, office.office_id))
  }
}

async function resetOne(tx: Tx, services: Services, officeId: string): Promise<void> {
  const { rows } = await sql<{ cents: bigint }>`
    select amount_cents as cents from gateway.transfer
    where office_id = ${officeId} and kind = 'seed' order by transfer_id limit 1`.execute(tx)
  await giveBackAll(tx, services, officeId)
  // Transfers are immutable; the trigger makes an exception for this setting.
  await sql`set local gateway.reset = 'on'`.execute(tx)
  for (const table of forgotten) await tx.deleteFrom(table).where('office_id', '=', officeId).execute()
  const wallet = await tx
    .deleteFrom('wallet')
    .where('office_id', '=', officeId)
    .returning('last_transfer_id')
    .executeTakeFirst()
  const offset = await laterOfficesOffset(tx)
  await tx
    .updateTable('office')
    .set({ clock_offset_seconds: offset })
    .where('office_id', '=', officeId)
    .execute()
  const at = officeNow(services.clock, offset)
  // Numbers of transfers go on: the desk knows a ledger that began anew by them.
  const lastTransferId = wallet?.last_transfer_id ?? 0n
  await openWallet(tx, { officeId, seedCents: rows[0]?.cents ?? 0n, at, lastTransferId })
}

/**
 * Frees the seats, rooms and places that the office's bookings have taken from a supply that all offices
 * share.
 */
async function giveBackAll(tx: Tx, services: Services, officeId: string): Promise<void> {
  const rows = await tx
    .selectFrom('booking')
    .selectAll()
    .where('office_id', '=', officeId)
    .orderBy('reference')
    .forUpdate()
    .execute()
  for (const row of rows) {
    const kind = services.kinds[row.kind]
    if (kind.alive.includes(row.state)) await kind.giveBack(tx, kind.bookingOf(row))
  }
}
