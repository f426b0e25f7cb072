import 'server-only'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { BookingView, TermView } from '../../lib/booking/booking-view.ts'
import type { ItineraryPrices } from '../../lib/booking/itinerary-file.ts'
import { clientFee, formatCents } from '../../lib/money.ts'
import type { Block } from '../../pdf/blocks.ts'

/**
 * The conditions of bookings on paper, each as a sentence; nothing of one that has ended. Paper without
 * prices names no fee. A client does not see a fee of the whole price, which would tell the net one.
 * @param bookings `name` stands above its conditions; null where there is no other booking
 */
export function termBlocks(
  bookings: readonly { booking: BookingView; name: string | null }[],
  prices: ItineraryPrices,
): Block[] {
  const groups = bookings.flatMap(({ booking, name }) => {
    const terms = booking.agreed?.terms ?? booking.terms ?? []
    if (terms.length === 0 || !LIVE.has(stateFacts(booking).standing)) return []
    return [{ name, sentences: terms.map((term) => termSentence(term, prices)) }]
  })
  if (groups.length === 0) return []
  return [
    'rule',
    ...groups.map(({ name, sentences }, index): Block => ({
      keep: [
        ...(index === 0 ? [{ style: 'heading' as const, text: 'Conditions' }, { gap: 4 }] : []),
        ...(name === null ? [] : [{ style: 'subheading' as const, text: name }]),
        ...sentences.map((text): Block => ({ style: 'body', text })),
        ...(name === null ? [] : [{ gap: 6 }]),
      ],
    })),
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
