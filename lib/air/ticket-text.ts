import { stateFacts } from '../booking/booking-state.ts'
import type { AirBookingView } from './booking-view.ts'

/** Why a traveller has no e-ticket: not issued yet, never will be, or missing. */
export function ticketText(state: AirBookingView['state']): string {
  const { standing } = stateFacts({ kind: 'air', state })
  if (standing === 'held' || standing === 'underway') return 'e-ticket once issued'
  return ['cancelled', 'lapsed', 'failed'].includes(state) || standing === 'none'
    ? 'no e-ticket'
    : 'e-ticket not supplied'
}
