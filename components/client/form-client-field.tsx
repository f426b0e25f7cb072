'use client'

import { createContext, use } from 'react'
import { useController } from 'react-hook-form'
import type { ClientOfBooking } from '../../lib/booking/client-of-booking.ts'
import { FieldPlace } from '../ui/field-place.tsx'
import { ClientField } from './client-field.tsx'

const TripClient = createContext<ClientOfBooking | null>(null)

/** Tells the fields of a form the client of the trip whose option it books. */
export const TripClientProvider = TripClient.Provider

/** The client of the trip whose option the form books; null where it books none, or the trip has none. */
export function useTripClient(): ClientOfBooking | null {
  return use(TripClient)
}

/**
 * The client in a booking form of any kind. Until somebody chooses, it is that of the trip; an emptied field
 * is none.
 */
export function FormClientField({ locked }: { locked: boolean }) {
  const { field } = useController<{ client?: ClientOfBooking | null }, 'client'>({ name: 'client' })
  const tripClient = useTripClient()
  const value = field.value === undefined ? tripClient : field.value
  return (
    <FieldPlace name="client">
      <ClientField
        label="Client"
        value={value}
        onChoose={field.onChange}
        hint="Month end counts by it, and it is the buyer of the invoice."
        disabled={locked}
        offersLatest={false}
      />
    </FieldPlace>
  )
}
