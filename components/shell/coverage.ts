'use client'

import { createContext, useContext } from 'react'
import type { Coverage } from '../../lib/booking/coverage.ts'

const COMPLETE: Coverage = {
  isReading: false,
  readCount: 0,
  waitingCount: 0,
  unreadCount: 0,
  hasLists: true,
  unlistedCents: 0,
}

const Known = createContext<Coverage>(COMPLETE)

/** Tells every screen how far the list has the office's bookings. */
export const CoverageProvider = Known.Provider

/** How far the list has the office's bookings, at the last reading of the page. */
export function useCoverage(): Coverage {
  return useContext(Known)
}
