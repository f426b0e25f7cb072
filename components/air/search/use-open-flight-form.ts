'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useLeaveScreen } from '../../keys/ignored-keys.tsx'
import { bookingHref, chosenFareKey, chosenFareStorageKey, type ChosenFare } from '../chosen-fare.ts'

/** Opens the booking form of a fare and stores the fare, so that the form shows it at once. */
export function useOpenFlightForm(): (chosen: ChosenFare) => void {
  const queryClient = useQueryClient()
  const router = useRouter()
  const leave = useLeaveScreen()
  return (chosen) => {
    const code = chosen.fare.offerCode
    queryClient.setQueryData(chosenFareKey(code), chosen.fare)
    try {
      sessionStorage.setItem(chosenFareStorageKey(code), JSON.stringify(chosen.fare))
    } catch {
      // If the storage is full, a reload shows the fare only after the price check.
    }
    leave(() => router.push(bookingHref(chosen)))
  }
}
