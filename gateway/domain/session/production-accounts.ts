import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../../database/transaction.ts'
import type { Database } from '../../store/schema.ts'
import { credentialHash } from './credential.ts'
import { productionUuid, type MadeAccount } from './seed-accounts.ts'

/** A production account; its UUID is null where nothing that is known here belongs to it. */
export type ProductionAccount = Omit<MadeAccount, 'accountUuid'> & { accountUuid: string | null }

/** An account by office and user name, in any case. */
export type AccountName = Pick<MadeAccount, 'officeId' | 'userName'>

/**
 * All production accounts. The database has only hashes: a UUID is told if it was written down, or follows
 * from a secret of this gateway (`seedDemoAccounts`), and has the stored hash.
 * @param secrets the present one and those before it.
 */
export async function productionAccounts(
  db: Kysely<Database>,
  written: readonly MadeAccount[],
  secrets: readonly string[],
): Promise<ProductionAccount[]> {
  const rows = await db
    .selectFrom('account')
    .select(['org_id', 'user_name', 'credential_hash'])
    .where('environment', '=', 'production')
    .orderBy('org_id')
    .orderBy('user_name')
    .execute()
  return rows.map(({ org_id: officeId, user_name: userName, credential_hash: hash }) => {
    const candidates = [
      ...written.filter(isOf({ officeId, userName })).map(({ accountUuid }) => accountUuid),
      ...secrets.map((secret) => productionUuid(secret, officeId, userName)),
    ]
    const accountUuid = candidates.find((candidate) => credentialHash(candidate) === hash) ?? null
    return { officeId, userName, accountUuid }
  })
}

/**
 * Gives a production account a new random UUID. The former one opens nothing any more: sessions and tokens of
 * the account end.
 * @returns null for an account that does not exist.
 */
export async function replaceAccountUuid(
  db: Kysely<Database>,
  name: AccountName,
  at: Date,
): Promise<MadeAccount | null> {
  const accountUuid = randomUUID()
  return inTransaction(db, async (tx) => {
    const account = await tx
      .updateTable('account')
      .set({ credential_hash: credentialHash(accountUuid) })
      .where('environment', '=', 'production')
      .where((eb) => eb(eb.fn('lower', ['org_id']), '=', name.officeId.toLowerCase()))
      .where((eb) => eb(eb.fn('lower', ['user_name']), '=', name.userName.toLowerCase()))
      .returning(['org_id', 'user_name', 'user_id'])
      .executeTakeFirst()
    if (!account) return null
    await tx
      .updateTable('session')
      .set({ ended_at: at })
      .where('user_id', '=', account.user_id)
      .where('ended_at', 'is', null)
      .execute()
    await tx.deleteFrom('token').where('user_id', '=', account.user_id).execute()
    return { officeId: account.org_id, userName: account.user_name, accountUuid }
  })
}

/** Tells whether an account is the named one. */
export function isOf(name: AccountName): (account: AccountName) => boolean {
  return ({ officeId, userName }) =>
    officeId.toLowerCase() === name.officeId.toLowerCase() &&
    userName.toLowerCase() === name.userName.toLowerCase()
}
