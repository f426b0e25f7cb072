'use client'

import type { Variant } from '../../../lib/activity/variant.ts'
import type { BookedTicketType } from '../../../contract/activity/codes.ts'
import { refundLines } from '../../../lib/activity/refund-words.ts'
import { soldTickets, unitCents, type TicketParty } from '../../../lib/activity/quote.ts'
import type { PriceSet } from '../../../lib/activity/price-day.ts'
import { formatDay, type CalendarDate } from '../../../lib/dates.ts'
import { formatCents } from '../../../lib/money.ts'
import { plural } from '../../../lib/plural.ts'
import { useShownUnits } from '../../ui/shown-prices.tsx'
import { cx } from '../../ui/cx.ts'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { bookableUntil } from './bookable-until.ts'
import type { DayState } from './product-days.ts'
import type { Slot } from './slots.ts'
import { zoneText } from '../../../lib/zone.ts'

type PanelProps = {
  type: Variant
  date: CalendarDate
  state: DayState
  slots: readonly Slot[]
  slot: Slot | null
  /** The prices of the selected start; null where it has none. */
  set: PriceSet | null
  party: TicketParty
  onSlot: (uuid: string) => void
  onParty: (type: BookedTicketType, count: number) => void
}

/** The selected date: its starts in the activity's zone, and the tickets with their limits and prices. */
export function DayPanel(props: PanelProps) {
  const { type, date, state, slots, slot } = props
  const until = bookableUntil(type, date, slot?.startTime ?? null)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3">
        <h3 translate="no" className="font-bold">
          {formatDay(date)}
        </h3>
        <span className="figures text-12 text-ink2">{zoneText(type.timezone)}</span>
      </div>
      {state.kind !== 'offered' && (
        <p className="py-1 font-medium text-bad">
          {`${state.kind === 'sold-out' ? 'Sold out' : 'Not offered'} on this date. Select another one.`}
        </p>
      )}
      {state.kind === 'offered' && slots.length > 0 && <Slots {...props} />}
      <Tickets {...props} />
      {state.kind === 'offered' && (
        <ul className="figures border-t pt-2 text-12 text-ink2">
          <li>
            {`Bookable until ${formatDay(until.date)} ${until.time}${slots.length === 0 ? `, ${plural(state.places, 'place')} left` : ''}`}
          </li>
          {refundLines(type, date).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Slots({ slots, slot: selected, onSlot }: PanelProps) {
  return (
    <fieldset>
      <legend className="sr-only">Start time</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-1.5">
        {slots.map((slot) => (
          <label
            key={slot.uuid}
            className={cx(
              'figures min-w-0 rounded-control border px-2 py-1.5 outline-offset-2 outline-accent has-focus-visible:outline-2',
              slot.state !== 'open' && 'border-dashed text-ink2',
              slot.uuid === selected?.uuid
                ? 'border-solid border-accent bg-accent-soft ring-1 ring-accent'
                : 'border-line2',
            )}
          >
            <input
              type="radio"
              name="slot"
              className="sr-only"
              checked={slot.uuid === selected?.uuid}
              onChange={() => onSlot(slot.uuid)}
            />
            <span className={cx('block font-medium', slot.state !== 'open' && 'line-through')}>
              {`${slot.startTime}\u2009–\u2009${slot.endTime}`}
            </span>
            <span> </span>
            <span className="block min-h-[1lh] text-12 text-ink2">{seatsText(slot)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function seatsText({ state, seats }: Slot): string {
  if (state === 'sold-out') return 'sold out'
  if (state === 'not-offered') return 'not offered'
  return seats === null ? '' : `${seats} left`
}

const FIELDS = { adult: 'Adult', child: 'Child', senior: 'Senior' } as const

function Tickets({ type, set, party, onParty }: PanelProps) {
  const sold = soldTickets(type)
  const rows = (Object.keys(FIELDS) as BookedTicketType[]).flatMap((category) => {
    const ticket = sold.find((one) => one.type === category)
    if (ticket) return [{ category, label: ticket.label, min: ticket.min, max: ticket.max }]
    // Travellers of the search whom this variant does not take can be removed here.
    return party[category] > 0 ? [{ category, label: FIELDS[category], min: 0, max: 0 }] : []
  })
  const infants = type.ticketTypes.find((ticket) => ticket.type === 'infant' && ticket.allowed)
  return (
    <div className="flex flex-col divide-y border-t">
      {rows.map(({ category, label, min, max }) => (
        <div key={category} className="py-1">
          <NumberStepper
            label={label}
            detail={max === 0 ? 'no tickets' : `${Math.max(min, category === 'adult' ? 1 : 0)} to ${max}`}
            aside={<TicketPrice set={set} category={category} />}
            value={party[category]}
            // An address always has an adult.
            min={Math.max(min, category === 'adult' ? 1 : 0)}
            max={max}
            onValueChange={(count) => onParty(category, count)}
          />
        </div>
      ))}
      {infants && (
        <p className="py-2 text-12 text-ink2">
          {`${infants.label}: free, no ticket. Name them in the message to the host.`}
        </p>
      )}
    </div>
  )
}

function TicketPrice({ set, category }: { set: PriceSet | null; category: BookedTicketType }) {
  const shownOf = useShownUnits('activity')
  const cents = set && unitCents(set, category)
  const type = category === 'child' ? 'child' : 'adult'
  return <span className="figures">{cents === null ? '' : formatCents(shownOf(cents, type))}</span>
}
