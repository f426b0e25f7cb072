import { cabinName } from '../../../contract/air/codes.ts'
import { formatShort } from '../../../lib/money.ts'
import { hasBag } from '../bag.ts'
import type { Fare } from './flight.ts'
import type { RefundTerms } from '../../../lib/air/refund-terms.ts'
import { capital } from '../../ui/capital.ts'

/**
 * A fare named by what it includes, never by a brand: `Bag, refundable`, `Private, cabin bag`, `Business,
 * bag, flexible`.
 */
export function fareName(fare: Fare, askedCabin: number): string {
  const parts = [
    fare.cabin === askedCabin ? null : cabinName(fare.cabin),
    fare.isPrivate ? 'private' : null,
    hasBag(fare.bag) ? 'bag' : fare.bag.kind === 'none' ? 'cabin bag' : null,
    fare.refund.kind !== 'allowed' ? null : fare.refund.feeCents === 0 ? 'flexible' : 'refundable',
  ].filter((part) => part !== null)
  const name = parts.join(', ') || 'standard'
  return capital(name)
}

/** `Free refund`, `Refundable, $120 fee`, `Refundable, fee unknown`, `No refund`, `Terms unknown`. */
export function refundText(refund: RefundTerms): string {
  if (refund.kind === 'refused') return 'No refund'
  if (refund.kind === 'unknown') return 'Terms unknown'
  if (refund.feeCents === null) return 'Refundable, fee unknown'
  return refund.feeCents === 0 ? 'Free refund' : `Refundable, ${formatShort(refund.feeCents)} fee`
}

/** What an agent must know of a fare besides its price: that it is closed, or whether it is refundable. */
export function fareNote(fare: Fare): { text: string; tone: ReturnType<typeof refundTone> } {
  if (fare.closed) return { text: 'Closed, no longer sold', tone: 'bad' }
  return { text: refundText(fare.refund), tone: refundTone(fare.refund) }
}

/** Green only where the fee is known too; amber where something is unknown; red for no refund. */
export function refundTone(refund: RefundTerms): 'ok' | 'held' | 'bad' {
  if (refund.kind === 'refused') return 'bad'
  return refund.kind === 'allowed' && refund.feeCents !== null ? 'ok' : 'held'
}
