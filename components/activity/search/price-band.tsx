import type { ActivityFilters } from '../../../lib/activity/activity-view.ts'
import type { ActivityFacets } from '../../../lib/activity/catalogue-answer.ts'
import { formatShort } from '../../../lib/money.ts'
import { useShownUnits } from '../../ui/shown-prices.tsx'
import { cx } from '../../ui/cx.ts'
import { OpenRange } from '../../ui/open-range.tsx'

const HEIGHT = 30

/**
 * The from-price as a range, below a histogram of the activities that the other filters leave.
 * @param isCounted false while the histogram is that of another view
 */
export function PriceBand(props: {
  prices: ActivityFacets['prices']
  isCounted: boolean
  filters: ActivityFilters
  onChange: (part: Pick<ActivityFilters, 'minCents' | 'maxCents'>) => void
}) {
  const shownOf = useShownUnits('activity')
  const { minCents, maxCents } = props.filters
  const { bandCents, counts } = props.prices
  const highest = Math.max(1, ...counts)
  const topDollars = (bandCents * counts.length) / 100
  const isWithin = (at: number) =>
    (at + 1) * bandCents > (minCents ?? 0) && at * bandCents <= (maxCents ?? Infinity)
  return (
    <div>
      <svg
        viewBox={`0 0 ${counts.length * 8} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={cx('h-[30px] w-full', !props.isCounted && 'opacity-40')}
        aria-hidden="true"
      >
        {counts.map((count, at) => {
          const height = count === 0 ? 0 : Math.max(2, (count / highest) * HEIGHT)
          return (
            <rect
              key={at}
              x={at * 8 + 0.5}
              y={HEIGHT - height}
              width={7}
              height={height}
              className={cx(isWithin(at) ? 'fill-accent' : 'fill-line2')}
            />
          )
        })}
      </svg>
      <OpenRange
        label="Lowest price"
        labelHidden
        min={0}
        max={topDollars}
        step={bandCents / 100}
        value={
          minCents === null && maxCents === null
            ? null
            : [(minCents ?? 0) / 100, maxCents === null ? topDollars : maxCents / 100]
        }
        openEnd={Infinity}
        format={(dollars) => `${formatShort(shownOf(dollars * 100))}${dollars >= topDollars ? '+' : ''}`}
        onCommit={(range) =>
          props.onChange({
            minCents: range && range[0] > 0 ? Math.round(range[0] * 100) : null,
            maxCents: range && range[1] !== Infinity ? Math.round(range[1] * 100) : null,
          })
        }
      />
    </div>
  )
}
