import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { Environment, Role } from '../../../contract/session/limits.ts'
import type { Services } from '../../services.ts'
import { inTransaction } from '../../store/transaction.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import { credentialHashOfPassword } from './credential.ts'
import { ensureOffice } from './office.ts'
import { sessionKeyOf } from './session-key.ts'

type Account = {
  org_id: string
  org_name: string
  environment: Environment
  user_id: string
  user_name: string
  display_name: string
  role: Role
  verified: boolean
  credential_hash: string
  public_id: string
}

type Refusal = 'Err0101003' | 'Err0101004' | 'Err0101005' | 'Err0101007'

/**
 * Opens a session. The first one in the sandbox makes the sandbox office with its seeded wallet.
 * Errors: Err0101003 wrong credentials, Err0101004 right credentials but another office, Err0101005 not verified,
 * Err0101007 credentials of the other environment. Source: Session gateway, Authentication 1-3, 8.
 */
export async function createSession(
  services: Services,
  input: { office: string; userName: string; password: string; environment: Environment; requestId: string },
): Promise<Outcome<{ sessionId: string }, Refusal>> {
  const hash = credentialHashOfPassword(input.password)
  if (!hash) return fail('Err0101003')
  const found = await findAccount(services, hash, input)
  if (!found.ok) return found
  const account = found.value
  if (!account.verified) return fail('Err0101005')
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
  return ok({ sessionId })
}

async function findAccount(
  services: Services,
  hash: string,
  input: { office: string; userName: string; environment: Environment },
): Promise<Outcome<Account, Refusal>> {
  const candidates = await services.db
    .selectFrom('account')
    .selectAll()
    .where('credential_hash', '=', hash)
    .execute()
  const mine = candidates.filter(
    (account) =>
      account.user_name.toLowerCase() === input.userName.toLowerCase() &&
      sameHash(account.credential_hash, hash),
  )
  const here = mine.filter((account) => namesOffice(account, input.office))
  const right = here.find((account) => account.environment === input.environment)
  if (right) return ok(right)
  if (here.length > 0) return fail('Err0101007')
  const otherOffice = await services.db
    .selectFrom('account')
    .select('org_id')
    .where((eb) => eb.or([eb('org_id', '=', orgIdOf(input.office)), eb('org_name', '=', input.office)]))
    .limit(1)
    .executeTakeFirst()
  return fail(mine.length > 0 && otherOffice ? 'Err0101004' : 'Err0101003')
}

const SUFFIX = '-SANDBOX'

function orgIdOf(office: string): string {
  return office.toUpperCase().endsWith(SUFFIX) ? office.slice(0, -SUFFIX.length) : office
}

/** An office is named by id or name, the sandbox office also by its own. */
function namesOffice(account: Account, office: string): boolean {
  const named = orgIdOf(office).toLowerCase()
  return named === account.org_id.toLowerCase() || named === account.org_name.toLowerCase()
}

function sameHash(left: string, right: string): boolean {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))
}
