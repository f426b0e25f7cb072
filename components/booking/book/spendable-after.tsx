import { FactRow } from '../../ui/fact-row.tsx'
import { useShownPrices, useNetWords, NetAmount } from '../../ui/shown-prices.tsx'
import { useSpendableCents } from '../../wallet/live-balance.tsx'

/**
 * The amount that the office can spend after the hold, or the amount that is missing, by the latest reading
 * of its balance. Renders nothing while net prices are hidden: the difference of the balances would reveal
 * them.
 * @param props.line text for a line, instead of a row of facts
 */
export function SpendableAfter(props: { totalCents: number; line?: boolean }) {
  const { netHidden } = useShownPrices().prices
  const spendableCents = useSpendableCents()
  if (netHidden) return null
  const afterCents = spendableCents === null ? null : spendableCents - props.totalCents
  return props.line ? <Line afterCents={afterCents} /> : <Row afterCents={afterCents} />
}

function Line({ afterCents }: { afterCents: number | null }) {
  const formatNet = useNetWords()
  if (afterCents === null) return <span>available after: not known</span>
  if (afterCents >= 0) return <span>{`${formatNet(afterCents)} available after`}</span>
  return <span className="font-bold text-bad">{`the wallet is ${formatNet(-afterCents)} short`}</span>
}

function Row({ afterCents }: { afterCents: number | null }) {
  const formatNet = useNetWords()
  if (afterCents === null) return <FactRow label="Available after">not known</FactRow>
  if (afterCents >= 0) {
    return (
      <FactRow label="Available after">
        <NetAmount cents={afterCents} />
      </FactRow>
    )
  }
  return (
    <FactRow label={<span className="text-bad">The wallet is short by</span>}>
      <span translate="no" className="font-bold text-bad">
        {formatNet(-afterCents)}
      </span>
    </FactRow>
  )
}
