'use client'

import { useSearchParams } from 'next/navigation'
import { useArrival } from './use-arrival.ts'

/** On a screen without code of its own in the browser: says that it has come. */
export function Arrived() {
  useArrival(useSearchParams().toString())
  return null
}
