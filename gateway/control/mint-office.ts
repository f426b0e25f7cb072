import { randomUUID } from 'node:crypto'
import type { Role } from '../../contract/session/limits.ts'
import { recordLocator } from '../domain/record-locator.ts'
import { credentialHash } from '../domain/session/credential.ts'
import { openWallet } from '../domain/wallet/open-wallet.ts'
import type { Services } from '../services.ts'
import { inTransaction } from '../../database/transaction.ts'

export type UserWanted = { userName: string; role: Role }

/**
 * A new office with people who can sign in. The account UUIDs are returned this once and stored only as
 * hashes.
 */
export type MintedOffice = {
  officeId: string
  name: string
  users: { userName: string; displayName: string; role: Role; accountUuid: string }[]
}

/**
 * Makes a separate sandbox office for a test: people, a wallet, and a clock that starts at real time, however
 * far other offices were advanced.
 */
export async function mintOffice(
  services: Services,
  wanted: { name: string | null; seedCents: bigint; users: readonly UserWanted[] },
): Promise<MintedOffice> {
  const code = recordLocator()
  const officeId = `TST-${code}`
  const name = wanted.name ?? `Test office ${code}`
  const users = wanted.users.map((user) => ({
    ...user,
    displayName: user.userName.charAt(0).toUpperCase() + user.userName.slice(1),
    accountUuid: randomUUID(),
  }))
  await inTransaction(services.db, async (tx) => {
    await tx
      .insertInto('office')
      .values({
        office_id: officeId,
        org_id: officeId,
        environment: 'sandbox',
        name,
        clock_offset_seconds: 0,
        created_at: services.clock.now(),
      })
      .execute()
    const accounts = users.map((user) => ({
      org_id: officeId,
      org_name: name,
      environment: 'sandbox' as const,
      user_id: randomUUID(),
      user_name: user.userName,
      display_name: user.displayName,
      role: user.role,
      verified: true,
      credential_hash: credentialHash(user.accountUuid),
      public_id: randomUUID(),
    }))
    await tx.insertInto('account').values(accounts).execute()
    await openWallet(tx, { officeId, seedCents: wanted.seedCents, at: services.clock.now() })
  })
  return { officeId, name, users }
}
