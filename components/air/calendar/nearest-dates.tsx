'use client'

import { useQueries } from '@tanstack/react-query'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import { nearestCheaper } from './price-calendar.ts'
import { addDays, formatDay, type CalendarDate } from '../../../lib/dates.ts'
import { formatWhole } from '../../../lib/money.ts'
import { monthsBetween } from '../../ui/months.ts'
import { Button } from '../../ui/button.tsx'
import { calendarOptions } from './calendar-queries.ts'
import { useShownDays } from './use-shown-days.ts'

/** Days before and after the searched one that are looked at. */
const AROUND = 14
const SHOWN = 4

/**
 * The dates nearest to those of a search on which somebody flies, with their prices. Nothing without the
 * price calendar, and for several legs, which it does not price. A return keeps its date.
 * @param first the first date that is not past where the trip begins
 */
export function NearestDates(props: {
  search: FlightSearch
  first: CalendarDate
  onSearch: (search: FlightSearch) => void
}) {
  const { search, first } = props
  const [out, back] = search.legs
  const date = out?.date ?? first
  const from = addDays(date, -AROUND) < first ? first : addDays(date, -AROUND)
  const last = addDays(date, AROUND)
  const to = back && back.date < last ? back.date : last
  const days = useQueries({
    queries:
      !out || search.trip === 'multi'
        ? []
        : monthsBetween(from, to).map((month) =>
            calendarOptions({ from: out.from, to: out.to, depart: month, back: back?.date ?? null }),
          ),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  })
  const nearest = nearestCheaper(
    useShownDays(days).filter((day) => day.date >= from && day.date <= to),
    date,
    SHOWN,
  )
  if (nearest.length === 0) return null
  return (
    <section
      aria-label="Nearest cheaper dates"
      className="mx-auto -mt-10 flex flex-col items-center gap-2 px-4 pb-12"
    >
      <p className="text-12 text-ink2">{`Nearest dates with flights${back ? `, back ${formatDay(back.date)}` : ''}: one adult, economy`}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {nearest.map((day) => (
          <li key={day.date}>
            <Button onClick={() => props.onSearch(departing(search, day.date))}>
              <span className="figures">
                <span translate="no">{formatDay(day.date)}</span>
                <span className="text-ink2">{` from ${formatWhole(day.cents)}`}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The search with another date of departure. */
function departing(search: FlightSearch, date: CalendarDate): FlightSearch {
  return { ...search, legs: search.legs.map((leg, index) => (index === 0 ? { ...leg, date } : leg)) }
}
