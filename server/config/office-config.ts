import 'server-only'
import { LRUCache } from 'lru-cache'
import { cache } from 'react'
import { centsOfUsd } from '../../lib/money.ts'
import type { Balance } from '../../lib/wallet/balance.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { isSessionLost } from '../gateway-client/outcome.ts'
import { deskWide } from '../process-wide.ts'
import type { AnyGrant } from '../session/grant.ts'
import { officeSettings } from './office-settings.ts'
import { rememberPhotosUrl } from './photo-base.ts'

/** The wallet of an office in integer cents, as `config` states it (documented; gap 165). */
export type WalletNumbers = {
  balanceCents: number
  heldCents: number
  spendableCents: number
  alertCents: number
  currency: string
}

/** `readAt`: when it was asked for, by the desk's clock, epoch milliseconds. */
export type OfficeConfig = { readAt: number } & (
  | /** `serverNow` is office time, ISO 8601 UTC; where it could not be read, as the last reading tells it. */
    { kind: 'read'; serverNow: string; wallet: WalletNumbers }
  | { kind: 'session' }
  | { kind: 'unavailable'; serverNow: string }
)

/**
 * The office's clock and wallet, from `GET /Activity/v2/config`: a documented operation, so that no assumed
 * one is needed. Asked once per rendered page, and again by every action and by every request to the read
 * route.
 */
export function officeConfig(desk: Desk, grant: AnyGrant): Promise<OfficeConfig> {
  const memo = readingOf(desk, grant.sessionId)
  memo.reading ??= readConfig(desk, grant)
  return memo.reading
}

/**
 * Keyed by the session, because every permission has its own grant object. Outside of page rendering each
 * call gives a new value.
 */
const readingOf = cache((_desk: Desk, _sessionId: string): { reading: Promise<OfficeConfig> | null } => ({
  reading: null,
}))

async function readConfig(desk: Desk, grant: AnyGrant): Promise<OfficeConfig> {
  const readAt = desk.clock.now().getTime()
  const [config, { lowBalanceCents }] = await Promise.all([
    callAs(desk, grant, 'activity.config', {}),
    officeSettings(desk, grant.officeId),
  ])
  if (isSessionLost(config)) return { kind: 'session', readAt }
  const deskNow = desk.clock.now().getTime()
  if (config.kind !== 'ok') {
    const aheadMs = aheadOf(desk).get(grant.officeId) ?? 0
    return { kind: 'unavailable', readAt, serverNow: new Date(deskNow + aheadMs).toISOString() }
  }
  const { user, now, photosUrl } = config.data
  rememberPhotosUrl(desk, grant, photosUrl)
  // The zone is +08:00 in every season.
  const officeNow = new Date(`${now.date.replace(' ', 'T').slice(0, 23)}+08:00`)
  aheadOf(desk).set(grant.officeId, officeNow.getTime() - deskNow)
  return {
    kind: 'read',
    readAt,
    serverNow: officeNow.toISOString(),
    wallet: {
      balanceCents: centsOfUsd(user.walletBalance),
      // The example in the documents has the held amount as a negative number.
      heldCents: Math.abs(centsOfUsd(user.walletBlockedBalance)),
      spendableCents: centsOfUsd(user.walletAvailableBalance),
      // The office may want to be told earlier than the service does.
      alertCents: Math.max(centsOfUsd(user.walletAlertValue), lowBalanceCents ?? 0),
      currency: 'USD',
    },
  }
}

/** The amount that the office can spend, as this reading tells it. */
export function balanceOf(config: OfficeConfig): Balance {
  return {
    spendableCents: config.kind === 'read' ? config.wallet.spendableCents : null,
    readAt: config.readAt,
  }
}

/** The office time of an instant at which the desk's clock showed `deskMs`; not after `serverNow`. */
export function officeTimeOf({ clock }: Pick<Desk, 'clock'>, deskMs: number, serverNow: string): string {
  const agoMs = Math.max(0, clock.now().getTime() - deskMs)
  return new Date(Date.parse(serverNow) - agoMs).toISOString()
}

/** Office time, and the desk's where the session has ended: in production they are the same. */
export function serverNowOf(desk: Desk, config: OfficeConfig): string {
  return config.kind === 'session' ? desk.clock.now().toISOString() : config.serverNow
}

/** Office time where nobody of the office is signed in: as the last reading told it. */
export function officeTimeWithoutSession(desk: Desk, officeId: string): Date {
  return new Date(desk.clock.now().getTime() + (aheadOf(desk).get(officeId) ?? 0))
}

/** The office's time and its wallet while they are being read; null if the service does not answer. */
export type ExactFacts = { now: Promise<string>; wallet: Promise<WalletNumbers | null> }

/** A clock that differs by less from what its last reading told was not moved: the rest is the way to it. */
const MOVED_MILLISECONDS = 5_000

/**
 * Reads by office time while the clock itself is being read: by the time that its last reading told. Where
 * the clock was moved since, as in a sandbox, this is read once more.
 * @param read gets that time, and what is being read: only that time may be written down
 */
export async function readAtOfficeTime<Facts>(
  desk: Desk,
  grant: AnyGrant,
  read: (officeNow: string, exact: ExactFacts) => Promise<Facts>,
): Promise<{ config: OfficeConfig; serverNow: string; facts: Facts }> {
  const ahead = () => aheadOf(desk).get(grant.officeId) ?? 0
  const aheadBefore = ahead()
  const reading = officeConfig(desk, grant)
  const exact: ExactFacts = {
    now: reading.then((config) => serverNowOf(desk, config)),
    wallet: reading.then((config) => (config.kind === 'read' ? config.wallet : null)),
  }
  const early = read(officeTimeWithoutSession(desk, grant.officeId).toISOString(), exact)
  // A failure is told where it is awaited, which nobody may do.
  void Promise.allSettled([exact.now, exact.wallet, early])
  const config = await reading
  const serverNow = serverNowOf(desk, config)
  const isMoved = Math.abs(ahead() - aheadBefore) > MOVED_MILLISECONDS
  return { config, serverNow, facts: await (isMoved ? read(serverNow, exact) : early) }
}

const MOST_OFFICES = 10_000

/**
 * By how many milliseconds the clock of an office was ahead of the desk's when it was last read. While the
 * booking service is away, countdowns of a sandbox whose clock was advanced would else be wrong by that much.
 */
function aheadOf(desk: Desk): LRUCache<string, number> {
  return deskWide(desk, 'office.ahead', () => new LRUCache<string, number>({ max: MOST_OFFICES }))
}
