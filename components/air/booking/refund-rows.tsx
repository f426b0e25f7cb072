import type { RefundRow } from '../../../lib/air/refund-preview.ts'
import { nameCase } from '../../../lib/booking/name-case.ts'
import { formatCents, clientFee } from '../../../lib/money.ts'
import { cx } from '../../ui/cx.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { NetAmount, useNetFormat } from '../../ui/shown-prices.tsx'
import { PersonName } from '../../ui/person-name.tsx'

const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_100px_100px_110px] items-center gap-x-3 px-3 max-narrow:grid-cols-[minmax(0,1fr)_auto]'

/**
 * The e-tickets of a booking, each with a checkbox and its amounts. Those that were refunded or cannot be are
 * locked and say so.
 */
export function RefundRows(props: {
  rows: readonly RefundRow[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}) {
  const { rows, chosen, onChange } = props
  const open = rows.filter(({ standing }) => standing === 'open').map(({ number }) => number)
  const toggle = (number: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, number] : chosen.filter((each) => each !== number))
  return (
    <fieldset className="rounded-control border">
      <legend className="sr-only">E-tickets</legend>
      <div className={cx(COLUMNS, 'border-b py-1.5 text-12 text-ink2')}>
        {open.length > 1 ? (
          <Checkbox
            checked={open.every((number) => chosen.includes(number))}
            onChange={({ target }) => onChange(target.checked ? open : [])}
          >{`All ${open.length} e-tickets`}</Checkbox>
        ) : (
          <span>E-ticket</span>
        )}
        <span className="text-right max-narrow:hidden">Paid</span>
        <span className="text-right max-narrow:hidden">Penalty</span>
        <span className="text-right">Refund</span>
      </div>
      {rows.map((row) => (
        <Row
          key={row.number}
          row={row}
          isChosen={chosen.includes(row.number)}
          onChange={(isChosen) => toggle(row.number, isChosen)}
        />
      ))}
    </fieldset>
  )
}

function Row({
  row,
  isChosen,
  onChange,
}: {
  row: RefundRow
  isChosen: boolean
  onChange: (is: boolean) => void
}) {
  const formatNet = useNetFormat()
  const name = row.traveller === null ? 'Traveller not known' : nameCase(row.traveller)
  const isOpen = row.standing === 'open'
  return (
    <div className={cx(COLUMNS, 'border-b py-2 last:border-b-0')}>
      <div className="min-w-0">
        <Checkbox
          checked={isChosen}
          disabled={!isOpen}
          aria-label={`${name}, e-ticket ${row.number}${isOpen ? '' : `, ${WORDS[row.standing]}`}`}
          onChange={({ target }) => onChange(target.checked)}
        >
          <PersonName text={name} className="font-medium" />
        </Checkbox>
        <span translate="no" className="code block pl-5.5 text-12 text-ink2">
          {row.number}
        </span>
        <span className="figures block pl-5.5 text-12 text-ink2 narrow:hidden">
          <span>{'paid '}</span>
          <NetAmount cents={row.paidCents} />
          {isOpen && <span>{`, penalty ${formatCents(clientFee(row.penaltyCents))}`}</span>}
        </span>
      </div>
      <span className="figures text-right text-ink2 max-narrow:hidden">
        <NetAmount cents={row.paidCents} />
      </span>
      <span className="figures text-right text-ink2 max-narrow:hidden">
        {row.standing === 'barred' ? '' : formatCents(clientFee(row.penaltyCents))}
      </span>
      <span className="figures text-right">
        {isOpen ? (
          <span className="font-bold">
            <NetAmount cents={row.backCents} unknown="afterwards" />
          </span>
        ) : (
          <span className="text-ink2">
            {`${WORDS[row.standing]}${row.standing === 'refunded' && row.backCents !== null && formatNet ? ` ${formatNet(row.backCents)}` : ''}`}
          </span>
        )}
      </span>
    </div>
  )
}

const WORDS = { refunded: 'refunded', barred: 'non-refundable', open: '' } as const
