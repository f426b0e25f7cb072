'use client'

import { searchOfDay, type CalendarView } from './calendar-params.ts'
import { cheapestDay, priceAge, type ShownDay } from './price-calendar.ts'
import { searchHref } from '../../../lib/air/search-params.ts'
import { addDays, formatDay, formatInstant, type CalendarDate } from '../../../lib/dates.ts'
import { formatCents } from '../../../lib/money.ts'
import { plural } from '../../../lib/plural.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { FactRow } from '../../ui/fact-row.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The chosen day of the calendar with its flight, and the cheapest day of the month. */
export function ChosenDay(props: {
  view: CalendarView
  date: CalendarDate
  days: readonly ShownDay[]
  isLoading: boolean
  now: number
  onChoose: (date: CalendarDate) => void
}) {
  const { view, date, days } = props
  const day = days.find((one) => one.date === date)
  const best = cheapestDay(days, props.now)
  const back = view.trip === 'return' ? addDays(date, view.nights) : null
  return (
    <section aria-label="Selected day" className="card flex flex-col gap-3 p-4">
      <div>
        <p
          translate="no"
          className="code text-ink2"
        >{`${view.from} – ${view.to}${back ? ` – ${view.from}` : ''}`}</p>
        <h2 className="text-15 font-bold">{`${formatDay(date)}${back ? ` – ${formatDay(back)}` : ''}`}</h2>
        {back && <p className="text-12 text-ink2">{plural(view.nights, 'night')}</p>}
      </div>
      {day ? (
        <DayPrice day={day} now={props.now} />
      ) : props.isLoading ? (
        <Skeleton className="h-[33px] w-32" />
      ) : (
        <p className="text-ink2">No price known. A search may find one.</p>
      )}
      <ButtonLink href={searchHref(searchOfDay(view, date))} variant="primary" className="justify-center">
        Search this day
      </ButtonLink>
      {best && best.date !== date && (
        <div className="flex flex-wrap items-center justify-between gap-2 border-t pt-3">
          <p className="figures">
            <span className="block text-12 text-ink2">Cheapest</span>
            <span>{`${formatDay(best.date)}, ${formatCents(best.cents)}`}</span>
          </p>
          <Button size="small" onClick={() => props.onChoose(best.date)}>
            Show
          </Button>
        </div>
      )}
    </section>
  )
}

/** The price of a day with the flight that it is for, and how long it is valid. */
function DayPrice({ day, now }: { day: ShownDay; now: number }) {
  return (
    <>
      <p translate="no" className="figures text-22 font-bold">
        {formatCents(day.cents)}
      </p>
      <dl className="-mx-4">
        <FactRow label="First flight">
          <span translate="no" className="code">
            {day.flight}
          </span>
        </FactRow>
        <FactRow label="Outbound">{day.stops === 0 ? 'nonstop' : plural(day.stops, 'stop')}</FactRow>
        <FactRow label={priceAge(day, now) === 'old' ? 'Expired' : 'Valid until'}>
          <span className="figures">{formatInstant(day.expiresAt).replace(/:\d\d UTC$/, ' UTC')}</span>
        </FactRow>
      </dl>
    </>
  )
}
