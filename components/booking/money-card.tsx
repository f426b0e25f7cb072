import type { BookingMoneyView } from '../../lib/booking/booking-view.ts'
import { Money } from '../ui/money.tsx'
import { Card } from './card.tsx'
import { FactRow } from './fact-row.tsx'

const PLACES: Readonly<Record<BookingMoneyView['place'], string>> = {
  held: 'Held now',
  charged: 'Charged',
  released: 'Released, nothing held',
  refunded: 'Charged, then refunded',
  none: 'Price, nothing held',
}

/** What it costs, and where the money is: held, charged or back. */
export function MoneyCard(props: {
  money: BookingMoneyView
  travellerCount: number
  /** What the office can spend now, cents; null while it is not known. */
  spendableCents: number | null
}) {
  const { money } = props
  const people = props.travellerCount === 1 ? '1 traveller' : `${props.travellerCount} travellers`
  return (
    <Card title="Money" aside="USD">
      <dl className="pt-2 pb-2.5">
        <FactRow label="Base fare">
          <Money totalCents={money.baseCents} />
        </FactRow>
        <FactRow label="Taxes">
          <Money totalCents={money.taxCents + money.serviceCents} />
        </FactRow>
        <FactRow label={`Markup, ${people}`}>
          <Money totalCents={money.markupCents} />
        </FactRow>
        <FactRow label={PLACES[money.place]} strong>
          <Money totalCents={money.totalCents} />
        </FactRow>
        <FactRow label="Spendable now">
          {props.spendableCents === null ? 'not known' : <Money totalCents={props.spendableCents} />}
        </FactRow>
      </dl>
      {money.markupCents > 0 && (
        <p className="border-t px-4 py-2 text-12 text-ink2">
          The markup is what the client pays on top. The wallet holds and pays the fare alone.
        </p>
      )}
    </Card>
  )
}
