import 'server-only'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { refusalReason } from '../../lib/booking/act-outcome.ts'
import type { CheckedAt, OfferCheckOutcome } from '../../lib/booking/offer-check.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import type { Desk } from '../desk.ts'
import { isSessionLost, type CallOutcome } from '../gateway-client/outcome.ts'
import { balanceOf, officeConfig, serverNowOf, type OfficeConfig } from '../config/office-config.ts'
import type { AnyGrant } from '../session/grant.ts'

/** Checks the price of an offer of a kind: the outcome of `call`, with the office's time and money. */
export async function checkOffer<Answer, Checked>(
  desk: Desk,
  grant: AnyGrant,
  kind: BookingKind,
  call: Promise<CallOutcome<Answer>>,
  checkedOf: (answer: Answer, at: CheckedAt) => Checked,
): Promise<OfferCheckOutcome<Checked>> {
  const [checked, config] = await Promise.all([call, officeConfig(desk, grant)])
  if (checked.kind === 'ok') {
    return { kind: 'priced', ...checkedOf(checked.data, checkedAt(desk, config)) }
  }
  if (isSessionLost(checked)) return { kind: 'session' }
  if (checked.kind === 'refused' && refusalReason(kind, checked.code) === 'offer-gone') {
    return { kind: 'gone', code: checked.code }
  }
  const message = checked.kind === 'refused' ? checked.message : `${SERVICE_AWAY}.`
  return { kind: 'failed', message }
}

/** The office's time and money at a check. */
export function checkedAt(desk: Desk, config: OfficeConfig): CheckedAt {
  return { checkedAt: serverNowOf(desk, config), ...balanceOf(config) }
}
