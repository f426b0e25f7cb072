import Link from 'next/link'
import { Money } from '../ui/money.tsx'
import { chipClass } from './chip-class.ts'

/** What can be spent now: the balance without what holds have reserved. Leads to the wallet. */
export function FundsChip({ spendableCents }: { spendableCents: number | null }) {
  return (
    <Link href="/wallet" className={chipClass}>
      <span className="text-ink2 max-narrow:sr-only">Available</span>
      {spendableCents === null ? (
        <span className="text-ink3">not known</span>
      ) : (
        <Money totalCents={spendableCents} className="font-bold" />
      )}
    </Link>
  )
}
