'use client'

import { lazy } from 'react'
import { MAX_DAYS_AHEAD } from '../../../contract/air/codes.ts'
import { returnRule, type DraftErrors, type DraftLeg } from './search-draft.ts'
import { addDays, type CalendarDate } from '../../../lib/dates.ts'
import type { Place } from '../../place/place.ts'
import { PlaceField } from '../../place/place-field.tsx'
import { cx } from '../../ui/cx.ts'
import type { CalendarPopoverProps } from '../../ui/date-field/calendar.tsx'
import { DateField } from '../../ui/date-field/date-field.tsx'
import { DateRangeFields } from '../../ui/date-range-fields.tsx'
import { Icon } from '../../ui/icon.tsx'

const PricedCalendar = lazy(() =>
  import('../calendar/priced-calendar.tsx').then((module) => ({ default: module.PricedCalendar })),
)

type LegProps = {
  index: number
  leg: DraftLeg
  back: CalendarDate | null | undefined
  previous: CalendarDate | null
  today: CalendarDate
  /** The earliest date of departure: not past where the trip begins, and after the leg before. */
  first: CalendarDate
  errors: DraftErrors
  /** Whether prices stand below the days of the calendars: not for several legs, which no calendar prices. */
  showsPrices: boolean
  placeOf: (code: string) => Place | undefined
  onLegChange: (part: Partial<DraftLeg>) => void
  onBackChange: (date: CalendarDate | null) => void
  onRemove?: () => void
}

/** From, to, day, and for a return trip the day back. `back` is undefined where there is no return. */
export function QueryLeg(props: LegProps) {
  const { index, leg, errors } = props
  const numbered = (label: string) => numberedLabel(label, props)
  return (
    <div
      data-leg={index}
      className={cx(
        'flex min-w-0 flex-1 items-stretch divide-x max-narrow:flex-col max-narrow:divide-x-0 max-narrow:divide-y',
        // At widths between phone and desktop the bar wraps into two lines: places, then days.
        !props.onRemove && 'narrow:max-[1340px]:contents',
      )}
    >
      <div className="relative flex min-w-0 flex-1 max-[1340px]:basis-[calc(50%-60px)] max-narrow:basis-auto">
        <PlaceField
          look="cell"
          label={numbered('From')}
          className="min-w-0 flex-1"
          value={leg.from}
          error={errors[`from${index}`]}
          placeOf={props.placeOf}
          onValueChange={(from) => props.onLegChange({ from })}
        />
        <button
          type="button"
          aria-label={numbered('Swap from and to')}
          title="Swap (Alt S)"
          tabIndex={-1}
          onClick={() => props.onLegChange({ from: leg.to, to: leg.from })}
          className="absolute top-2 right-1.5 rounded-pill p-1 text-ink3 hover:bg-sunk hover:text-ink"
        >
          <Icon name="swap" className="size-3.5" />
        </button>
      </div>
      <PlaceField
        look="cell"
        label={numbered('To')}
        className="min-w-0 flex-1 max-[1340px]:basis-[calc(50%-60px)] max-narrow:basis-auto"
        value={leg.to}
        error={errors[`to${index}`]}
        placeOf={props.placeOf}
        onValueChange={(to) => props.onLegChange({ to })}
      />
      <LegDates {...props} />
      {props.onRemove && (
        <button
          type="button"
          aria-label={`Remove leg ${index + 1}`}
          onClick={props.onRemove}
          className="grid w-10 shrink-0 place-items-center text-ink3 hover:bg-sunk hover:text-ink max-narrow:h-10 max-narrow:w-full"
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}

/** The day, and for a return trip the day back. */
function LegDates(props: LegProps) {
  const { index, leg, today, first, errors } = props
  const last = addDays(today, MAX_DAYS_AHEAD)
  const trip = { from: leg.from, to: leg.to, depart: leg.date, back: props.back }
  const priced = (side: 'depart' | 'back') =>
    props.showsPrices
      ? (calendar: CalendarPopoverProps) => <PricedCalendar {...calendar} trip={trip} side={side} />
      : undefined
  const dateClass = cx(
    'w-[150px] shrink-0 max-narrow:w-full',
    !props.onRemove && 'max-[1340px]:w-auto max-[1340px]:flex-1 narrow:max-[1340px]:border-t',
  )
  if (props.back === undefined) {
    return (
      <DateField
        look="cell"
        label={numberedLabel('Depart', props)}
        className={dateClass}
        value={leg.date}
        today={today}
        from={props.previous ?? undefined}
        min={first}
        max={last}
        error={errors[`date${index}`]}
        renderCalendar={priced('depart')}
        onValueChange={(date) => props.onLegChange({ date })}
      />
    )
  }
  return (
    <DateRangeFields
      look="cell"
      labels={{ from: 'Depart', to: 'Return' }}
      className={dateClass}
      value={{ from: leg.date, to: props.back }}
      today={today}
      first={first}
      rule={returnRule(today)}
      renderCalendars={{ from: priced('depart'), to: priced('back') }}
      errors={{ from: errors[`date${index}`], to: errors.returnDate }}
      onValueChange={({ from, to }) => {
        if (from !== undefined) props.onLegChange({ date: from })
        if (to !== undefined) props.onBackChange(to)
      }}
    />
  )
}

/** Where there are several legs, their fields are numbered. */
function numberedLabel(label: string, { index, onRemove }: Pick<LegProps, 'index' | 'onRemove'>): string {
  return onRemove ? `${label}, leg ${index + 1}` : label
}
