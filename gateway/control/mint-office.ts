import { randomUUID } from 'node:crypto'
import type { Role } from '../../contract/session/limits.ts'
import { officeNow } from '../clock.ts'
import { recordLocator } from '../domain/record-locator.ts'
import { credentialHash } from '../domain/session/credential.ts'
import { laterOfficesOffset } from '../domain/session/office-clock.ts'
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
 * Makes a separate sandbox office for a test: people, a wallet, and the clock offset that new offices get.
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
    const offset = await laterOfficesOffset(tx)
    await tx
      .insertInto('office')
      .values({
        office_id: officeId,
        org_id: officeId,
        environment: 'sandbox',
        name,
        clock_offset_seconds: offset,
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
    const at = officeNow(services.clock, offset)
    await openWallet(tx, { officeId, seedCents: wanted.seedCents, at })
  })
  return { officeId, name, users }
}
