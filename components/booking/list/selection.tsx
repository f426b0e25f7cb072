'use client'

import { useState } from 'react'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import { stateFacts } from '../../../lib/booking/booking-state.ts'
import { bulkLabel, cancelVerbOf, MOST_AT_ONCE } from '../../../lib/booking/bulk.ts'
import { plural } from '../../../lib/plural.ts'
import { LinesClientTotal, LinesTotal } from '../line-price.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { useSpendableCents } from '../../wallet/live-balance.tsx'
import type { SelectMatching } from './use-select-matching.ts'
import { Button } from '../../ui/button.tsx'
import { TripOfBookings } from '../../trip/trip-of-bookings.tsx'
import { JointItinerary } from './joint-itinerary.tsx'
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
  matching: SelectMatching
  serverNow: string
  exporting: boolean
  onItineraries: () => void
  /** Null for somebody who may not hand bookings over. */
  onAssign: (() => void) | null
  /** Null where nothing is counted for cost centres, or for somebody who may set none. */
  onCostCentre: (() => void) | null
  onTicket: () => void
  onCancel: () => void
  onExport: () => void
}) {
  const formatNet = useNetFormat()
  const { lines, clear } = props.selection
  if (lines.length === 0) return null
  const held = heldOf(lines)
  const cancellable = lines.filter((line) => cancelVerbOf(line) !== null).length
  const kinds = [
    ...new Set(lines.flatMap((line) => (stateFacts(line).standing === 'held' ? [line.kind] : []))),
  ]
  return (
    <div
      role="region"
      aria-label="Selected bookings"
      className="bottom-bar sticky bottom-2 z-10 flex flex-wrap items-center gap-2 rounded-card border border-line2 bg-panel px-4 py-2.5 shadow-float"
    >
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="figures font-bold">{`${lines.length} selected`}</span>
        {props.matching.label !== null && (
          <Button
            size="small"
            variant="plain"
            pending={props.matching.selecting}
            onClick={props.matching.select}
          >
            {props.matching.label}
          </Button>
        )}
        <span className="max-wide:hidden">
          <LinesTotal lines={lines} />
        </span>
        <span className="text-ink2 max-wide:hidden">
          <LinesClientTotal lines={lines} />
        </span>
        <HeldFacts held={held} serverNow={props.serverNow} />
      </span>
      <span className="ml-auto flex flex-wrap gap-2">
        <Button variant="plain" keys="Escape" onClick={clear}>
          Clear
        </Button>
        <Button pending={props.exporting} onClick={props.onExport}>
          Export
        </Button>
        {props.onAssign && (
          <Button keys="Shift+A" className="max-narrow:hidden" onClick={props.onAssign}>
            Assign
          </Button>
        )}
        {props.onCostCentre && (
          <Button className="max-narrow:hidden" onClick={props.onCostCentre}>
            Cost centre
          </Button>
        )}
        <Button className="max-wide:hidden" pending={props.exporting} onClick={props.onItineraries}>
          {lines.length > MOST_AT_ONCE ? `PDF of the first ${MOST_AT_ONCE}` : 'Itineraries PDF'}
        </Button>
        <JointItinerary references={lines.map(({ reference }) => reference)} />
        <TripOfBookings references={lines.map(({ reference }) => reference)} />
        {cancellable > 0 && (
          <Button variant="danger" onClick={props.onCancel}>
            {`Cancel ${cancellable}`}
          </Button>
        )}
        {held.count > 0 && (
          <Button variant="primary" keys="Shift+T" onClick={props.onTicket}>
            {`${bulkLabel('complete', kinds)} ${held.count}${formatNet ? ` · ${formatNet(held.totalCents)}` : ''}`}
          </Button>
        )}
      </span>
    </div>
  )
}

/** The holds among lines: their number, their sum in integer cents, and the deadline that comes first. */
type Held = { count: number; totalCents: number; deadlineAt: string | null }

function heldOf(lines: readonly BookingLine[]): Held {
  const held = lines.filter((line) => stateFacts(line).standing === 'held')
  const totalCents = held.reduce((sum, line) => sum + (line.totalCents ?? 0), 0)
  const [deadlineAt = null] = held.flatMap((line) => line.deadlineAt ?? []).toSorted()
  return { count: held.length, totalCents, deadlineAt }
}

/** What the holds of the selection need: the first deadline, and the money set aside and available. */
function HeldFacts({ held, serverNow }: { held: Held; serverNow: string }) {
  const formatNet = useNetFormat()
  const spendableCents = useSpendableCents()
  if (held.count === 0) return <span className="text-ink2">none held</span>
  const available = spendableCents === null || !formatNet ? '' : `, ${formatNet(spendableCents)} available`
  return (
    <span className="figures text-ink2">
      <span>{plural(held.count, 'hold')}</span>
      {held.deadlineAt !== null && (
        <>
          <span>{', first ends in '}</span>
          <Countdown deadlineAt={held.deadlineAt} serverNow={serverNow} label="First hold" speaks={false} />
        </>
      )}
      {formatNet && (
        <span className="max-wide:hidden">{`, ${formatNet(held.totalCents)} set aside${available}`}</span>
      )}
    </span>
  )
}
