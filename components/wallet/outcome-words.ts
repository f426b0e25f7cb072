import { stateFacts } from '../../lib/booking/booking-state.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { formatCents } from '../../lib/money.ts'
import type { StatementRow } from '../../lib/wallet/wallet-view.ts'
import { spanWords } from './instant-words.ts'

/**
 * What became of a movement's money, in a few words: how long a hold stood before its charge, why it was
 * released, how much of a charge came back. Empty where nothing is known.
 */
export function outcomeWords(row: StatementRow): string {
  const { kind, hold, booking } = row
  if (kind === 'seed') return 'opening balance'
  if (kind === 'charge') return hold === null ? '' : `after ${spanWords(hold.at, row.at)}`
  if (kind === 'refund') return refundWords(row)
  if (kind !== 'release') return ''
  const after = hold === null ? '' : ` after ${spanWords(hold.at, row.at)}`
  if (booking === null) return after.trim()
  const { word, standing } = stateFacts(booking)
  // The stored state is from before the release, until the booking has been read again.
  if (standing !== 'over' && standing !== 'none') return after.trim()
  const missed = booking.state === 'lapsed' ? `, ${kindFacts(booking.kind).hold.missed}` : ''
  return `${word.toLowerCase()}${missed}${after}`
}

function refundWords({ booking }: StatementRow): string {
  const { chargedCents = null, feeCents = null } = booking?.settlement ?? {}
  if (feeCents === 0) return 'in full'
  const kept = booking === null ? 'fee' : kindFacts(booking.kind).kept.word
  if (chargedCents === null) return feeCents === null ? '' : `${kept} ${formatCents(feeCents)}`
  return `of ${formatCents(chargedCents)}, ${kept} ${feeCents === null ? 'not known' : formatCents(feeCents)}`
}
