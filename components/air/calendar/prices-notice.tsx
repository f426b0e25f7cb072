'use client'

import { priceAge, type PriceAge } from './price-calendar.ts'
import { monthText, type Month } from '../../ui/months.ts'
import { plural } from '../../../lib/plural.ts'
import { readFailureText } from '../../booking/read-failure-text.ts'
import { Button } from '../../ui/button.tsx'
import type { MonthOfPrices } from './calendar-queries.ts'

/** The line below the days: how good the prices are, and the way to newer ones. */
export function PricesNotice(props: {
  prices: MonthOfPrices | undefined
  error: Error | null
  month: Month
  now: number
  isReading: boolean
  onRefresh: () => void
}) {
  const { prices, now } = props
  const count = (age: PriceAge) => prices?.days.filter((day) => priceAge(day, now) === age).length ?? 0
  const ages = { old: count('old'), ageing: count('ageing') }
  const isUsable = prices !== undefined && !props.error && !prices.isCut && ages.old === 0
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink2">
      <p role="status" className="min-w-0 flex-1">
        {noticeText(props, ages)}
      </p>
      {!props.isReading && !isUsable && (
        <Button size="small" onClick={props.onRefresh}>
          Refresh
        </Button>
      )}
    </div>
  )
}

function noticeText(
  { prices, error, month }: Parameters<typeof PricesNotice>[0],
  { old, ageing }: { old: number; ageing: number },
): string {
  if (error) return `No prices: ${readFailureText(error)}. Every day can still be searched.`
  if (!prices) return 'Loading prices.'
  if (prices.isCut) return 'The booking service answered for some days only. Every day can still be searched.'
  if (prices.days.length === 0) return `No flights in ${monthText(month)}.`
  const soon = `${plural(ageing, 'price')} may change within the hour: marked “expires soon”.`
  if (old > 0) {
    return `${plural(old, 'price')} may have changed: marked “old”.${ageing > 0 ? ` ${soon}` : ''}`
  }
  if (ageing > 0) return `One adult, economy. ${soon}`
  return 'One adult, economy. Prices are a guide until you search.'
}
