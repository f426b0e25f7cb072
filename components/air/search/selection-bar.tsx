import { fareName } from '../results/fare-name.ts'
import { formatCents } from '../../../lib/money.ts'
import { BlockableButton } from '../../ui/blockable-button.tsx'
import { Button } from '../../ui/button.tsx'
import type { Selected } from './selection.ts'

/** The bar at the bottom for the chosen fare: what it is, its actions and their keys. */
export function SelectionBar(props: {
  selected: Selected
  askedCabin: number
  addedCents: number
  blockedReason: string | undefined
  onOpen: () => void
  onHold: () => void
}) {
  const { flight, fare, number } = props.selected
  const via = [...new Set(flight.legs.flatMap((leg) => leg.waits.map((wait) => wait.airport)))]
  return (
    <section
      aria-label="Selected fare"
      className="sticky bottom-0 z-10 -mx-4 mt-auto -mb-4 flex items-center gap-2 border-t bg-panel px-4 py-2.5 max-narrow:-mx-3 max-narrow:-mb-3 max-narrow:px-3"
    >
      <p className="figures min-w-0 flex-1 truncate">
        <span className="font-bold">{number}</span> · {flight.airlines.join(', ')}
        {via.length > 0 && ` via ${via.join(', ')}`} · {fareName(fare, props.askedCabin)} ·{' '}
        <span className="font-bold">{formatCents(fare.totalCents + props.addedCents)}</span>
      </p>
      <Button keys="Enter" onClick={props.onOpen} className="max-narrow:hidden">
        Details
      </Button>
      <BlockableButton variant="primary" keys="b" disabledReason={props.blockedReason} onClick={props.onHold}>
        Hold
      </BlockableButton>
    </section>
  )
}
