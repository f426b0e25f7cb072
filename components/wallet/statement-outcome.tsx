'use client'

import type { ReactNode } from 'react'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import { kindFacts } from '../../lib/kinds.ts'
import type { NetFormat } from '../../lib/money.ts'
import type { StatementRow } from '../../lib/wallet/wallet-view.ts'
import { Countdown } from '../ui/countdown.tsx'
import { useNetWords } from '../ui/shown-prices.tsx'
import { usePageRefresh } from '../ui/use-page-refresh.ts'
import { nearWords, spanWords } from './instant-words.ts'

/** The outcome of a movement in a few words; of an open hold, its deadline. */
export function MovementOutcome({ row, serverNow }: { row: StatementRow; serverNow: string }): ReactNode {
  const formatNet = useNetWords()
  const { refresh } = usePageRefresh()
  const { booking } = row
  if (row.kind !== 'hold') return <span>{outcomeWords(row, formatNet)}</span>
  if (booking === null) return <span>made elsewhere</span>
  if (booking.state !== 'held' || booking.deadlineAt === null) return <span>open</span>
  return (
    <>
      <span>{`expires ${nearWords(booking.deadlineAt, serverNow)} `}</span>
      <Countdown
        deadlineAt={booking.deadlineAt}
        serverNow={serverNow}
        label={`Hold for ${booking.leadName ?? booking.reference}`}
        // The header announces the soonest hold already.
        speaks={false}
        onOver={refresh}
        className="font-bold"
      />
    </>
  )
}

/**
 * The outcome of a movement in a few words: how long a hold stood before its charge, why it was released, how
 * much of a charge came back. Empty where nothing is known.
 */
export function outcomeWords(row: StatementRow, formatNet: NetFormat): string {
  const { kind, hold, booking } = row
  if (kind === 'seed') return 'opening balance'
  if (kind === 'charge') return hold === null ? '' : `after ${spanWords(hold.at, row.at)}`
  if (kind === 'refund') return refundWords(row, formatNet)
  if (kind !== 'release') return ''
  const after = hold === null ? '' : ` after ${spanWords(hold.at, row.at)}`
  if (booking === null) return after.trim()
  const { word, standing } = stateFacts(booking)
  // The stored state is from before the release, until the booking has been read again.
  if (standing !== 'over' && standing !== 'none') return after.trim()
  const missed = booking.state === 'lapsed' ? `, ${kindFacts(booking.kind).hold.missed}` : ''
  return `${word.toLowerCase()}${missed}${after}`
}

/**
 * Names the fee only where it is certain. With several refunds of a booking the fee of each is unknown, and
 * where a part of the charge still stands, that part is no fee.
 */
function refundWords({ amountCents, booking }: StatementRow, formatNet: NetFormat): string {
  if (booking === null || booking.settlement === null) return ''
  const { chargedCents, feeCents, refundedCents } = booking.settlement
  if (amountCents === chargedCents) return 'in full'
  const of = chargedCents === null ? '' : `of ${formatNet(chargedCents)}`
  const isOnly = refundedCents === null || amountCents === refundedCents
  const isWhole = feeCents === null || refundedCents === null || refundedCents + feeCents === chargedCents
  if (!isOnly || !isWhole) return of
  const feeText = `${kindFacts(booking.kind).kept.word} ${feeCents === null ? 'not known' : formatNet(feeCents)}`
  return of === '' ? feeText : `${of}, ${feeText}`
}
