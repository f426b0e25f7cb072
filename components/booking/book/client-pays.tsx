import type { MarkupRule } from '../../../lib/booking/markup.ts'
import type { ClientCents } from '../../../lib/money.ts'
import { FactRow } from '../../ui/fact-row.tsx'
import { Money } from '../../ui/money.tsx'
import { MarkupLine, NetOnly } from '../../ui/shown-prices.tsx'

/**
 * The row below the net total with the client's price. While net prices are hidden, the total is the client's
 * price already, and the row says only that no markup is set.
 * @param props.rule the markup of the form; null for none
 * @param props.units the form has prices for one person besides totals
 */
export function ClientPays(props: { rule: MarkupRule | null; clientCents: ClientCents; units?: boolean }) {
  const { rule, clientCents, units = false } = props
  return (
    <NetOnly instead={<MarkupLine rule={rule} units={units} className="block px-4" />}>
      {rule !== null && (
        <FactRow label="Client pays">
          <Money totalCents={clientCents} />
        </FactRow>
      )}
    </NetOnly>
  )
}
