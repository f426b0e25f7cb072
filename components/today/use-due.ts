import { coveredBy } from '../../lib/today/due.ts'
import type { DueView, TodayView } from '../../lib/today/today-view.ts'
import { useSpendableCents } from '../wallet/live-balance.tsx'

/**
 * The payments that fall due, and how far the spendable amount covers them; null if they could not be read.
 */
export function useDue(due: TodayView['due']): DueView | null {
  const spendableCents = useSpendableCents()
  if (due.kind !== 'read') return null
  return {
    ...due,
    ...coveredBy(
      due.wanted.map(({ line }) => line),
      spendableCents,
    ),
    spendableCents,
  }
}
