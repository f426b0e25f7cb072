'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { factsByKind, kindFacts } from '../../lib/kinds.ts'
import { searchFor } from '../../server/trip/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { useCommands } from '../shell/commands.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { showToast } from '../ui/toast.ts'

const kinds = (Object.keys(factsByKind) as BookingKind[]).map((kind) => ({ kind, ...kindFacts(kind) }))

/** Opens the search of each kind with the days, places and people of the trip. */
export function AddServices({ tripId }: { tripId: string }) {
  const [pending, setPending] = useState<BookingKind | null>(null)
  const router = useRouter()

  async function open(kind: BookingKind) {
    if (pending !== null) return
    setPending(kind)
    const found = await searchFor(kind, tripId).catch(() => null)
    setPending(null)
    if (found === null) showToast({ title: 'The desk did not answer. Try again.', tone: 'bad' })
    else if (found.kind === 'session') raiseSessionExpired()
    else if (found.kind === 'refused') showToast({ title: found.message, tone: 'bad' })
    else router.push(found.href as Route)
  }

  useCommands(
    kinds.map(({ kind, offer, search }) => ({
      id: `trip-add-${kind}`,
      label: `Search ${offer.many} with the days and people of the trip`,
      group: 'This trip',
      keys: addKeys(search.keys),
      run: () => void open(kind),
    })),
  )
  return (
    <>
      <Icon name="plus" />
      <span className="mr-1">Add with these days and people</span>
      {kinds.map(({ kind, search }) => (
        <Button
          key={kind}
          size="small"
          keys={addKeys(search.keys)}
          pending={pending === kind}
          onClick={() => void open(kind)}
        >
          {search.label}
        </Button>
      ))}
    </>
  )
}

/** The letter that opens the search of a kind from everywhere, with Shift: plain letters act on the trip. */
function addKeys(searchKeys: string): string {
  return `Shift+${searchKeys.slice(-1).toUpperCase()}`
}
