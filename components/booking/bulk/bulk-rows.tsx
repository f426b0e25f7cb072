import type { BulkOutcome, BulkPlanRow, BulkVerb } from '../../../lib/booking/bulk.ts'
import { bulkLabel, bulkVerbOf } from '../../../lib/booking/bulk.ts'
import { stateFacts } from '../../../lib/booking/booking-state.ts'
import { kindFacts, kindIcon } from '../../../lib/kinds.ts'
import { clientFee, formatCents } from '../../../lib/money.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { useNetFormat, useShownPrices } from '../../ui/shown-prices.tsx'
import { StatusMark, type StatusTone } from '../../ui/status-pill.tsx'
import { LinePrice } from '../line-price.tsx'
import { peopleLabel } from '../people-label.ts'
import type { BulkResult } from './use-bulk-run.ts'
import { PersonName } from '../../ui/person-name.tsx'

/** Every booking of a run: who, what, how much, and what will happen or has happened to it. */
export function BulkRows(props: {
  verb: BulkVerb
  rows: readonly (BulkPlanRow | BulkResult)[]
  pending: boolean
  /** Chooses a booking that is one traveller at the same time as another; left out where nothing is asked. */
  onChoose?: (reference: string, isChosen: boolean) => void
}) {
  return (
    <ul
      aria-label="Selected bookings"
      aria-busy={props.pending || undefined}
      className="mt-2 max-h-[46vh] overflow-y-auto rounded-control border first:mt-0"
    >
      {props.rows.map((row) => (
        <li
          key={row.line.reference}
          className="grid grid-cols-[16px_minmax(0,1fr)_96px_minmax(0,1.1fr)] items-start gap-x-3 border-b px-3 py-2 last:border-b-0 max-narrow:grid-cols-[16px_minmax(0,1fr)_auto]"
        >
          <Icon name={kindIcon(row.line.kind)} className="mt-0.5 size-3.5 text-ink3" />
          <span className="min-w-0">
            <span className="block font-medium break-words">
              <Name line={row.line} />
            </span>
            <span className="block truncate text-12 text-ink2">
              <span>{`${row.line.service?.title ?? kindFacts(row.line.kind).service} · `}</span>
              <span translate="no" className="code">
                {row.line.service?.code ?? row.line.reference}
              </span>
            </span>
          </span>
          <span className={cx('figures text-right', row.barrier === null ? 'font-bold' : 'text-ink3')}>
            <LinePrice line={row.line} />
          </span>
          <Says verb={props.verb} row={row} pending={props.pending} />
          {row.sameAs && props.onChoose && (
            <Choice row={row} verb={props.verb} pending={props.pending} onChoose={props.onChoose} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Completes a booking although one of its travellers is in another of the run at the same time. */
function Choice(props: {
  row: BulkPlanRow
  verb: BulkVerb
  pending: boolean
  onChoose: (reference: string, isChosen: boolean) => void
}) {
  const { reference, kind, service } = props.row.line
  const label = `${bulkLabel(props.verb, [kind])} ${service?.code ?? reference}`
  return (
    <Checkbox
      checked={props.row.barrier === null}
      disabled={props.pending}
      onChange={(event) => props.onChoose(reference, event.target.checked)}
      className="col-start-4 mt-1 max-narrow:col-span-2 max-narrow:col-start-2"
    >
      {label}
    </Checkbox>
  )
}

function Says({ verb, row, pending }: { verb: BulkVerb; row: BulkPlanRow | BulkResult; pending: boolean }) {
  const costText = useCostText()
  const { tone, text } =
    'outcome' in row ? outcomeWords(verb, row, row.outcome) : planWords(verb, row, pending, costText)
  return (
    <span
      className={cx(
        'flex min-w-0 items-start gap-1.5 max-narrow:col-span-2 max-narrow:col-start-2',
        COLOURS[tone],
      )}
    >
      <StatusMark tone={tone} className="mt-1" />
      <span className="min-w-0 break-words">{text}</span>
    </span>
  )
}

type Words = { tone: Exclude<StatusTone, 'sandbox'>; text: string }

const COLOURS: Readonly<Record<Words['tone'], string>> = {
  held: 'text-held',
  run: 'text-run',
  ok: 'text-ok',
  bad: 'text-bad',
  off: 'text-off',
}

function planWords(
  verb: BulkVerb,
  { line, barrier, cost }: BulkPlanRow,
  pending: boolean,
  costText: ReturnType<typeof useCostText>,
): Words {
  if (barrier !== null) return { tone: stateFacts(line).tone === 'bad' ? 'bad' : 'off', text: barrier }
  if (pending) {
    const { sending = 'Sending' } = kindFacts(line.kind).verbs[bulkVerbOf(verb, line.kind)] ?? {}
    return { tone: 'run', text: sending }
  }
  if (!cost) return { tone: 'ok', text: 'Set aside' }
  return { tone: cost.refundCents === 0 ? 'bad' : 'ok', text: costText(line, cost) }
}

/** Says what cancelling a booking keeps and gives back: `Fee $80.00, refund $412.40`. */
function useCostText() {
  const formatNet = useNetFormat()
  const { netHidden } = useShownPrices().prices
  return (line: BulkPlanRow['line'], { feeCents, refundCents }: NonNullable<BulkPlanRow['cost']>): string => {
    if (stateFacts(line).standing === 'held') return 'Released in full, no fee'
    if (refundCents === 0) return 'No refund: the fee is all that was paid'
    const fee =
      feeCents === 0 ? 'No fee' : netHidden ? 'With a fee' : `Fee ${formatCents(clientFee(feeCents))}`
    if (refundCents === null) return `${fee}; the refund is known only afterwards`
    return formatNet ? `${fee}, refund ${formatNet(refundCents)}` : fee
  }
}

function outcomeWords(verb: BulkVerb, { line }: BulkPlanRow, outcome: BulkOutcome): Words {
  switch (outcome.kind) {
    case 'done': {
      const { done = 'Done' } = kindFacts(line.kind).verbs[bulkVerbOf(verb, line.kind)] ?? {}
      const state = outcome.state === null ? null : stateFacts({ kind: line.kind, state: outcome.state })
      const isSame = state === null || state.word === done
      return { tone: 'ok', text: isSame ? done : `${done}: ${state.word.toLowerCase()}` }
    }
    case 'refused':
      return { tone: 'bad', text: outcome.message }
    case 'changed':
      return { tone: 'held', text: 'Its refund changed; nothing was sent' }
    case 'unknown':
      return { tone: 'held', text: 'Outcome unknown; checking' }
    case 'skipped':
      return { tone: 'off', text: outcome.message }
    case 'not-tried':
      return { tone: 'off', text: 'Not tried: the session ended' }
  }
}

function Name({ line }: { line: BulkPlanRow['line'] }) {
  const name = peopleLabel(line)
  return name === null ? <span>name not known</span> : <PersonName text={name} />
}
