import { useMemo } from 'react'
import { useShownTotals } from '../../ui/shown-prices.tsx'
import type { PricedDay } from '../../../lib/air/air-reads.ts'
import type { ShownDay } from './price-calendar.ts'

const ONE_ADULT = { adults: 1, children: 0, infants: 0 }

/**
 * Days of the price calendar with the prices that may be seen: while net prices are hidden, with the markup
 * of an adult.
 */
export function useShownDays(days: readonly PricedDay[]): readonly ShownDay[] {
  const shownOf = useShownTotals('air', ONE_ADULT)
  return useMemo(() => days.map((day) => ({ ...day, cents: shownOf(day.cents) })), [days, shownOf])
}
