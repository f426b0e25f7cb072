'use client'

import dynamic from 'next/dynamic'
import type { ClientCents, NetCents } from '../../../lib/money.ts'
import { IgnoredKeys } from '../../keys/ignored-keys.tsx'
import type { Pin } from '../results/pins.ts'
import { useCollect } from '../../trip/use-collect.ts'
import { FareRulesButton } from '../rules/fare-rules-button.tsx'
import { FareSelectionBar } from './selection-bar.tsx'
import type { FareChoice } from './use-chosen-fare.ts'

const FlightDetails = dynamic(() => import('./flight-details.tsx').then((module) => module.FlightDetails), {
  ssr: false,
  loading: IgnoredKeys,
})

const FlightCompareDialog = dynamic(
  () => import('./flight-compare-dialog.tsx').then((module) => module.FlightCompareDialog),
  { ssr: false, loading: IgnoredKeys },
)

/** The bar of the chosen and the pinned fares, and the windows that it opens: comparison, rules, details. */
export function FareWindows(props: {
  choice: FareChoice
  pins: readonly Pin[]
  askedCabin: number
  /** The total that is shown for a net one. */
  shownOf: (netCents: NetCents) => ClientCents
  airlineNames: ReadonlyMap<string, string>
  onAgain: () => void
}) {
  const { choice, pins, askedCabin, shownOf, airlineNames } = props
  const { chosen, blockedReason, comparing, setComparing, detailsOpen, setDetailsOpen } = choice
  const collect = useCollect('air')
  return (
    <>
      {(chosen || pins.length > 0) && (
        <FareSelectionBar
          selected={chosen}
          pins={pins}
          askedCabin={askedCabin}
          shownOf={shownOf}
          blockedReason={blockedReason}
          formHref={choice.formHref}
          onOpen={() => setDetailsOpen(true)}
          onHold={choice.hold}
          onReprice={choice.reprice}
          onPin={choice.pin}
          onCompare={() => setComparing(true)}
          onUnpin={choice.togglePin}
          onAgain={props.onAgain}
        />
      )}
      {comparing !== null && (
        <FlightCompareDialog
          pins={pins}
          shownOf={shownOf}
          airlineNames={airlineNames}
          open={comparing}
          onOpenChange={setComparing}
          onChoose={({ flight, fare }) => {
            choice.select({ key: flight.key, fareId: fare.id })
            setComparing(false)
          }}
          onCollect={(pin) => collect.run(choice.formHrefOf(pin.fare))}
          onUnpin={choice.togglePin}
        />
      )}
      {chosen && <FareRulesButton keyAlone of={{ fareCode: chosen.fare.offerCode }} />}
      {detailsOpen !== null && (
        <FlightDetails
          selected={chosen}
          askedCabin={askedCabin}
          shownOf={shownOf}
          airlineNames={airlineNames}
          open={detailsOpen}
          onOpenChange={setDetailsOpen}
          blockedReason={blockedReason}
          formHref={chosen?.fare.check?.kind === 'gone' ? null : choice.formHref}
          onSelect={(fareId) => chosen && choice.select({ key: chosen.flight.key, fareId })}
          onHold={choice.hold}
        />
      )}
    </>
  )
}
