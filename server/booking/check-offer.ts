import 'server-only'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { refusalReason } from '../../lib/booking/act-outcome.ts'
import type { CheckedAt, OfferCheckOutcome } from '../../lib/booking/offer-check.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import type { Desk } from '../desk.ts'
import { isSessionLost, type CallOutcome } from '../gateway-client/outcome.ts'
import { balanceOf, officeConfig, serverNowOf } from '../config/office-config.ts'
import { priceTolerancesOf } from '../config/price-tolerance.ts'
import type { AnyGrant } from '../session/grant.ts'

/** Checks the price of an offer of a kind: the outcome of `call`, with the office's time and money. */
export async function checkOffer<Answer, Checked>(
  desk: Desk,
  grant: AnyGrant,
  kind: BookingKind,
  call: Promise<CallOutcome<Answer>>,
  checkedOf: (answer: Answer, at: CheckedAt) => Checked,
): Promise<OfferCheckOutcome<Checked>> {
  const [checked, at] = await Promise.all([call, checkedAt(desk, grant)])
  if (checked.kind === 'ok') {
    return { kind: 'priced', ...checkedOf(checked.data, at) }
  }
  if (isSessionLost(checked)) return { kind: 'session' }
  if (checked.kind === 'refused' && refusalReason(kind, checked.code) === 'offer-gone') {
    return { kind: 'gone', code: checked.code }
  }
  const message = checked.kind === 'refused' ? checked.message : `${SERVICE_AWAY}.`
  return { kind: 'failed', message }
}

/** The office's time and money at a check, and how far the price may rise for this person. */
export async function checkedAt(desk: Desk, grant: AnyGrant): Promise<CheckedAt> {
  const [config, tolerances] = await Promise.all([officeConfig(desk, grant), priceTolerancesOf(desk, grant)])
  const isSet = tolerances.agent !== null && tolerances.office !== null
  return { checkedAt: serverNowOf(desk, config), ...balanceOf(config), ...(isSet && { tolerances }) }
}
