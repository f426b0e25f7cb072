import 'server-only'
import type { FareCheckOutcome } from '../../lib/booking/fare-check.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway/call-as.ts'
import { isSessionLost } from '../gateway/outcome.ts'
import { officeConfig, serverNowOf } from '../office/office-config.ts'
import type { AnyGrant } from '../session/grant.ts'

/** Codes of a fare that expired, sold out or never was (Session gateway, Errors; gap 54). */
export const FARE_GONE: ReadonlySet<string> = new Set(['Err0102003', 'Err0102005'])

/** Prices a fare once more, with the office time of the answer and what the wallet can spend. */
export async function checkFare(
  desk: Desk,
  grant: AnyGrant,
  fareSourceCode: string,
): Promise<FareCheckOutcome> {
  const [checked, config] = await Promise.all([
    callAs(desk, grant, 'air.revalidate', { FareSourceCode: fareSourceCode }),
    officeConfig(desk, grant),
  ])
  if (checked.kind === 'ok') {
    return {
      kind: 'priced',
      itinerary: checked.data.PricedItinerary,
      checkedAt: serverNowOf(desk, config),
      spendableCents: config.kind === 'read' ? config.wallet.spendableCents : null,
    }
  }
  if (isSessionLost(checked)) return { kind: 'session' }
  if (checked.kind === 'refused' && FARE_GONE.has(checked.code)) return { kind: 'gone', code: checked.code }
  const message = checked.kind === 'refused' ? checked.message : 'The booking service did not answer.'
  return { kind: 'failed', message }
}
