import { travellerCountOf } from '../../../lib/air/fare.ts'
import { checkWords } from '../results/fare-check.ts'
import { fareNote } from '../results/fare-name.ts'
import type { ListedFare } from '../results/flight.ts'
import { formatCents, type ClientCents, type NetCents } from '../../../lib/money.ts'
import { cx } from '../../ui/cx.ts'
import { StatusMark } from '../../ui/status-pill.tsx'

const TONE_TEXT = { ok: 'text-ok', held: 'text-held', bad: 'text-bad' }

/** One fare of a row: its contents, its price for all travellers, and whether it is refundable or closed. */
export function FareCell(props: {
  fare: ListedFare
  /** The fare's name, by which it differs from the fares beside it. */
  name: string
  /** Added to the net price before it is shown. */
  shownOf: (netCents: NetCents) => ClientCents
  /** `row:column`, by which key handling finds the cell. */
  cell: string
  selected: boolean
  pinned: boolean
  tabStop: boolean
  /** Too old to be trusted: shown dimmed. */
  stale: boolean
  onSelect: () => void
  onOpen: () => void
}) {
  const { fare, name, selected } = props
  const price = formatCents(props.shownOf(fare.price.totalCents))
  const travellers = travellerCountOf(fare)
  return (
    <button
      type="button"
      data-fare-cell={props.cell}
      tabIndex={props.tabStop ? 0 : -1}
      aria-pressed={selected}
      onClick={(event) => {
        event.stopPropagation()
        props.onSelect()
      }}
      onDoubleClick={props.onOpen}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        props.onOpen()
      }}
      className={cx(
        'figures flex h-[66px] min-w-0 flex-col justify-center rounded-control border bg-panel px-2 text-left',
        selected ? 'border-accent ring-1 ring-accent' : 'border-line hover:border-line2',
      )}
    >
      <FareTitle name={name} pinned={props.pinned} />
      <span
        className={cx(
          'w-full truncate text-14 leading-[19px] font-bold',
          (props.stale || fare.isClosed) && 'font-normal text-ink3',
        )}
      >
        <span>{price}</span>
        {travellers > 1 && <span className="text-11 font-normal text-ink2">{` for ${travellers}`}</span>}
      </span>
      <FareNotes fare={fare} shownOf={props.shownOf} />
    </button>
  )
}

/** The name of the fare, and whether it is pinned. */
function FareTitle({ name, pinned }: { name: string; pinned: boolean }) {
  return (
    <span title={name} className="w-full truncate text-11 leading-[14px] text-ink2">
      {pinned && (
        <>
          <span
            aria-hidden="true"
            className="mr-1 inline-block size-1.5 rounded-full bg-accent align-middle"
          />
          <span className="sr-only">Pinned: </span>
        </>
      )}
      <span>{name}</span>
    </span>
  )
}

/** Whether the fare is refundable or closed, and what its last check has found. */
function FareNotes({ fare, shownOf }: { fare: ListedFare; shownOf: (netCents: NetCents) => ClientCents }) {
  const note = fareNote(fare)
  // A fare that is gone says so in its note.
  const check = fare.check && fare.check.kind !== 'gone' ? checkWords(fare.check, shownOf) : null
  return (
    <>
      <span className={cx('flex w-full items-start gap-1 text-11 leading-[13px]', TONE_TEXT[note.tone])}>
        <StatusMark tone={note.tone} className="mt-[2.5px] size-2" />
        <span className={check ? 'truncate' : 'line-clamp-2'}>{note.text}</span>
      </span>
      {check && (
        <span className={cx('flex w-full items-center gap-1 text-11 leading-[13px]', TONE_TEXT[check.tone])}>
          <StatusMark tone={check.tone} className="size-2" />
          <span className="truncate">{check.text}</span>
        </span>
      )}
    </>
  )
}
