import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import { stateFacts } from '../../../lib/booking/booking-state.ts'
import type { ListQuery } from '../../../lib/booking/list-query.ts'
import { Button } from '../../ui/button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { ageText } from '../how-long.ts'
import { useServerClock } from '../../ui/use-server-clock.ts'
import type { ListData } from './use-list-data.ts'

/** The age of the list, its pages, and its keys. */
export function ListFoot(props: { query: ListQuery; data: ListData; onGo: (query: ListQuery) => void }) {
  const { query, data, onGo } = props
  const { lines, nextCursor, checkedAt, serverNow } = data.view
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-ink2">
      <span className="flex items-center gap-2">
        <CheckedAgo checkedAt={checkedAt} serverNow={serverNow} />
        <Button size="small" variant="plain" keys="p" pending={data.reading} onClick={data.refresh}>
          Refresh
        </Button>
      </span>
      {(query.after !== null || nextCursor !== null) && (
        <nav aria-label="Pages of bookings" className="flex gap-2">
          {query.after !== null && (
            <Button size="small" onClick={() => onGo({ ...query, after: null })}>
              First page
            </Button>
          )}
          {nextCursor !== null && (
            <Button size="small" onClick={() => onGo({ ...query, after: nextCursor })}>
              Next page
            </Button>
          )}
        </nav>
      )}
      {lines.length > 0 && <KeyLegend canComplete={lines.some(isHeld)} />}
    </div>
  )
}

/** The keys of the rows. */
function KeyLegend({ canComplete }: { canComplete: boolean }) {
  return (
    <span className="flex items-center gap-1.5 pointer-coarse:hidden max-wide:hidden">
      <Kbd keys="j" />
      <Kbd keys="k" />
      <span>{' move '}</span>
      <Kbd keys="x" />
      <span>{' select '}</span>
      <Kbd keys="Space" />
      <span>{' peek '}</span>
      {canComplete && (
        <>
          <Kbd keys="t" />
          <span>{' complete '}</span>
        </>
      )}
      <Kbd keys="Enter" />
      <span>{' open'}</span>
    </span>
  )
}

function isHeld(line: BookingLine): boolean {
  return stateFacts(line).standing === 'held'
}

/** The age of the list, by the clock it came with. */
function CheckedAgo({ checkedAt, serverNow }: { checkedAt: string; serverNow: string }) {
  return <span className="figures">{`Updated ${ageText(checkedAt, useServerClock(serverNow))}`}</span>
}
