'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import type { Trip, TripOption } from '../../lib/trip/trip.ts'
import { useRowKeys } from '../keys/use-row-keys.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { cx } from '../ui/cx.ts'
import { ItemRow, rowsOf, type ItemOfTrip } from './item-row.tsx'
import { AddServices } from './add-services.tsx'
import { AttachField } from './attach-field.tsx'
import { TextSpan } from '../ui/text-span.tsx'
import { OptionMarkupDialog } from './markup-dialog.tsx'
import type { TripActs } from './use-trip-acts.ts'

/** What a trip holds, a row each: options with their alternatives, and bookings. */
export function ItemsCard(props: {
  trip: Trip
  acts: TripActs
  serverNow: string
  changeBar: string | null
  /** The buttons that book what the trip holds. */
  booking: ReactNode
}) {
  const { trip, acts, changeBar } = props
  const rows = rowsOf(trip)
  const [markingUp, setMarkingUp] = useState<TripOption | null>(null)
  const router = useRouter()
  const open = (index: number) => {
    const row = rows[index]
    if (row) router.push(row.href as Route)
  }
  const onOption = (act: (option: TripOption) => void) => (index: number) => {
    const option = rows[index]?.option
    if (option && changeBar === null) act(option)
  }
  const takeOff = (row: ItemOfTrip | undefined) => {
    if (changeBar !== null || !row) return
    if (row.option) void acts.remove(row.option)
    else if (row.booking) void acts.detach(row.booking)
  }
  const { current, setCurrent } = useRowKeys({
    ids: rows.map(({ id }) => id),
    onOpen: open,
    actions: {
      c: { label: 'Choose this alternative', run: onOption(acts.choose) },
      x: { label: 'Take it off the trip', run: (index) => takeOff(rows[index]) },
      m: {
        label: 'Markup of this option',
        run: onOption((option) => option.booking === null && setMarkingUp(option)),
      },
    },
  })
  return (
    <section aria-label="Items" className="card overflow-hidden">
      <header className="flex min-h-[46px] flex-wrap items-center gap-2 px-4 py-2">
        <h2 className="mr-auto font-bold">Items</h2>
        <BlockableButton
          keys="p"
          pending={acts.busy === 'check'}
          disabledReason={trip.options.length === 0 ? 'There is nothing to check.' : (changeBar ?? undefined)}
          onClick={acts.check}
        >
          Check all
        </BlockableButton>
        <TextSpan>{props.booking}</TextSpan>
      </header>
      {rows.length > 0 && (
        <ol aria-label="Items of the trip">
          {rows.map((row, index) => (
            <li
              key={row.id}
              aria-current={index === current || undefined}
              onClick={() => setCurrent(index)}
              className={cx('border-t', index === current ? 'bg-accent-soft' : 'hover:bg-sunk')}
            >
              <ItemRow {...props} row={row} onMarkUp={setMarkingUp} />
            </li>
          ))}
        </ol>
      )}
      {markingUp && (
        <OptionMarkupDialog
          key={markingUp.id}
          option={markingUp}
          acts={acts}
          onClose={() => setMarkingUp(null)}
        />
      )}
      <footer className="flex flex-wrap items-center gap-2 border-t px-4 py-2.5 text-ink2">
        <AddServices tripId={trip.id} />
        <AttachField acts={acts} changeBar={changeBar} />
      </footer>
    </section>
  )
}
