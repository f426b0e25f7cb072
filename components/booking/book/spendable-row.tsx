import { formatCents } from '../../../lib/money.ts'
import { FactRow } from '../../ui/fact-row.tsx'
import { Money } from '../../ui/money.tsx'

/** The wallet's balance after the hold, or how much is missing. Cents; null while it is not known. */
export function SpendableRow({
  totalCents,
  spendableCents,
}: {
  totalCents: number
  spendableCents: number | null
}) {
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
