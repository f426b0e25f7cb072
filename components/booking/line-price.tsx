import type { BookingLine } from '../../lib/booking/booking-list-view.ts'
import { clientPrice, type ClientCents } from '../../lib/money.ts'
import { plural } from '../../lib/plural.ts'
import { Money } from '../ui/money.tsx'
import { NetAmount, NO_MARKUP, useShownPrices } from '../ui/shown-prices.tsx'

type Priced = Pick<BookingLine, 'totalCents' | 'markupCents'>

/** The client's price of a booking in a list; null where the list does not know its markup. */
export function clientCentsOf({ totalCents, markupCents }: Priced): ClientCents | null {
  return totalCents === null || markupCents === null ? null : clientPrice(totalCents, markupCents)
}

/** The total of a booking as it may be shown: net, or the client's price while net prices are hidden. */
export function LinePrice({ line }: { line: Priced }) {
  const { netHidden } = useShownPrices().prices
  const clientCents = clientCentsOf(line)
  if (netHidden && clientCents !== null) return <Money totalCents={clientCents} />
  return <NetAmount cents={line.totalCents} />
}

/** The sum of bookings as it may be shown. Those without a known price are counted beside it. */
export function LinesTotal({ lines }: { lines: readonly Priced[] }) {
  const { netHidden } = useShownPrices().prices
  const prices = lines.map((line) =>
    netHidden ? clientCentsOf(line) : line.totalCents === null ? null : clientPrice(line.totalCents, 0),
  )
  const unknown = prices.filter((cents) => cents === null).length
  if (unknown === lines.length) return <NetAmount cents={null} unknown="prices not known" />
  const sum = clientPrice(
    prices.reduce<number>((all, cents) => all + (cents ?? 0), 0),
    0,
  )
  return (
    <span>
      <Money totalCents={sum} flash={false} />
      {unknown > 0 && (
        <span className="text-ink2">{` and ${plural(unknown, 'booking')} without a price`}</span>
      )}
    </span>
  )
}

/**
 * The sum of what clients pay for bookings, beside their net sum: nothing where net prices are hidden, where
 * no markup makes a difference, or where a price is not known.
 */
export function LinesClientTotal({ lines }: { lines: readonly Priced[] }) {
  const { netHidden } = useShownPrices().prices
  const prices = lines.flatMap((line) => clientCentsOf(line) ?? [])
  const markupCents = lines.reduce((sum, line) => sum + (line.markupCents ?? 0), 0)
  if (netHidden || markupCents === 0 || prices.length < lines.length) return null
  const sum = prices.reduce<number>((all, cents) => all + cents, 0)
  return (
    <span>
      <span>{'clients pay '}</span>
      <Money totalCents={clientPrice(sum, 0)} flash={false} />
    </span>
  )
}

/** Says once for a list how many of its bookings have no markup, while client prices are shown. */
export function LinesMarkupNote({ lines, className }: { lines: readonly Priced[]; className?: string }) {
  const { netHidden } = useShownPrices().prices
  const without = lines.filter(({ markupCents }) => markupCents === 0).length
  if (!netHidden || without === 0) return null
  const which = without === lines.length ? '' : ` for ${plural(without, 'booking')}`
  return <p className={className ?? 'text-12 text-ink2'}>{`${NO_MARKUP}${which}`}</p>
}
