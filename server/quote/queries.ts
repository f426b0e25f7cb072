import 'server-only'
import type { QuotesView } from '../../lib/quote/quote.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import { desk } from '../desk.ts'
import { requireGrant } from '../session/gate.ts'
import { lastTexts, quotesOfTrip } from './quotes-of-trip.ts'
import { mailAddressOf } from './send-quote.ts'

/** The quotes of a trip, for everybody of the office; none for one of another office. */
export async function readQuotes(
  tripId: string,
): Promise<({ kind: 'read' } & QuotesView) | { kind: 'session' }> {
  const gate = await requireGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const { grant } = gate
  const here = desk()
  const now = serverNowOf(here, await officeConfig(here, grant))
  const [quotes, texts, mailTo] = await Promise.all([
    quotesOfTrip(here, grant, tripId, now),
    lastTexts(here, grant),
    mailAddressOf(here, grant, tripId),
  ])
  return { kind: 'read', quotes, texts, mailTo }
}
