import { createHmac } from 'node:crypto'
import type { Environment } from '../../../contract/session/limits.ts'
import type { Services } from '../../services.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { uuidOfHash } from '../../uuid.ts'
import { credentialHash } from './credential.ts'
import { demoAccounts } from '../../../contract/session/demo-accounts.ts'
import { ensureOffice } from './office.ts'

/** A UUID derived from the deployment's secret: the same at every start, and unguessable. */
function derivedUuid(secret: string, purpose: string): string {
  return uuidOfHash(createHmac('sha256', secret).update(purpose).digest('hex'), 4)
}

/** A production account and its UUID. */
export type MadeAccount = { officeId: string; userName: string; accountUuid: string }

/** The production account UUID of a demo user. */
export function productionUuid(secret: string, officeId: string, userName: string): string {
  return derivedUuid(secret, `account:production:${officeId}:${userName}`)
}

/**
 * Creates the demo users of both environments and the production offices. Idempotent.
 * @returns the production accounts that did not exist.
 */
export async function seedDemoAccounts(services: Services): Promise<MadeAccount[]> {
  const { secret } = services.settings
  const rows = demoAccounts.flatMap((person) =>
    (['sandbox', 'production'] as const).map((environment: Environment) => ({
      org_id: person.officeId,
      org_name: person.officeName,
      environment,
      user_id: derivedUuid(secret, `user:${environment}:${person.officeId}:${person.userName}`),
      user_name: person.userName,
      display_name: person.displayName,
      role: person.role,
      verified: person.verified,
      credential_hash: credentialHash(
        environment === 'sandbox'
          ? person.sandboxAccountUuid
          : productionUuid(secret, person.officeId, person.userName),
      ),
      public_id: derivedUuid(secret, `public:${environment}:${person.officeId}:${person.userName}`),
    })),
  )
  return inTransaction(services.db, async (tx) => {
    const made = await tx
      .insertInto('account')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['org_id', 'user_name', 'environment'])
      .execute()
    for (const row of rows) if (row.environment === 'production') await ensureOffice(tx, services, row)
    return made
      .filter(({ environment }) => environment === 'production')
      .map(({ org_id, user_name }) => ({
        officeId: org_id,
        userName: user_name,
        accountUuid: productionUuid(secret, org_id, user_name),
      }))
  })
}
