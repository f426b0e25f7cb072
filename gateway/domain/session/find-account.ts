import { timingSafeEqual } from 'node:crypto'
import { demoAccounts } from '../../../contract/session/demo-accounts.ts'
import type { Environment, Role } from '../../../contract/session/limits.ts'
import type { Services } from '../../services.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import { credentialHash } from './credential.ts'

/** A person of an organisation in one environment, as stored. */
export type Account = {
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

/** Credentials that anybody can read in the source. They are good only while the demo is on. */
const PUBLISHED: ReadonlySet<string> = new Set(
  demoAccounts.map(({ sandboxAccountUuid }) => credentialHash(sandboxAccountUuid)),
)

/** Why a credential is refused: wrong, of another office, or of the other environment. */
export type NoAccount = 'Err0101003' | 'Err0101004' | 'Err0101007'

/**
 * The account of a credential, verified or not.
 * @param hash the stored form of the credential, see credential.ts.
 * @param input.office id or name of the office; the sandbox office's own id and name are accepted too.
 */
export async function findAccount(
  services: Services,
  hash: string,
  input: { office: string; userName: string; environment: Environment },
): Promise<Outcome<Account, NoAccount>> {
  if (!services.settings.demo && PUBLISHED.has(hash)) return fail('Err0101003')
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
    .where((eb) => {
      const named = orgIdOf(input.office).toLowerCase()
      const { fn } = eb
      return eb.or([eb(fn('lower', ['org_id']), '=', named), eb(fn('lower', ['org_name']), '=', named)])
    })
    .limit(1)
    .executeTakeFirst()
  return fail(mine.length > 0 && otherOffice ? 'Err0101004' : 'Err0101003')
}

/**
 * The key of an account, however the caller spelt it: the ids of its users (an office's name may be another's
 * id). For an account that does not exist, the names that were typed.
 */
export async function accountKey(
  services: Services,
  who: { office: string; userName: string; environment: Environment },
): Promise<string[]> {
  const named = orgIdOf(who.office).toLowerCase()
  const userName = who.userName.toLowerCase()
  const accounts = await services.db
    .selectFrom('account')
    .select('user_id')
    .where('environment', '=', who.environment)
    .where((eb) => eb(eb.fn('lower', ['user_name']), '=', userName))
    .where((eb) =>
      eb.or([eb(eb.fn('lower', ['org_id']), '=', named), eb(eb.fn('lower', ['org_name']), '=', named)]),
    )
    .orderBy('user_id')
    .execute()
  const ids = accounts.map(({ user_id: id }) => id)
  return [who.environment, ...(ids.length > 0 ? ids : [named, userName])]
}

const SUFFIX = '-SANDBOX'

function orgIdOf(office: string): string {
  return office.toUpperCase().endsWith(SUFFIX) ? office.slice(0, -SUFFIX.length) : office
}

/** Whether `office` is the id or name of the account's office, or of its sandbox office. */
function namesOffice(account: Account, office: string): boolean {
  const named = orgIdOf(office).toLowerCase()
  return named === account.org_id.toLowerCase() || named === account.org_name.toLowerCase()
}

function sameHash(left: string, right: string): boolean {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))
}
