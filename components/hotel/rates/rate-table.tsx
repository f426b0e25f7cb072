'use client'

import { useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { nextCell, type RateColumn, type RateMatrix, type RateRow } from './rate-matrix.ts'
import { roomKinds, type ListedRate, type RoomDetails } from '../../../lib/hotel/rate.ts'
import { termsTones, termsWords } from '../../../lib/hotel/terms.ts'
import { useCommands } from '../../shell/commands.ts'
import { cx } from '../../ui/cx.ts'
import { StatusMark } from '../../ui/status-pill.tsx'
import { Photo } from '../../photo/photo.tsx'
import type { StayPrices } from '../stay-prices.ts'
import { RateCell } from './rate-cell.tsx'
import type { RateChoice } from './use-rate-choice.ts'

const TONE_TEXT = { ok: 'text-ok', held: 'text-held', bad: 'text-bad' }
const WAYS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const

type TableProps = { matrix: RateMatrix; prices: StayPrices; choice: RateChoice }

/** A place in the matrix. */
type Place = { row: number; column: number }

/**
 * Rooms by board and cancellation terms. Arrow keys move between cells, Enter checks one; on a phone each
 * room lists its rates.
 */
export function RateTable(props: TableProps) {
  const { matrix, choice } = props
  const table = useRef<HTMLTableElement>(null)
  const { current, setCurrent, walk } = useCellWalk(matrix, table, choice.choose)
  return (
    <div className="card overflow-x-auto max-narrow:overflow-visible max-narrow:border-0 max-narrow:bg-transparent max-narrow:shadow-none">
      <table
        ref={table}
        role="grid"
        aria-label="Rates, rooms by board and cancellation"
        onKeyDown={walk}
        className="w-full border-collapse max-narrow:block"
      >
        <Head columns={matrix.columns} />
        <tbody className="max-narrow:flex max-narrow:flex-col max-narrow:gap-3">
          {matrix.rows.map((row, at) => (
            <Row
              key={row.key}
              {...props}
              row={row}
              at={at}
              current={current}
              onCurrent={(column) => setCurrent({ row: at, column })}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/**
 * The cell of the tab stop, and the keys that move it: `r` goes to it, arrow keys to the next one. The rate
 * that has the focus is also selected, so that the bar's keys work from the first cell on.
 */
function useCellWalk(
  matrix: RateMatrix,
  table: RefObject<HTMLTableElement | null>,
  onChoose: (rate: ListedRate) => void,
) {
  const [lastCell, setCurrent] = useState(() => firstCell(matrix))
  // Rates that were read again may have no such cell.
  const current = useMemo(
    () => (matrix.rows[lastCell.row]?.cells[lastCell.column] ? lastCell : firstCell(matrix)),
    [matrix, lastCell],
  )

  useCommands([
    {
      id: 'rates-walk',
      label: 'Go to rates',
      group: 'This hotel',
      keys: 'r',
      run: () => {
        const rate = matrix.rows[current.row]?.cells[current.column]
        if (rate) onChoose(rate)
        focusCell(table.current, current)
      },
    },
  ])

  function walk(event: KeyboardEvent) {
    const way = WAYS[event.key as keyof typeof WAYS] as (typeof WAYS)[keyof typeof WAYS] | undefined
    if (!way) return
    event.preventDefault()
    const to = nextCell(matrix, current, way)
    const rate = matrix.rows[to.row]?.cells[to.column]
    if (!rate) return
    setCurrent(to)
    onChoose(rate)
    focusCell(table.current, to)
  }

  return { current, setCurrent, walk }
}

function focusCell(table: HTMLTableElement | null, { row, column }: Place) {
  table?.querySelector<HTMLElement>(`[data-rate-cell="${row}:${column}"]`)?.focus()
}

function firstCell({ rows }: RateMatrix): Place {
  return { row: 0, column: Math.max(0, rows[0]?.cells.findIndex((cell) => cell !== null) ?? 0) }
}

function Head({ columns }: { columns: readonly RateColumn[] }) {
  return (
    <thead className="bg-sunk max-narrow:sr-only">
      <tr role="row">
        <th
          role="columnheader"
          scope="col"
          className="sticky left-0 z-10 min-w-[290px] bg-sunk px-4 py-2 text-left text-12 font-normal text-ink2"
        >
          Room
        </th>
        {columns.map(({ key, board, terms }) => (
          <th
            key={key}
            role="columnheader"
            scope="col"
            className={cx('px-2 py-2 text-left align-bottom font-normal', columnWidth(columns.length))}
          >
            <span className="block font-medium">{board}</span>
            <TermsMark terms={terms} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Few columns are wide, so that prices are close to their rooms; many are narrower, so that they fit. */
function columnWidth(count: number): string {
  if (count <= 2) return 'w-[250px] min-w-[156px]'
  return count <= 4 ? 'w-[196px] min-w-[156px]' : 'w-[156px] min-w-[156px]'
}

function TermsMark({ terms }: { terms: RateColumn['terms'] }) {
  const tone = termsTones[terms]
  return (
    <span className={cx('flex items-center gap-1 text-11', TONE_TEXT[tone])}>
      <StatusMark tone={tone} className="size-2" />
      <span>{termsWords[terms]}</span>
    </span>
  )
}

function Row(
  props: TableProps & {
    row: RateRow
    at: number
    current: Place
    onCurrent: (column: number) => void
  },
) {
  const { row, at, matrix, choice } = props
  const { checks } = choice
  return (
    <tr role="row" className="border-t max-narrow:card max-narrow:block max-narrow:overflow-hidden">
      <th
        role="rowheader"
        scope="row"
        className="sticky left-0 z-10 bg-panel px-4 py-2.5 text-left align-top font-normal max-narrow:static max-narrow:block"
      >
        <Rooms rooms={row.rooms} />
      </th>
      {row.cells.map((rate, column) => {
        const shown = matrix.columns[column]
        return (
          <td
            key={shown?.key}
            role="gridcell"
            className={cx(
              'h-px px-1.5 py-1.5 align-top max-narrow:block max-narrow:h-auto max-narrow:border-t',
              rate === null && 'max-narrow:hidden',
            )}
          >
            {rate === null ? (
              <NotSold />
            ) : (
              <RateCell
                rate={rate}
                prices={props.prices}
                cell={`${at}:${column}`}
                column={shown?.board ?? ''}
                check={checks.of(rate.offer.offerCode)}
                chosen={choice.chosen?.offer.offerCode === rate.offer.offerCode}
                pinned={choice.pinned.includes(rate.offer.offerCode)}
                tabStop={props.current.row === at && props.current.column === column}
                onChoose={() => {
                  props.onCurrent(column)
                  choice.choose(rate)
                }}
                onCheck={() => {
                  props.onCurrent(column)
                  choice.check(rate)
                }}
                onLapse={() => checks.lapse(rate.offer.offerCode)}
              />
            )}
          </td>
        )
      })}
    </tr>
  )
}

function NotSold() {
  return (
    <span className="grid h-[84px] place-items-center text-ink3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">not sold</span>
    </span>
  )
}

function Rooms({ rooms }: { rooms: readonly RoomDetails[] }) {
  const [first] = rooms
  if (!first) return <span>Room not named</span>
  return (
    <div className="flex gap-3">
      {first.images.length > 0 && (
        <Photo
          icon="hotels"
          image={first.images[0]}
          width={160}
          alt=""
          className="h-[54px] w-[72px] shrink-0 rounded-control"
        />
      )}
      <ul className="flex min-w-0 flex-col gap-1">
        {roomKinds(rooms).map(({ room, text }) => (
          <li key={text}>
            <span className="block font-medium">{text}</span>
            <span className="block text-12 text-ink2">{roomFacts(room)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function roomFacts(room: RoomDetails): string {
  const size = room.sizeM2 === null ? '' : `${room.sizeM2} m²`
  const sleeps = room.maxOccupancy > 0 ? `sleeps ${room.maxOccupancy}` : ''
  return [room.beds, size, sleeps].filter(Boolean).join(' · ') || 'details not supplied'
}
