import 'server-only'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway/call-as.ts'
import { isSessionLost } from '../gateway/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'
import { centsOf } from '../wire-money.ts'

/** The wallet of an office in integer cents, as `config` tells it (documented; gap 165). */
export type WalletNumbers = {
  balanceCents: number
  heldCents: number
  spendableCents: number
  alertCents: number
  currency: string
}

export type OfficeConfig =
  /** `serverNow` is office time, ISO 8601 UTC. */
  { kind: 'read'; serverNow: string; wallet: WalletNumbers } | { kind: 'session' } | { kind: 'unavailable' }

/** The office's clock and wallet, by `GET /Activity/v2/config`: documented, so that no assumed operation is needed. */
export async function officeConfig(desk: Desk, grant: AnyGrant): Promise<OfficeConfig> {
  const config = await callAs(desk, grant, 'activity.config', {})
  if (isSessionLost(config)) return { kind: 'session' }
  if (config.kind !== 'ok') return { kind: 'unavailable' }
  const { user, now } = config.data
  return {
    kind: 'read',
    serverNow: new Date(now).toISOString(),
    wallet: {
      balanceCents: centsOf(user.walletBalance),
      // The documents' example writes what is held as a negative number.
      heldCents: Math.abs(centsOf(user.walletBlockedBalance)),
      spendableCents: centsOf(user.walletAvailableBalance),
      alertCents: centsOf(user.walletAlertValue),
      currency: 'USD',
    },
  }
}

/** Office time where the office's clock could be read, otherwise the desk's own: the two are the same in production. */
export function serverNowOf(desk: Desk, config: OfficeConfig): string {
  return config.kind === 'read' ? config.serverNow : desk.clock.now().toISOString()
}
