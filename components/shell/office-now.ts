'use client'

import { createContext, useContext } from 'react'
import { useServerClock } from '../ui/use-server-clock.ts'

const MINUTE_MILLIS = 60_000

const ServerNow = createContext('')

/** Tells every screen the office's time: the ISO instant at which the desk's frame was read. */
export const OfficeNowProvider = ServerNow.Provider

/** Office time in epoch milliseconds, by the minute; NaN outside of the desk's frame, where none is known. */
export function useOfficeNow(): number {
  return Math.floor(useServerClock(useContext(ServerNow)) / MINUTE_MILLIS) * MINUTE_MILLIS
}
