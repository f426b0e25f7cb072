'use client'

import { useState } from 'react'
import type { TripPageView } from '../../lib/trip/trip.ts'
import { useCommands } from '../shell/commands.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { lateWindow } from '../ui/late-window.tsx'

const CopyDialog = lateWindow(() => import('./copy-dialog.tsx').then((module) => module.CopyDialog))

/** The button that copies a trip with other dates. */
export function CopyButton({ view: { trip, changeBar, serverNow } }: { view: TripPageView }) {
  const [open, setOpen] = useState(false)
  const bar = trip.options.length === 0 ? 'Only options can be searched for other dates.' : changeBar
  useCommands([
    {
      id: 'trip-copy',
      label: 'Copy with other dates',
      group: 'This trip',
      when: () => bar === null,
      run: () => setOpen(true),
    },
  ])
  return (
    <>
      <BlockableButton disabledReason={bar ?? undefined} onClick={() => setOpen(true)}>
        Copy
      </BlockableButton>
      <CopyDialog trip={trip} serverNow={serverNow} open={open} onOpenChange={setOpen} />
    </>
  )
}
