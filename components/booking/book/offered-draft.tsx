import { kindFacts, type BookingKind } from '../../../lib/booking/booking-kinds.ts'
import { Button } from '../../ui/button.tsx'

/** A kept form of something else that fits here, by the name in it; null where none was typed yet. */
export function OfferedDraft(props: {
  kind: BookingKind
  name: string | null
  onUse: () => void
  onDismiss: () => void
}) {
  return (
    <div
      className="flex flex-wrap items-center gap-2 rounded-control border bg-panel px-4 py-2"
      role="status"
    >
      <span className="flex-1">
        An unfinished form with the same number of {kindFacts(props.kind).people} is kept:{' '}
        <b>{props.name ?? 'no name yet'}</b>
      </span>
      <Button size="small" variant="plain" onClick={props.onDismiss}>
        Leave it
      </Button>
      <Button size="small" onClick={props.onUse}>
        Use it here
      </Button>
    </div>
  )
}
