import 'server-only'
import { demoAccounts, isDemoOn, type DemoAccount } from '../../contract/session/demo-accounts.ts'
import type { DemoPerson } from '../../lib/demo-person.ts'
import { formatCents } from '../../lib/money.ts'
import type { DeskSettings } from '../settings.ts'

/**
 * The demo people, if the sandbox is the local gateway with its seed; otherwise none. Their account UUIDs are
 * public and give access to demo data only.
 * @param asked the setting GATEWAY_DEMO
 */
export function demoPeople(
  settings: Pick<DeskSettings, 'gatewayUrls'>,
  asked: string | undefined,
): DemoPerson[] {
  const { hostname } = new URL(settings.gatewayUrls.sandbox)
  if (!isDemoOn(asked, hostname)) return []
  return demoAccounts.filter(({ verified }) => verified).map(personOf)
}

const ROLES = { agent: 'agent', admin: 'office admin', viewer: 'read only' } as const

function personOf(account: DemoAccount): DemoPerson {
  const { walletCents } = account
  const what = walletCents === undefined ? ROLES[account.role] : `wallet ${formatCents(walletCents)}`
  return {
    office: account.officeId,
    user: account.userName,
    name: account.displayName,
    what: `${account.officeName}, ${what}`,
    secret: account.sandboxAccountUuid,
  }
}
