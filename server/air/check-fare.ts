import 'server-only'
import type { ResponseOf } from '../../contract/registry.ts'
import type { PricedFare } from '../../lib/air/priced-fare.ts'
import { OFFER_GONE, type OfferCheckOutcome } from '../../lib/booking/offer-check.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway/call-as.ts'
import { isSessionLost } from '../gateway/outcome.ts'
import { officeConfig, serverNowOf, type OfficeConfig } from '../office/office-config.ts'
import type { AnyGrant } from '../session/grant.ts'

/** Prices a fare once more, with the office time of the answer and what the wallet can spend. */
export async function checkFare(
  desk: Desk,
  grant: AnyGrant,
  fareSourceCode: string,
): Promise<OfferCheckOutcome<PricedFare>> {
  const [checked, config] = await Promise.all([
    callAs(desk, grant, 'air.revalidate', { FareSourceCode: fareSourceCode }),
    officeConfig(desk, grant),
  ])
  if (checked.kind === 'ok') {
    return { kind: 'priced', ...pricedFare(desk, config, checked.data) }
  }
  if (isSessionLost(checked)) return { kind: 'session' }
  if (checked.kind === 'refused' && OFFER_GONE.has(checked.code)) return { kind: 'gone', code: checked.code }
  const message = checked.kind === 'refused' ? checked.message : 'The booking service did not answer.'
  return { kind: 'failed', message }
}

/** A revalidation's answer with the office's time and money beside it. */
export function pricedFare(
  desk: Desk,
  config: OfficeConfig,
  answer: ResponseOf<'air.revalidate'>,
): PricedFare {
  return {
    itinerary: answer.PricedItinerary,
    checkedAt: serverNowOf(desk, config),
    spendableCents: config.kind === 'read' ? config.wallet.spendableCents : null,
  }
}
