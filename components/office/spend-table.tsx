import { scaleLinear } from 'd3-scale'
import type { Route } from 'next'
import type { Spent } from '../../lib/office/overview-view.ts'
import { Link } from '../ui/link.tsx'
import { useNetWords } from '../ui/shown-prices.tsx'

/** A row of a spend table; each figure leads to its rows in the statement where it has an address. */
export type SpendRow = Spent & {
  key: string
  name: string
  nameHref: string | null
  chargedHref: string | null
  refundedHref: string | null
}

/** Spend by something: a table with a bar in each row, and the sum that every list of the page has. */
export function SpendTable(props: {
  caption: string
  rows: readonly SpendRow[]
  total: Spent
  bars?: boolean
}) {
  const formatNet = useNetWords()
  const { caption, rows, total, bars = false } = props
  const most = Math.max(1, ...rows.map(({ netCents }) => Math.abs(netCents)))
  const width = scaleLinear([0, most], [0, 100])
  return (
    <table className="figures w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-12 text-ink2">
        <tr>
          <th scope="col" className="px-4 py-2 text-left font-normal max-narrow:px-3">
            {caption.replace(/^.* by /, '').replace(/^./, (letter) => letter.toUpperCase())}
          </th>
          {bars && <th className="w-[24%] max-narrow:hidden" aria-label="Share" />}
          {['Charged', 'Refunded'].map((head) => (
            <th key={head} scope="col" className="px-2 py-2 text-right font-normal max-narrow:hidden">
              {head}
            </th>
          ))}
          <th scope="col" className="px-4 py-2 text-right font-normal max-narrow:px-3">
            Spend
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <SpendLine key={row.key} row={row} barPercent={bars ? width(Math.abs(row.netCents)) : null} />
        ))}
      </tbody>
      <tfoot className="border-t bg-sunk font-bold">
        <tr>
          <th scope="row" className="px-4 py-1.5 text-left max-narrow:px-3">
            Total
          </th>
          {bars && <td className="max-narrow:hidden" />}
          <td translate="no" className="px-2 py-1.5 text-right max-narrow:hidden">
            {formatNet(total.chargedCents)}
          </td>
          <td translate="no" className="px-2 py-1.5 text-right max-narrow:hidden">
            {formatNet(total.refundedCents === 0 ? 0 : -total.refundedCents)}
          </td>
          <td translate="no" className="px-4 py-1.5 text-right max-narrow:px-3">
            {formatNet(total.netCents)}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** @param props.barPercent length of its bar; null for none */
function SpendLine({ row, barPercent }: { row: SpendRow; barPercent: number | null }) {
  const formatNet = useNetWords()
  return (
    <tr className="border-t">
      <th scope="row" className="px-4 py-1.5 text-left font-normal max-narrow:px-3">
        <Figure href={row.nameHref} text={row.name} />
      </th>
      {barPercent !== null && (
        <td className="max-narrow:hidden">
          <svg width="100%" height="10" aria-hidden="true" className="block">
            <rect
              width={`${barPercent}%`}
              height="10"
              rx="2"
              className={row.netCents < 0 ? 'fill-run' : 'fill-accent'}
            />
          </svg>
        </td>
      )}
      <td className="px-2 py-1.5 text-right text-ink2 max-narrow:hidden">
        <Figure href={row.chargedCents === 0 ? null : row.chargedHref} text={formatNet(row.chargedCents)} />
      </td>
      <td className="px-2 py-1.5 text-right text-ink2 max-narrow:hidden">
        <Figure
          href={row.refundedCents === 0 ? null : row.refundedHref}
          text={row.refundedCents === 0 ? formatNet(0) : formatNet(-row.refundedCents)}
        />
      </td>
      <td translate="no" className="px-4 py-1.5 text-right max-narrow:px-3">
        {formatNet(row.netCents)}
      </td>
    </tr>
  )
}

function Figure({ href, text }: { href: string | null; text: string }) {
  if (href === null) return <span>{text}</span>
  return (
    <Link href={href as Route} className="underline decoration-line2 underline-offset-2 hover:decoration-ink">
      {text}
    </Link>
  )
}
