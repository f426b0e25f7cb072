'use client'

import { NIGHTS, type CalendarView } from './calendar-params.ts'
import { PlaceField } from '../../place/place-field.tsx'
import { usePlaceByCode } from '../../place/use-place-names.ts'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { Select } from '../../ui/select.tsx'

const TRIPS = [
  { value: 'return', label: 'Return' },
  { value: 'oneway', label: 'One-way' },
] as const

/** The query of the price calendar: kind of trip, route, and the nights of a return. */
export function CalendarBar(props: { view: CalendarView; onChange: (part: Partial<CalendarView>) => void }) {
  const { view, onChange } = props
  const placeOf = usePlaceByCode()
  const same = view.from !== '' && view.from === view.to ? 'Same as From.' : undefined
  return (
    <section
      aria-label="Route and stay"
      className="card flex items-stretch divide-x max-narrow:flex-col max-narrow:divide-x-0 max-narrow:divide-y"
    >
      <Select
        look="cell"
        label="Trip"
        className="w-[118px] shrink-0 max-narrow:w-full"
        options={TRIPS}
        value={view.trip}
        onValueChange={(trip) => onChange({ trip })}
      />
      <PlaceField
        look="cell"
        label="From"
        className="min-w-0 flex-1"
        value={view.from}
        placeOf={placeOf}
        onValueChange={(from) => onChange({ from })}
      />
      <PlaceField
        look="cell"
        label="To"
        className="min-w-0 flex-1"
        value={view.to}
        error={same}
        placeOf={placeOf}
        onValueChange={(to) => onChange({ to })}
      />
      {view.trip === 'return' && (
        <div className="flex items-center px-3 max-narrow:py-1 max-narrow:[&>div]:w-full">
          <NumberStepper
            label="Nights"
            value={view.nights}
            min={NIGHTS.min}
            max={NIGHTS.max}
            onValueChange={(nights) => onChange({ nights })}
          />
        </div>
      )}
    </section>
  )
}
