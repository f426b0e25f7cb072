'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useLeaveScreen } from '../../keys/ignored-keys.tsx'
import { bookHref, chosenRateKey, chosenRateStorageKey } from '../chosen-rate.ts'
import type { ListedRate } from '../../../lib/hotel/rate.ts'
import type { StayDates } from '../../../lib/hotel/stay.ts'
import type { RateCheck } from './use-rate-checks.ts'

/** Opens the booking form of a rate and stores the offer as shown, or as agreed to after a check. */
export function useOpenHotelForm(where: {
  hotelId: number
  stay: StayDates
  place: string | null
}): (rate: ListedRate, check: RateCheck | null) => void {
  const queries = useQueryClient()
  const router = useRouter()
  const leave = useLeaveScreen()
  return (rate, check) => {
    const rateCode = rate.offer.offerCode
    const offer = check?.offer ?? rate.offer
    queries.setQueryData(chosenRateKey(rateCode), offer)
    try {
      sessionStorage.setItem(chosenRateStorageKey(rateCode), JSON.stringify(offer))
    } catch {
      // If the storage is full, a reload shows the rate only after the price check.
    }
    leave(() => router.push(bookHref({ rateCode, ...where })))
  }
}
