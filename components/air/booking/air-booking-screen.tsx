'use client'

import type { AirBookingView } from '../../../lib/air/booking-view.ts'
import { BookingScreen, type BookingScreenProps } from '../../booking/booking-screen.tsx'
import { loadAirportNames } from '../../place/places-source.ts'
import { useNames } from '../../place/use-names.ts'
import { ItineraryCard } from './itinerary-card.tsx'
import { TravellerTable } from './traveller-table.tsx'

/** The page of an air booking: its flights and who travels. */
export function AirBookingScreen(props: BookingScreenProps<AirBookingView>) {
  const names = useNames(loadAirportNames)
  return (
    <BookingScreen {...props}>
      {({ segments, travellers, createdAt, state }) => (
        <>
          <ItineraryCard segments={segments} names={names} />
          <TravellerTable
            travellers={travellers}
            ageDate={(segments.at(-1)?.departureAt ?? createdAt).slice(0, 10)}
            state={state}
          />
        </>
      )}
    </BookingScreen>
  )
}
