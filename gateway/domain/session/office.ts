import { demoAccounts } from '../../../contract/session/demo-accounts.ts'
import { officeNow } from '../../clock.ts'
import type { Environment } from '../../../contract/session/limits.ts'
import type { Services } from '../../services.ts'
import type { Tx } from '../../store/transaction.ts'
import { openWallet } from '../wallet/open-wallet.ts'
import { laterOfficesOffset } from './office-clock.ts'

/** Opening balance of a sandbox office's wallet (Limits). Cents of USD. */
const SANDBOX_SEED_CENTS = 1_000_000

/** Id and name of an organisation's office in an environment (gap 202). */
function officeOf(org: { orgId: string; orgName: string }, environment: Environment) {
  if (environment === 'production') return { officeId: org.orgId, name: org.orgName }
  return { officeId: `${org.orgId}-SANDBOX`, name: `${org.orgName}-SANDBOX` }
}

/**
 * The office of an account, created with its wallet on the first call (Versioning: the first sandbox call
 * creates it). Concurrent first calls create only one.
 */
export async function ensureOffice(
  tx: Tx,
  services: Services,
  account: { org_id: string; org_name: string; environment: Environment },
): Promise<{ officeId: string; name: string }> {
  const existing = await tx
    .selectFrom('office')
    .select(['office_id', 'name'])
    .where('org_id', '=', account.org_id)
    .where('environment', '=', account.environment)
    .executeTakeFirst()
  if (existing) return { officeId: existing.office_id, name: existing.name }
  const office = officeOf({ orgId: account.org_id, orgName: account.org_name }, account.environment)
  const offset = await laterOfficesOffset(tx)
  const made = await tx
    .insertInto('office')
    .values({
      office_id: office.officeId,
      org_id: account.org_id,
      environment: account.environment,
      name: office.name,
      clock_offset_seconds: account.environment === 'sandbox' ? offset : 0,
      created_at: services.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('office_id')
    .executeTakeFirst()
  if (made) {
    const at = officeNow(services.clock, account.environment === 'sandbox' ? offset : 0)
    await openWallet(tx, { officeId: office.officeId, seedCents: seedCentsOf(account.org_id), at })
  }
  return office
}

/** Demo offices may define their opening balance; the others get the documented sandbox seed. */
function seedCentsOf(orgId: string): number {
  const account = demoAccounts.find((each) => each.officeId === orgId && each.walletCents !== undefined)
  return account?.walletCents ?? SANDBOX_SEED_CENTS
}
