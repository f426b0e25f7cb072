import { bookingHref } from '../../../lib/booking/booking-href.ts'
import type { ListQuery } from '../../../lib/booking/list-query.ts'
import type { RowKeys } from '../../keys/use-row-keys.ts'
import { cx } from '../../ui/cx.ts'
import { DataRow } from '../../ui/data-row.tsx'
import { ALL_COLUMNS, BookingRow, BookingRowHead, LIST_COLUMNS } from './booking-row.tsx'
import { NoLines } from './no-lines.tsx'
import type { BookingSelection } from './selection.tsx'
import type { ListData } from './use-list-data.ts'

/**
 * The lines of a list under their head, or why there are none.
 * @param props.rows which line the row keys are at
 */
export function ListRows(props: {
  data: ListData
  query: ListQuery
  rows: RowKeys
  selection: BookingSelection
  onOpen: (reference: string) => void
  onQueryChange: (query: ListQuery) => void
  onImport: (first: string) => void
}) {
  const { data, rows, selection } = props
  const { view } = data
  const { lines } = view
  const isAllSelected = lines.length > 0 && lines.every(({ reference }) => selection.has(reference))
  return (
    <div className={cx('card overflow-hidden', LIST_COLUMNS)}>
      <BookingRowHead checked={isAllSelected} onCheck={(checked) => selection.set(lines, checked)} />
      <div role="list" aria-label="Bookings" aria-busy={data.reading || undefined} className={ALL_COLUMNS}>
        {lines.map((line, index) => (
          <DataRow
            key={line.reference}
            current={rows.current === index}
            onCurrent={() => rows.setCurrent(index)}
            dimmed={data.isOld}
            className={ALL_COLUMNS}
          >
            <BookingRow
              line={line}
              attention={view.attention[line.reference] ?? null}
              href={bookingHref(line.reference)}
              serverNow={view.serverNow}
              selected={selection.has(line.reference)}
              onSelect={(selected) => selection.set([line], selected)}
              onOpen={() => props.onOpen(line.reference)}
              onRunOut={data.refresh}
            />
          </DataRow>
        ))}
      </div>
      {lines.length === 0 && !data.isOld && (
        <div className="col-span-full">
          <NoLines
            query={props.query}
            counts={view.counts}
            onQueryChange={props.onQueryChange}
            onImport={props.onImport}
          />
        </div>
      )}
    </div>
  )
}
