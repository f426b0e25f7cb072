'use client'

import { Link } from '../ui/link.tsx'
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
import { PartCard } from './part-card.tsx'

/**
 * The amount that can be spent, its course over the last days, and the amount that the holds give back if
 * they lapse.
 */
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
  const { wallet, points } = funds
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
      <Releases funds={funds} wallet={wallet} />
    </div>
  )
}

/** What the holds give back: the next of them, and all together. */
function Releases(props: { funds: FundsView; wallet: NonNullable<FundsView['wallet']> }) {
  const formatNet = useNetWords()
  const { nextRelease, ifAllLapse } = props.funds
  return (
    <dl className="mt-2 border-t pt-2 text-12 text-ink2">
      <div className="flex justify-between gap-2 py-0.5">
        <dt>{`Next release ${nextRelease ? `${clockTime(nextRelease.at)} UTC` : ''}`}</dt>
        <dd className="figures text-ink">
          {nextRelease ? `+${formatNet(nextRelease.cents)}` : unreleasedWords(props.wallet, ifAllLapse)}
        </dd>
      </div>
      {ifAllLapse && (
        <div className="flex justify-between gap-2 py-0.5">
          <dt>
            {ifAllLapse.count === 1
              ? 'If the hold expires'
              : `If all ${plural(ifAllLapse.count, 'hold')} expire`}
          </dt>
          <dd translate="no" className="figures text-ink">
            {formatNet(ifAllLapse.availableCents)}
          </dd>
        </div>
      )}
    </dl>
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

type Point = { at: string; availableCents: number }

const [WIDTH, HEIGHT, EDGE] = [260, 74, 4]

/**
 * The amount that could be spent over the last days, as one thin line of steps, with the low-balance alert
 * dotted. The figures stand beside it.
 * @param alertCents 0 for none
 */
function FundsLine({
  points,
  now,
  alertCents,
}: {
  points: readonly Point[]
  now: Point
  alertCents: number
}) {
  const formatNet = useNetWords()
  const all = [...points, now]
  const [from, to] = [Date.parse(all[0]?.at ?? now.at), Date.parse(now.at)]
  const cents = all.map(({ availableCents }) => availableCents)
  const [low, high] = [Math.min(alertCents, ...cents), Math.max(alertCents, ...cents)]
  const x = (at: string) => ((Date.parse(at) - from) / Math.max(1, to - from)) * (WIDTH - EDGE)
  const y = (amount: number) => EDGE + (1 - (amount - low) / Math.max(1, high - low)) * (HEIGHT - 2 * EDGE)
  const round = (value: number) => Math.round(value * 10) / 10
  const path = all
    .map(({ at, availableCents }, index) => {
      const [left, top] = [round(x(at)), round(y(availableCents))]
      return index === 0 ? `M${left} ${top}` : `H${left}V${top}`
    })
    .join('')
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Available funds between ${formatNet(Math.min(...cents))} and ${formatNet(Math.max(...cents))} since then`}
      className="my-2 w-full overflow-visible"
    >
      {alertCents > 0 && (
        <path d={`M0 ${round(y(alertCents))}H${WIDTH}`} className="stroke-bad" strokeDasharray="1.5 3" />
      )}
      <path d={path} className="fill-none stroke-accent" strokeWidth="1.5" />
      <circle cx={round(x(now.at))} cy={round(y(now.availableCents))} r="2.5" className="fill-accent" />
    </svg>
  )
}
