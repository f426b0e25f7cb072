'use client'

import { useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { bagText } from '../../../lib/air/bag.ts'
import { minutesText, timeText } from '../../../lib/air/minutes-text.ts'
import { fareNames } from '../results/fare-name.ts'
import type { ListedFare, Flight } from '../results/flight.ts'
import { FareCell } from './fare-cell.tsx'
import { airlinesText, LegLine, stopText } from './leg-line.tsx'
import { LEGS_WHEN_FOLDED, type ListLayout } from './list-layout.ts'
import { plural } from '../../../lib/plural.ts'
import type { ClientCents, NetCents } from '../../../lib/money.ts'

/** The contents of a row. `fares` are its columns, `more` counts the fares without a column. */
export type ResultRowProps = {
  number: number
  flight: Flight
  fares: readonly ListedFare[]
  more: number
  askedCabin: number
  /** The total that is shown for a net one. */
  shownOf: (netCents: NetCents) => ClientCents
  layout: ListLayout
  airlineNames: ReadonlyMap<string, string>
  stale: boolean
  /** The row is the current one; `selectedFare` is its column, -1 where the fare has none. */
  current: boolean
  selectedFare: number
  /** True for the one row that Tab reaches. */
  tabStop: boolean
  onSelect: (fareId: string) => void
  onOpen: () => void
  /** A row that folds shows its first legs until it is unfolded. */
  unfolded: boolean
  onFold: () => void
  /** Length of the day axis of each leg, in minutes; null while legs are not drawn on it. */
  axes: readonly number[] | null
  /** Pinned fares of this row. */
  pinnedIds: readonly string[]
}

/**
 * One flight: times and stops at the left, its fares as columns at the right; on a phone the fares are below.
 */
export function ResultRow(props: ResultRowProps) {
  const { flight, fares, layout, current } = props
  const airlines = airlinesText(flight.airlines, props.airlineNames)
  return (
    <div
      role="group"
      aria-label={`${props.number}: ${airlines}, ${flight.legs.map(legSentence).join('; ')}`}
      onClick={() => fares[0] && !current && props.onSelect(fares[0].id)}
      className={cx(
        'relative grid h-full items-center gap-x-3 border-b px-3.5',
        gridColumns(layout),
        current ? 'bg-accent-soft' : 'hover:bg-sunk/60',
      )}
    >
      {current && <span className="absolute inset-y-0 left-0 w-0.5 bg-accent" />}
      {!layout.cards && <span className="figures text-ink3">{props.number}</span>}
      <AirlineLogos codes={flight.airlines} small={layout.cards} />
      <Legs {...props} />
      {layout.details && fares[0] && <Included fare={fares[0]} />}
      <FareColumns {...props} />
    </div>
  )
}

/** The legs of the flight; a row that folds has a button for the others. */
function Legs(props: ResultRowProps) {
  const { flight, layout, unfolded } = props
  const legs =
    layout.unfoldedHeight === null || unfolded ? flight.legs : flight.legs.slice(0, LEGS_WHEN_FOLDED)
  return (
    <span className="flex min-w-0 flex-col gap-1">
      {legs.map((leg, index) => (
        <LegLine
          key={index}
          leg={leg}
          compact={layout.cards}
          axisMinutes={props.axes?.[index] ?? null}
          airlineNames={props.airlineNames}
        />
      ))}
      {layout.unfoldedHeight !== null && (
        <button
          type="button"
          tabIndex={-1}
          aria-expanded={unfolded}
          onClick={(event) => {
            event.stopPropagation()
            props.onFold()
          }}
          className="flex h-6 items-center gap-1.5 self-start rounded-pill text-12 text-accent hover:underline pointer-coarse:h-6"
        >
          <span>{unfolded ? 'Fewer legs' : plural(flight.legs.length - legs.length, 'more leg')}</span>
          {props.current && <Kbd keys="m" />}
        </button>
      )}
    </span>
  )
}

/** The fares of the flight that have a column, and a button to all others. */
function FareColumns(props: ResultRowProps) {
  const { flight, fares, layout, current, selectedFare } = props
  const cells = fares.slice(0, layout.fareColumns)
  const names = fareNames(cells, props.askedCabin)
  const behind = props.more + fares.length - cells.length
  return (
    <span className={cx('flex gap-1.5', layout.cards && 'col-span-2')}>
      <span
        className={cx(
          'grid min-w-0 flex-1 gap-1.5',
          layout.fareColumns === 3 ? 'grid-cols-3' : 'grid-cols-2',
        )}
      >
        {cells.map((fare, column) => (
          <FareCell
            key={fare.id}
            fare={fare}
            name={names[column] ?? ''}
            shownOf={props.shownOf}
            cell={`${flight.key}|${column}`}
            selected={current && column === selectedFare}
            pinned={props.pinnedIds.includes(fare.id)}
            tabStop={props.tabStop && column === Math.max(0, selectedFare)}
            stale={props.stale}
            onSelect={() => props.onSelect(fare.id)}
            onOpen={props.onOpen}
          />
        ))}
      </span>
      <MoreFares count={behind} always={layout.cards} onOpen={props.onOpen} />
    </span>
  )
}

function gridColumns(layout: ListLayout): string {
  if (layout.cards) return 'grid-cols-[32px_minmax(0,1fr)] content-center gap-y-2'
  if (layout.fareColumns === 3) return 'grid-cols-[22px_32px_minmax(0,1fr)_84px_430px]'
  return layout.details
    ? 'grid-cols-[22px_32px_minmax(0,1fr)_84px_292px]'
    : 'grid-cols-[22px_32px_minmax(0,1fr)_292px]'
}

function Included({ fare }: { fare: ListedFare }) {
  return (
    <span className="figures flex min-w-0 flex-col text-12 text-ink2">
      <span className={cx('truncate', fare.seats !== null && fare.seats <= 3 && 'font-medium text-held')}>
        {fare.seats === null ? 'seats unknown' : `${plural(fare.seats, 'seat')} left`}
      </span>
      <span className="truncate">{bagText(fare.bag)}</span>
    </span>
  )
}

/** Opens the details of the flight: on cards always, else where fares have no column. */
function MoreFares({ count, always, onOpen }: { count: number; always: boolean; onOpen: () => void }) {
  const label = count > 0 ? plural(count, 'more fare') : 'Details'
  return (
    <span className={cx('flex shrink-0 items-center', always ? 'w-9' : 'w-7')}>
      {(always || count > 0) && (
        <button
          type="button"
          tabIndex={-1}
          title={label}
          onClick={(event) => {
            event.stopPropagation()
            onOpen()
          }}
          className="figures h-full min-h-9 w-full rounded-pill text-11 text-accent hover:bg-sunk"
        >
          {count > 0 ? (
            <span aria-hidden="true">{`+${count}`}</span>
          ) : (
            <Icon name="chevronRight" className="mx-auto" />
          )}
          <span className="sr-only">{label}</span>
        </button>
      )}
    </span>
  )
}

function legSentence(leg: Flight['legs'][number]): string {
  const days =
    leg.dayShift === 0
      ? ''
      : `, ${plural(Math.abs(leg.dayShift), 'day')} ${leg.dayShift > 0 ? 'later' : 'earlier'}`
  const times = `${leg.from} ${timeText(leg.departAt)} to ${leg.to} ${timeText(leg.arriveAt)}${days}`
  return `${leg.numbers.join(', ')}, ${times}, ${minutesText(leg.totalMinutes)}, ${stopText(leg)}`
}

const TINY = 'size-[15px] rounded-[3px]'
/** Sizes of the logos of one, two, three and more carriers in a column of 32 px. */
const LOGOS = {
  row: ['size-8 rounded-control', 'size-7 rounded-pill', 'size-[22px] rounded-pill', TINY],
  card: ['size-8 rounded-control', TINY, TINY, TINY],
}

/** The logo of every carrier of a flight, in the width of one. Decorative: the row names the airlines. */
function AirlineLogos({ codes, small }: { codes: readonly string[]; small: boolean }) {
  const size = LOGOS[small ? 'card' : 'row'][Math.min(codes.length, 4) - 1]
  return (
    <span className="flex w-8 flex-wrap justify-center gap-0.5">
      {codes.map((code) => (
        <AirlineLogo key={code} code={code} className={size} />
      ))}
    </span>
  )
}

/** An airline's logo, or its code where there is none. */
function AirlineLogo({ code, className }: { code: string; className: string | undefined }) {
  const [missing, setMissing] = useState(false)
  if (missing) {
    return (
      <span
        aria-hidden="true"
        className={cx('grid shrink-0 place-items-center bg-sunk text-11 font-bold', className)}
      >
        {code}
      </span>
    )
  }
  return (
    <img
      src={`/api/logo/${encodeURIComponent(code)}`}
      alt=""
      width={32}
      height={32}
      decoding="async"
      onError={() => setMissing(true)}
      className={cx('shrink-0', className)}
    />
  )
}
