import 'server-only'
import { demoAccounts, isDemoOn, type DemoAccount } from '../../contract/session/demo-accounts.ts'
import type { DemoPerson } from '../../lib/demo-person.ts'
import { formatNet } from '../../lib/money.ts'
import { roleNames } from '../../lib/role-names.ts'
import type { DeskSettings } from '../settings.ts'

/**
 * The demo people, if the sandbox is the local gateway with its seed; otherwise none. Their account UUIDs are
 * public and give access to demo data only.
 * @param setting the setting GATEWAY_DEMO
 */
export function demoPeople(
  settings: Pick<DeskSettings, 'gatewayUrls'>,
  setting: string | undefined,
): DemoPerson[] {
  const { hostname } = new URL(settings.gatewayUrls.sandbox)
  if (!isDemoOn(setting, hostname)) return []
  return demoAccounts.filter(({ verified }) => verified).map(personOf)
}

/**
 * The demo person whose sign-in opened a desk session: the sandbox, with the office and user of a card of the
 * sign-in page. Null for everybody else, and where there are no demo people.
 */
export function demoPersonOf(
  people: readonly DemoPerson[],
  session: { environment: string; signInOffice: string; userName: string },
): DemoPerson | null {
  if (session.environment !== 'sandbox') return null
  return (
    people.find(({ office, user }) => office === session.signInOffice && user === session.userName) ?? null
  )
}

function personOf(account: DemoAccount): DemoPerson {
  const { walletCents } = account
  const what = walletCents === undefined ? roleNames[account.role] : `wallet ${formatNet(walletCents)}`
  return {
    office: account.officeId,
    user: account.userName,
    name: account.displayName,
    what: `${account.officeName}, ${what}`,
    secret: account.sandboxAccountUuid,
  }
}
