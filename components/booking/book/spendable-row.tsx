import { formatCents } from '../../../lib/money.ts'
import { FactRow } from '../../ui/fact-row.tsx'
import { Money } from '../../ui/money.tsx'
import { useShownPrices } from '../../ui/shown-prices.tsx'

/**
 * The wallet's balance after the hold, or how much is missing. Cents; null while it is not known. Nothing
 * while net prices are hidden: the balance before and after would tell them.
 */
export function SpendableRow({
  totalCents,
  spendableCents,
}: {
  totalCents: number
  spendableCents: number | null
}) {
  const { prices } = useShownPrices()
  if (prices.netHidden) return null
  if (spendableCents === null) return <FactRow label="Available after">not known</FactRow>
  const after = spendableCents - totalCents
  if (after >= 0) {
    return (
      <FactRow label="Available after">
        <Money totalCents={after} />
      </FactRow>
    )
  }
  return (
    <FactRow label={<span className="text-bad">The wallet is short by</span>}>
      <span className="font-bold text-bad">{formatCents(-after)}</span>
    </FactRow>
  )
}
