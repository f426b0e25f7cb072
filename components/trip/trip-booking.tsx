'use client'

import { useState } from 'react'
import { plural } from '../../lib/plural.ts'
import { chosenOptions } from '../../lib/trip/trip-state.ts'
import type { TripPageView } from '../../lib/trip/trip.ts'
import { useCommands } from '../shell/commands.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { lateWindow } from '../ui/late-window.tsx'
import { HoldAllDialog } from './hold-all-dialog.tsx'
import { useHoldAll } from './use-hold-all.ts'

const BulkDialog = lateWindow(() =>
  import('../booking/bulk/bulk-dialog.tsx').then((module) => module.BulkDialog),
)

/** The buttons that hold all that a trip has chosen, and complete all that it holds. */
export function TripBooking({ view, refresh }: { view: TripPageView; refresh: () => void }) {
  const { trip, holds, run, changeBar, serverNow } = view
  const holdAll = useHoldAll(trip.id, refresh)
  const [completing, setCompleting] = useState(false)
  const open = chosenOptions(trip.options).filter(({ booking }) => booking === null)
  const planning = holdAll.state?.phase === 'planning'
  const isGoing = holdAll.state?.phase === 'run' && holdAll.state.going
  const start = () => {
    if (isGoing) holdAll.open()
    else if (run !== null) holdAll.showRun(run)
    else holdAll.plan()
  }
  const holdBar =
    changeBar ?? (open.length === 0 && run === null ? 'Nothing is left to hold on this trip.' : undefined)
  const completeBar = changeBar ?? (holds.length === 0 ? 'Nothing on this trip is held.' : undefined)
  useCommands([
    {
      id: 'trip-hold-all',
      label: 'Hold all options',
      group: 'This trip',
      keys: 'h',
      when: () => holdBar === undefined && (holdAll.state === null || isGoing),
      run: start,
    },
    {
      id: 'trip-complete',
      label: 'Ticket and confirm all holds',
      group: 'This trip',
      keys: 't',
      when: () => completeBar === undefined,
      run: () => setCompleting(true),
    },
  ])
  return (
    <>
      <BlockableButton
        keys="h"
        variant={open.length > 0 ? 'primary' : 'quiet'}
        pending={planning}
        disabledReason={holdBar}
        onClick={start}
      >
        {isGoing ? 'Holding' : run === null ? 'Hold all' : 'Go on holding'}
      </BlockableButton>
      <BlockableButton
        keys="t"
        variant={open.length === 0 && holds.length > 0 ? 'primary' : 'quiet'}
        disabledReason={completeBar}
        onClick={() => setCompleting(true)}
      >
        {holds.length === 0 ? 'Complete' : `Complete ${plural(holds.length, 'hold')}`}
      </BlockableButton>
      <HoldAllDialog
        holdAll={holdAll}
        titles={new Map(trip.options.map(({ id, facts }) => [id, facts.title]))}
      />
      <BulkDialog
        verb="complete"
        lines={holds}
        serverNow={serverNow}
        open={completing}
        onOpenChange={setCompleting}
        onDone={refresh}
      />
    </>
  )
}
