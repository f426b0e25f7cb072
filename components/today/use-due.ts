import { coveredBy } from '../../lib/today/due.ts'
import type { DueView, TodayView } from '../../lib/today/today-view.ts'
import { useSpendableCents } from '../wallet/live-balance.tsx'

/** What falls due, covered by what can be spent now; null if it could not be read. */
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
