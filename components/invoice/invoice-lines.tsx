import type { Route } from 'next'
import type { Invoice, InvoiceLine } from '../../lib/invoice/invoice.ts'
import { Money } from '../ui/money.tsx'
import { Link } from '../ui/link.tsx'

/** The bookings of an invoice at the prices of the client, and their sum. */
export function InvoiceLines({ lines, totalCents }: Pick<Invoice, 'lines' | 'totalCents'>) {
  return (
    <table className="figures w-full border-collapse">
      <caption className="sr-only">Bookings of the invoice</caption>
      <thead className="text-12 text-ink2">
        <tr>
          <th scope="col" className="px-4 py-2 text-left font-normal max-narrow:px-3">
            Booking
          </th>
          <th scope="col" className="px-4 py-2 text-right font-normal max-narrow:hidden">
            Taxes as told
          </th>
          <th scope="col" className="px-4 py-2 text-right font-normal max-narrow:px-3">
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // A booking that was refunded has two lines.
          <Line key={at} line={line} />
        ))}
      </tbody>
      <tfoot className="border-t bg-sunk font-bold">
        <tr>
          <th scope="row" className="px-4 py-2 text-left max-narrow:px-3">
            Total
          </th>
          <td className="max-narrow:hidden" />
          <td className="px-4 py-2 text-right max-narrow:px-3">
            <Money totalCents={totalCents} flash={false} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function Line({ line }: { line: InvoiceLine }) {
  return (
    <tr className="border-t align-baseline">
      <th scope="row" className="px-4 py-2 text-left font-normal max-narrow:px-3">
        <Link
          href={`/bookings/${encodeURIComponent(line.reference)}` as Route}
          className="font-medium wrap-anywhere underline decoration-line2 underline-offset-2 hover:decoration-ink"
        >
          {line.title}
        </Link>
        <span translate="no" className="block text-12 wrap-anywhere text-ink2">
          {line.detail}
        </span>
      </th>
      <td className="px-4 py-2 text-right text-ink2 max-narrow:hidden">
        {line.taxCents === null ? 'not told' : <Money totalCents={line.taxCents} flash={false} />}
      </td>
      <td className="px-4 py-2 text-right max-narrow:px-3">
        <Money totalCents={line.totalCents} flash={false} />
      </td>
    </tr>
  )
}
