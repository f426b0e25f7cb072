'use client'

import { MAX_TRAVELLERS, travellersText, type ActivityTrip } from '../../../lib/activity/activity-trip.ts'
import { cx } from '../../ui/cx.ts'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { Popover } from '../../ui/popover.tsx'

type Travellers = Pick<ActivityTrip, 'adults' | 'children' | 'seniors'>

/** The travellers: one cell of the search bar, with the numbers in a popover. */
export function ActivityTravellersField(props: {
  travellers: Travellers
  onChange: (part: Partial<Travellers>) => void
  className?: string
}) {
  const { travellers, onChange } = props
  const trigger = (
    <button
      type="button"
      className="flex min-w-0 flex-col justify-center px-3 py-1.5 text-left -outline-offset-2"
    >
      <span className="text-11 text-ink2">Travellers</span>
      <span className="h-6 w-full truncate text-15 font-medium">{travellersText(travellers)}</span>
    </button>
  )
  return (
    <div className={cx('flex min-w-0 flex-col justify-center', props.className)}>
      <Popover label="Travellers" trigger={trigger} align="end" ofForm className="w-[280px]">
        <NumberStepper
          label="Adults"
          value={travellers.adults}
          min={1}
          max={MAX_TRAVELLERS}
          onValueChange={(adults) => onChange({ adults })}
        />
        <NumberStepper
          label="Children"
          detail="Age limits vary by activity"
          value={travellers.children}
          min={0}
          max={MAX_TRAVELLERS}
          onValueChange={(children) => onChange({ children })}
        />
        <NumberStepper
          label="Seniors"
          detail="Where senior prices apply"
          value={travellers.seniors}
          min={0}
          max={MAX_TRAVELLERS}
          onValueChange={(seniors) => onChange({ seniors })}
        />
      </Popover>
    </div>
  )
}
