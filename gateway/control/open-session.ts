import { openSession } from '../domain/session/create-session.ts'
import type { Services } from '../services.ts'
import { sandboxOffice } from './sandbox-office.ts'

/**
 * Opens one more sandbox session of a person of an office, without a credential: for calls that somebody
 * sends by hand. Sessions that the person has stay as they are.
 * @returns the SessionId; null where the office has no such verified person
 */
export async function openSandboxSession(
  services: Services,
  { officeId, userName }: { officeId: string; userName: string },
): Promise<string | null> {
  const office = await sandboxOffice(services.db, officeId)
  if (office === null) return null
  const account = await services.db
    .selectFrom('account')
    .selectAll()
    .where('environment', '=', 'sandbox')
    .where('org_id', '=', office.orgId)
    .where((eb) => eb(eb.fn('lower', ['user_name']), '=', userName.toLowerCase()))
    .where('verified', '=', true)
    .executeTakeFirst()
  return account ? openSession(services, account) : null
}
