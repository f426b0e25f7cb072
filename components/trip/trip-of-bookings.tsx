'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { MOST_BOOKINGS, tripHref } from '../../lib/trip/trip.ts'
import { tripOfBookings } from '../../server/trip/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { usePerson } from '../shell/admins.tsx'
import { useCommands } from '../shell/commands.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'

/** Makes a trip of the selected bookings and opens it. */
export function TripOfBookings({ references }: { references: readonly string[] }) {
  const [pending, setPending] = useState(false)
  const router = useRouter()
  const may = (usePerson()?.role ?? 'viewer') !== 'viewer' && references.length <= MOST_BOOKINGS

  async function make() {
    if (pending) return
    setPending(true)
    const made = await tripOfBookings([...references]).catch(() => null)
    setPending(false)
    if (made === null) showToast({ title: 'The desk did not answer. Look at Trips first.', tone: 'bad' })
    else if (made.kind === 'session') raiseSessionExpired()
    else if (made.kind === 'refused') showToast({ title: made.message, tone: 'bad' })
    else router.push(tripHref(made.id) as Route)
  }

  useCommands([
    {
      id: 'bookings-trip',
      label: 'Make a trip of the selected bookings',
      group: 'Bookings',
      when: () => may && references.length > 0,
      run: () => void make(),
    },
  ])
  if (!may) return null
  return (
    <Button className="max-wide:hidden" pending={pending} onClick={() => void make()}>
      Make a trip
    </Button>
  )
}
