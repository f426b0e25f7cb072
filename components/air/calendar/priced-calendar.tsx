'use client'

import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { CalendarAsk } from '../../../lib/air/air-reads.ts'
import { AGE_READ, cheapestDay, priceAge, type PriceAge, type ShownDay } from './price-calendar.ts'
import { formatDay, type CalendarDate } from '../../../lib/dates.ts'
import { formatCents, formatWhole } from '../../../lib/money.ts'
import { monthAfter, type Month } from '../../ui/months.ts'
import { CalendarPopover, type CalendarPopoverProps } from '../../ui/date-field/calendar.tsx'
import type { DayNote } from '../../ui/date-field/day-notes.ts'
import { shadeClass, shadesOf } from '../../ui/price-shades.ts'
import { calendarOptions } from './calendar-queries.ts'
import { useOfficeNow } from '../../shell/office-now.ts'
import { useShownDays } from './use-shown-days.ts'

/** The trip of a query bar as far as it is filled in; `back` is undefined for one way. */
type DraftTrip = {
  from: string
  to: string
  depart: CalendarDate | null
  back: CalendarDate | null | undefined
}

/**
 * The calendar of a date field with the price of each day below it. Prices are read when a month is shown,
 * and nothing waits for them: without an answer the calendar is plain. They fade as on the calendar's page.
 * @param props.side which of the two dates of the trip the field is for
 */
export function PricedCalendar({
  trip,
  side,
  ...calendar
}: CalendarPopoverProps & { trip: DraftTrip; side: 'depart' | 'back' }) {
  const [months, setMonths] = useState<readonly Month[]>([])
  const isKnown = trip.from !== '' && trip.to !== '' && trip.from !== trip.to
  const asks = isKnown ? months.flatMap((month) => askOf(trip, side, month) ?? []) : []
  const pricedDays = useQueries({
    queries: asks.map((ask) => calendarOptions(ask)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  })
  const days = useShownDays(pricedDays)
  const now = useOfficeNow()
  return <CalendarPopover {...calendar} notes={{ ...notesOf(days, now), onMonths: setMonths }} />
}

/** The price question for a month; null where a return has no departure yet. */
function askOf(
  { from, to, depart, back }: DraftTrip,
  side: 'depart' | 'back',
  month: Month,
): CalendarAsk | null {
  if (side === 'depart') {
    // No departure of a month after the return is offered, and the booking service refuses the question.
    if (back && back.slice(0, 7) < month) return null
    // Without a date of return, each departure has the same returns to choose from: those of the month after.
    return { from, to, depart: month, back: back === undefined ? null : (back ?? monthAfter(month, 1)) }
  }
  return depart === null || month < depart.slice(0, 7) ? null : { from, to, depart, returns: month }
}

/** Backgrounds of the prices that have lost their shade. */
const FADED: Record<Exclude<PriceAge, 'fresh'>, string> = {
  ageing: 'bg-sunk',
  old: 'border border-dashed border-line2 text-ink3',
}

function notesOf(days: readonly ShownDay[], now: number) {
  const best = cheapestDay(days, now)
  const shades = shadesOf(days.map(({ cents }) => cents))
  const notes = new Map<CalendarDate, DayNote>()
  const ages = new Set<PriceAge>()
  for (const day of days) {
    const age = priceAge(day, now)
    ages.add(age)
    const words = [`from ${formatCents(day.cents)}`, ...(day === best ? ['cheapest'] : [])]
    if (age !== 'fresh') words.push(AGE_READ[age])
    notes.set(day.date, {
      text: formatWhole(day.cents),
      label: words.join(', '),
      isBest: day === best,
      shade: age === 'fresh' ? shadeClass(shades, day.cents) : FADED[age],
    })
  }
  const lines = [
    ...(best ? [`Cheapest ${formatDay(best.date)}, ${formatCents(best.cents)}.`] : []),
    ...(days.length > 0 ? ['One adult, economy; a guide until you search.'] : []),
    ...(ages.has('ageing') ? ['Grey: expires soon, within the hour.'] : []),
    ...(ages.has('old') ? ['Dashed: old, may have changed.'] : []),
  ]
  return { notes, below: lines.length > 0 ? lines.join(' ') : null }
}
