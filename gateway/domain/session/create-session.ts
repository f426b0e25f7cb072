import { randomUUID } from 'node:crypto'
import type { Environment } from '../../../contract/session/limits.ts'
import type { Services } from '../../services.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import { credentialHashOfPassword } from './credential.ts'
import { findAccount, type Account, type NoAccount } from './find-account.ts'
import { ensureOffice } from './office.ts'
import { sessionKeyOf } from './session-key.ts'

type Refusal = NoAccount | 'Err0101005'

/**
 * Opens a session. The first one in the sandbox creates the sandbox office with its seeded wallet.
 * Errors: Err0101003 wrong credentials, Err0101004 right credentials but another office, Err0101005 not
 * verified, Err0101007 credentials of the other environment. Source: Session gateway, Authentication 1-3, 8.
 */
export async function createSession(
  services: Services,
  input: { office: string; userName: string; password: string; environment: Environment; requestId: string },
): Promise<Outcome<{ sessionId: string }, Refusal>> {
  const hash = credentialHashOfPassword(input.password)
  if (!hash) return fail('Err0101003')
  const result = await findAccount(services, hash, input)
  if (!result.ok) return result
  const account = result.value
  if (!account.verified) return fail('Err0101005')
  return ok({ sessionId: await openSession(services, account) })
}

/**
 * Opens one more session of an account, whose credential was proven or is not needed.
 * @returns its SessionId, which is stored only as a hash
 */
export async function openSession(services: Services, account: Account): Promise<string> {
  const sessionId = randomUUID()
  const now = services.clock.now()
  await inTransaction(services.db, async (tx) => {
    const office = await ensureOffice(tx, services, account)
    await tx
      .insertInto('session')
      .values({
        session_key: sessionKeyOf(sessionId),
        office_id: office.officeId,
        org_id: account.org_id,
        office_name: office.name,
        user_id: account.user_id,
        user_name: account.user_name,
        display_name: account.display_name,
        role: account.role,
        environment: account.environment,
        public_id: account.public_id,
        created_at: now,
        seen_at: now,
        ended_at: null,
      })
      .execute()
  })
  return sessionId
}
