import 'server-only'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { BookingView, TermView } from '../../lib/booking/booking-view.ts'
import type { ItineraryPrices } from '../../lib/booking/itinerary-file.ts'
import { clientFee, formatCents } from '../../lib/money.ts'
import type { Block } from '../../pdf/blocks.ts'

/**
 * The conditions of a booking on paper, each as a sentence; nothing of one that has ended. Paper without
 * prices names no fee. A client does not see a fee of the whole price, which would tell the net one.
 */
export function termBlocks(booking: BookingView, prices: ItineraryPrices): Block[] {
  const { standing } = stateFacts(booking)
  const terms = booking.agreed?.terms ?? booking.terms
  if (terms === null || terms.length === 0 || !LIVE.has(standing)) return []
  return [
    'rule',
    {
      keep: [
        { style: 'heading', text: 'Conditions' },
        { gap: 4 },
        ...terms.map((term): Block => ({ style: 'body', text: termSentence(term, prices) })),
      ],
    },
    { style: 'small', text: 'Please ask us before you change or cancel anything.' },
  ]
}

const LIVE: ReadonlySet<string> = new Set(['held', 'underway', 'made'])

/** `Change before departure: for a fee of $80.00.` */
function termSentence({ label, ...term }: TermView, prices: ItineraryPrices): string {
  return `${label}: ${answerOf(term, prices)}.`
}

function answerOf(
  { allowed, penaltyCents, loses }: Pick<TermView, 'allowed' | 'penaltyCents' | 'loses'>,
  prices: ItineraryPrices,
): string {
  if (allowed === null) return 'not told; ask us'
  if (!allowed) return 'not possible'
  if (penaltyCents === null) return 'possible, at a fee that is not known yet'
  if (penaltyCents === 0) return 'free of charge'
  if (loses === 'all' && prices !== 'net') return 'possible, but nothing of the price comes back'
  return prices === 'none' ? 'possible, for a fee' : `for a fee of ${formatCents(clientFee(penaltyCents))}`
}
