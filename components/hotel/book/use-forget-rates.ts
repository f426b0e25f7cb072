'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Drops the cached rates, so that they are read again when the agent goes back: when a rate is no longer
 * available, and when it is booked. A rate is booked once under its code; only a new reading gives its room a
 * new code, for another customer.
 */
export function useForgetRates(spent: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (spent) queries.removeQueries({ queryKey: ['hotel.availability'] })
  }, [queries, spent])
}
