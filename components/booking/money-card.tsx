import type { BookingKind } from '../../contract/booking/kinds.ts'
import { kindFacts } from '../../lib/kinds.ts'
import type { BookingMoneyView, Settlement } from '../../lib/booking/booking-view.ts'
import { Money } from '../ui/money.tsx'
import { Card } from '../ui/card.tsx'
import { FactRow } from '../ui/fact-row.tsx'
import { NetAmount, NO_MARKUP, useShownPrices, useShownTotal } from '../ui/shown-prices.tsx'
import { useSpendableCents } from '../wallet/live-balance.tsx'

const PLACES: Readonly<Record<BookingMoneyView['place'], string>> = {
  held: 'Held now',
  charged: 'Charged',
  released: 'Released, nothing held',
  none: 'Price, nothing held',
}

/**
 * The price of the booking, and the state of the money: held, charged, or charged and settled. While net
 * prices are hidden, only the client's price.
 */
export function MoneyCard(props: { kind: BookingKind; money: BookingMoneyView }) {
  const { money } = props
  const { parts, markup } = money
  const { prices } = useShownPrices()
  const spendableCents = useSpendableCents()
  const shownCents = useShownTotal(money)
  const rows = markup === null ? parts : [...parts, markup]
  if (prices.netHidden) {
    return (
      <Card title="Price" aside="USD">
        <dl className="pt-2 pb-2.5">
          <FactRow label="Total" strong>
            <Money totalCents={shownCents} />
          </FactRow>
        </dl>
        {(markup === null || markup.cents === 0) && (
          <p className="border-t px-4 py-2 text-12 text-ink2">{NO_MARKUP}</p>
        )}
      </Card>
    )
  }
  return (
    <Card title="Money" aside="USD" className="agency-only">
      <dl className="pt-2 pb-2.5">
        {rows.map(({ label, cents }) => (
          <FactRow key={label} label={label}>
            <NetAmount cents={cents} />
          </FactRow>
        ))}
        {money.settlement === null ? (
          <FactRow label={PLACES[money.place]} strong>
            <NetAmount cents={money.totalCents} />
          </FactRow>
        ) : (
          <Settled kind={props.kind} settlement={money.settlement} />
        )}
        <FactRow label="Available now">
          {spendableCents === null ? 'not known' : <NetAmount cents={spendableCents} />}
        </FactRow>
      </dl>
      {markup !== null && markup.cents > 0 && (
        <p className="border-t px-4 py-2 text-12 text-ink2">{`Your markup. Only the ${kindFacts(props.kind).offer.one} is taken from the wallet.`}</p>
      )}
    </Card>
  )
}

/** The three figures of a settled charge. */
function Settled({ kind, settlement }: { kind: BookingKind; settlement: Settlement }) {
  const { chargedCents, feeCents, refundedCents } = settlement
  return (
    <>
      <FactRow label="Charged" strong>
        <Known cents={chargedCents} />
      </FactRow>
      <FactRow label={kindFacts(kind).kept.label}>
        <Known cents={feeCents} />
      </FactRow>
      <FactRow label="Refunded">
        <Known cents={refundedCents} />
      </FactRow>
    </>
  )
}

function Known({ cents }: { cents: number | null }) {
  return cents === null ? <span>not supplied</span> : <NetAmount cents={cents} />
}
