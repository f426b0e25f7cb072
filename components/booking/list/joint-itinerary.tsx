'use client'

import { MOST_AT_ONCE } from '../../../lib/booking/bulk.ts'
import { useSaveFile } from '../../file/use-save-file.ts'
import { useCommands } from '../../shell/commands.ts'
import { Button } from '../../ui/button.tsx'

/** Saves one itinerary of several selected bookings in the order of time, with their vouchers. */
export function JointItinerary({ references }: { references: readonly string[] }) {
  const { saving, save } = useSaveFile('the itinerary')
  const isSeveral = references.length > 1 && references.length <= MOST_AT_ONCE
  const saveOne = () => save({ address: '/api/bookings/itineraries', send: { references, isOne: true } })
  useCommands([
    {
      id: 'bookings-itinerary',
      label: 'One itinerary of the selected bookings',
      group: 'Bookings',
      when: () => isSeveral,
      run: saveOne,
    },
  ])
  if (!isSeveral) return null
  return (
    <Button className="max-wide:hidden" pending={saving} onClick={saveOne}>
      Joint itinerary
    </Button>
  )
}
