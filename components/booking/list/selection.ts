import { useState } from 'react'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import { stateFacts } from '../../../lib/booking/booking-state.ts'

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

/** Number and sum of the holds among lines. Integer cents. */
export function heldOf(lines: readonly BookingLine[]): { count: number; totalCents: number } {
  const held = lines.filter((line) => stateFacts(line).standing === 'held')
  return { count: held.length, totalCents: held.reduce((sum, line) => sum + (line.totalCents ?? 0), 0) }
}
