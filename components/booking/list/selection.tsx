'use client'

import { useState } from 'react'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import { stateFacts } from '../../../lib/booking/booking-state.ts'
import { bulkLabel } from '../../../lib/booking/bulk.ts'
import { Button } from '../../ui/button.tsx'
import { useNetFormat } from '../../ui/shown-prices.tsx'

/** The selected bookings, in the order of selection; they stay selected on other pages and tabs. */
export type BookingSelection = {
  lines: readonly BookingLine[]
  has: (reference: string) => boolean
  set: (lines: readonly BookingLine[], selected: boolean) => void
  clear: () => void
}

/** @param shown the lines on the screen, which are newer than those kept at their selection */
export function useBookingSelection(shown: readonly BookingLine[]): BookingSelection {
  const [selection, setSelection] = useState<ReadonlyMap<string, BookingLine>>(new Map())
  const now = new Map(shown.map((line) => [line.reference, line]))
  return {
    lines: [...selection.values()].map((line) => now.get(line.reference) ?? line),
    has: (reference) => selection.has(reference),
    set: (lines, selected) =>
      setSelection((before) => {
        const next = new Map(before)
        for (const line of lines) {
          if (selected) next.set(line.reference, line)
          else next.delete(line.reference)
        }
        return next
      }),
    clear: () => setSelection(new Map()),
  }
}

/** The actions on the selected bookings, in a bar that stays at the bottom of the screen. */
export function BookingSelectionBar(props: {
  selection: BookingSelection
  exporting: boolean
  onTicket: () => void
  onCancel: () => void
  onExport: () => void
}) {
  const formatNet = useNetFormat()
  const { lines, clear } = props.selection
  if (lines.length === 0) return null
  const held = heldOf(lines)
  const kinds = [
    ...new Set(lines.flatMap((line) => (stateFacts(line).standing === 'held' ? [line.kind] : []))),
  ]
  return (
    <div
      role="region"
      aria-label="Selected bookings"
      className="bottom-bar sticky bottom-2 z-10 flex flex-wrap items-center gap-2 rounded-card border border-line2 bg-panel px-4 py-2.5 shadow-float"
    >
      <span className="figures font-bold">{`${lines.length} selected`}</span>
      <span className="text-ink2">
        {held.count === lines.length ? 'all held' : held.count === 0 ? 'none held' : `${held.count} held`}
      </span>
      <span className="ml-auto flex flex-wrap gap-2">
        <Button variant="plain" keys="Escape" onClick={clear}>
          Clear
        </Button>
        <Button pending={props.exporting} onClick={props.onExport}>
          Export
        </Button>
        {held.count > 0 && (
          <>
            <Button variant="danger" onClick={props.onCancel}>
              {`Cancel ${held.count}`}
            </Button>
            <Button variant="primary" keys="Shift+T" onClick={props.onTicket}>
              {`${bulkLabel('complete', kinds)} ${held.count}${formatNet ? ` · ${formatNet(held.totalCents)}` : ''}`}
            </Button>
          </>
        )}
      </span>
    </div>
  )
}

/** Number and sum of the holds among lines. Integer cents. */
function heldOf(lines: readonly BookingLine[]): { count: number; totalCents: number } {
  const held = lines.filter((line) => stateFacts(line).standing === 'held')
  return { count: held.length, totalCents: held.reduce((sum, line) => sum + (line.totalCents ?? 0), 0) }
}
