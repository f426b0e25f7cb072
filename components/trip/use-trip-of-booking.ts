'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import type { TripOutcome } from '../../lib/trip/trip.ts'
import { attach, detach } from '../../server/trip/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { showToast } from '../ui/toast.ts'
import type { ChosenTrip } from './trip-field.tsx'

/**
 * Puts a booking into a trip, or takes it off.
 * @param onSet reads the booking again
 */
export function useTripOfBooking(reference: string, onSet: () => void) {
  const [pending, setPending] = useState(false)
  const router = useRouter()

  /** Why it was not done; null once it is. */
  async function act(run: () => Promise<TripOutcome>): Promise<string | null> {
    if (pending) return null
    setPending(true)
    // Doing it again changes nothing, so a second attempt can be made after a lost answer.
    const outcome = await run().catch((): TripOutcome => ({
      kind: 'refused',
      message: `${DESK_AWAY}. Try again.`,
    }))
    setPending(false)
    if (outcome.kind === 'session') {
      raiseSessionExpired()
      return 'Sign in again, then repeat it.'
    }
    if (outcome.kind === 'refused') return outcome.message
    onSet()
    // The header has the total of the current trip.
    router.refresh()
    return null
  }

  async function add({ id, name }: ChosenTrip): Promise<string | null> {
    const problem = await act(() => attach({ tripId: id, references: [reference] }))
    if (problem === null) showToast({ title: `Added to the trip ${name}`, tone: 'ok' })
    return problem
  }

  async function takeOff(trip: ChosenTrip): Promise<void> {
    const problem = await act(() => detach({ tripId: trip.id, reference }))
    if (problem !== null) showToast({ title: problem, tone: 'bad' })
    else {
      showToast({
        title: `Taken off the trip ${trip.name}`,
        tone: 'ok',
        action: { label: 'Put it back', run: () => void add(trip) },
      })
    }
  }

  return { pending, add, takeOff: (trip: ChosenTrip) => void takeOff(trip) }
}
