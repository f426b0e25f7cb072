import type { Route } from 'next'
import type { BookingListView } from '../../../lib/booking/list-view.ts'
import type { ListQuery } from '../../../lib/booking/list-query.ts'
import { DataRow } from '../../ui/data-row.tsx'
import { BookingRow, BookingRowHead } from './booking-row.tsx'
import { NoLines } from './no-lines.tsx'
import type { BookingSelection } from './selection.ts'

/**
 * The lines of a list under their head, or why there are none.
 * @param props.dimmed the lines answer an earlier query
 * @param props.rows which line the row keys are at
 */
export function ListRows(props: {
  view: BookingListView
  query: ListQuery
  dimmed: boolean
  reading: boolean
  rows: { current: number; setCurrent: (index: number) => void }
  selection: BookingSelection
  hrefOf: (reference: string) => Route
  onOpen: (reference: string) => void
  onQueryChange: (query: ListQuery) => void
  onAdopt: (first: string) => void
  onRunOut: () => void
}) {
  const { view, rows, selection } = props
  const { lines } = view
  const isAllSelected = lines.length > 0 && lines.every(({ reference }) => selection.has(reference))
  return (
    <div className="card overflow-hidden">
      <BookingRowHead checked={isAllSelected} onCheck={(checked) => selection.set(lines, checked)} />
      <div role="list" aria-label="Bookings" aria-busy={props.reading || undefined}>
        {lines.map((line, index) => (
          <DataRow
            key={line.reference}
            current={rows.current === index}
            onCurrent={() => rows.setCurrent(index)}
            dimmed={props.dimmed}
          >
            <BookingRow
              line={line}
              attention={view.attention[line.reference] ?? null}
              href={props.hrefOf(line.reference)}
              serverNow={view.serverNow}
              selected={selection.has(line.reference)}
              onSelect={(selected) => selection.set([line], selected)}
              onOpen={() => props.onOpen(line.reference)}
              onRunOut={props.onRunOut}
            />
          </DataRow>
        ))}
      </div>
      {lines.length === 0 && !props.dimmed && (
        <NoLines
          query={props.query}
          counts={view.counts}
          onQueryChange={props.onQueryChange}
          onAdopt={props.onAdopt}
        />
      )}
    </div>
  )
}
