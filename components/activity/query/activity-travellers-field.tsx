'use client'

import { MAX_TRAVELLERS, travellersText, type ActivityTrip } from '../../../lib/activity/activity-trip.ts'
import { PartyCell } from '../../search/party-cell.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'

type Travellers = Pick<ActivityTrip, 'adults' | 'children' | 'seniors'>

/** The travellers: one cell of the search bar, with the numbers in a popover. */
export function ActivityTravellersField(props: {
  travellers: Travellers
  onChange: (part: Partial<Travellers>) => void
  className?: string
}) {
  const { travellers, onChange } = props
  return (
    <PartyCell
      label="Travellers"
      text={travellersText(travellers)}
      windowClassName="w-[280px]"
      className={props.className}
    >
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
    </PartyCell>
  )
}
