'use client'

import Link from 'next/link'
import { clockTime } from '../../lib/booking/headline.ts'
import { formatDayMonth } from '../../lib/dates.ts'
import { formatShort, plainAmount } from '../../lib/money.ts'
import { plural } from '../../lib/plural.ts'
import type { FundsView, TodayView } from '../../lib/today/today-view.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import { toAriaKeys } from '../keys/notation.ts'
import { Kbd } from '../ui/kbd.tsx'
import { NetOnly, useNetWords, NetAmount } from '../ui/shown-prices.tsx'
import { useSpendableCents } from '../wallet/live-balance.tsx'
import { FundsLine } from './funds-line.tsx'
import { PartCard } from './part-card.tsx'

/** What can be spent, how that was in the last days, and what the holds give back if they lapse. */
export function FundsCard({ view }: { view: TodayView }) {
  return (
    <PartCard
      title="Funds"
      part={view.funds}
      aside={
        <Link
          href={'/wallet'}
          aria-keyshortcuts={toAriaKeys('g w')}
          className="flex items-center gap-1.5 text-12 hover:underline"
        >
          <span>{'Wallet '}</span>
          <Kbd keys="g w" />
        </Link>
      }
    >
      {(funds) => (
        <NetOnly instead={<p className="px-4 py-3 text-12 text-ink2">Hidden with net prices.</p>}>
          <Funds funds={funds} serverNow={view.serverNow} />
        </NetOnly>
      )}
    </PartCard>
  )
}

function Funds({ funds, serverNow }: { funds: FundsView; serverNow: string }) {
  const formatNet = useNetWords()
  const { wallet, points, nextRelease, ifAllLapse } = funds
  const liveCents = useSpendableCents()
  if (wallet === null) {
    return <p className="px-4 py-3 text-ink2">{`${SERVICE_AWAY}, so the available balance is unknown.`}</p>
  }
  const spendableCents = liveCents ?? wallet.spendableCents
  const isLow = wallet.alertCents > 0 && spendableCents < wallet.alertCents
  return (
    <div className="px-4 py-3">
      <p className="flex items-baseline gap-2">
        <NetAmount cents={spendableCents} className="text-22 font-bold" />
        <span className="figures text-12 text-ink2">{`of ${formatNet(wallet.balanceCents)}`}</span>
      </p>
      {isLow && (
        <p className="text-12 font-medium text-bad">
          {`${formatNet(wallet.alertCents - spendableCents)} below your low-balance alert`}
        </p>
      )}
      {points.length > 1 && (
        <FundsLine
          points={points}
          now={{ at: serverNow, availableCents: spendableCents }}
          alertCents={wallet.alertCents}
        />
      )}
      <p className="flex justify-between gap-2 text-12 text-ink2">
        {points.length > 1 && points[0] && (
          <span translate="no">{formatDayMonth(points[0].at.slice(0, 10))}</span>
        )}
        {wallet.alertCents > 0 && (
          <span
            className={isLow ? 'text-bad' : ''}
          >{`low-balance alert: ${formatShort(plainAmount(wallet.alertCents))}`}</span>
        )}
        {points.length > 1 && <span>now</span>}
      </p>
      <dl className="mt-2 border-t pt-2 text-12 text-ink2">
        <div className="flex justify-between gap-2 py-0.5">
          <dt>{`Next release ${nextRelease ? `${clockTime(nextRelease.at)} UTC` : ''}`}</dt>
          <dd className="figures text-ink">
            {nextRelease ? `+${formatNet(nextRelease.cents)}` : unreleasedWords(wallet, ifAllLapse)}
          </dd>
        </div>
        {ifAllLapse && (
          <div className="flex justify-between gap-2 py-0.5">
            <dt>
              {ifAllLapse.count === 1
                ? 'If the hold lapses'
                : `If all ${plural(ifAllLapse.count, 'hold')} lapse`}
            </dt>
            <dd translate="no" className="figures text-ink">
              {formatNet(ifAllLapse.availableCents)}
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}

/**
 * Why no next release is known. A hold may have no deadline, and the wallet also holds money for bookings
 * that are not running holds or that this person may not see.
 */
function unreleasedWords(
  { balanceCents, spendableCents }: NonNullable<FundsView['wallet']>,
  holds: FundsView['ifAllLapse'],
): string {
  if (holds !== null) return 'deadline not supplied'
  return spendableCents < balanceCents ? 'not known' : 'nothing is held'
}
