'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { bookingHref, chosenFareKey, chosenFareStorageKey, type ChosenFare } from '../chosen-fare.ts'

/** Opens the book form of a fare and hands the itinerary over, so that it is shown at once. */
export function useOpenBookForm(): (chosen: ChosenFare) => void {
  const queryClient = useQueryClient()
  const router = useRouter()
  return (chosen) => {
    const code = chosen.itinerary.FareSourceCode
    queryClient.setQueryData(chosenFareKey(code), chosen.itinerary)
    try {
      sessionStorage.setItem(chosenFareStorageKey(code), JSON.stringify(chosen.itinerary))
    } catch {
      // A full storage costs the first glance after a reload, nothing else.
    }
    router.push(bookingHref(chosen))
  }
}
