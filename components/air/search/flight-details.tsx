'use client'

import { placeName } from '../../place/place-name.ts'
import { usePlaceByCode } from '../../place/use-place-names.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { FareChoices } from './fare-choices.tsx'
import { LegDetails } from './leg-details.tsx'
import { PriceDetails } from './price-details.tsx'
import type { Selected } from './selection.ts'

/** Everything that is supplied about a flight and its fares, beside the list. */
export function FlightDetails(props: {
  selected: Selected | null
  askedCabin: number
  airlineNames: ReadonlyMap<string, string>
  open: boolean
  onOpenChange: (open: boolean) => void
  blockedReason: string | undefined
  onSelect: (fareId: string) => void
  onHold: () => void
}) {
  const { selected } = props
  const placeOf = usePlaceByCode()
  if (!selected) return null
  const { flight, fare, fares } = selected
  const airlines = flight.airlines.map((code) => props.airlineNames.get(code) ?? code).join(', ')
  return (
    <Sheet
      title={airlines}
      open={props.open}
      onOpenChange={props.onOpenChange}
      actions={
        <Button variant="primary" disabledReason={props.blockedReason} onClick={props.onHold}>
          Hold this fare
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <FareChoices fares={fares} chosen={fare} askedCabin={props.askedCabin} onSelect={props.onSelect} />
        {fare.itinerary.OriginDestinationOptions.map((option, index) => (
          <LegDetails
            key={index}
            option={option}
            airlineNames={props.airlineNames}
            airportName={(code) => {
              const place = placeOf(code)
              return place ? placeName(place) : code
            }}
          />
        ))}
        <PriceDetails itinerary={fare.itinerary} />
      </div>
    </Sheet>
  )
}
