import type { Route } from 'next'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import type { LiveBooking } from './use-booking.ts'

/** What else can be done with a booking, below its cards: read again, cancel, search the same again. */
export function BookingButtons(props: {
  live: LiveBooking
  cancelBar: string | null
  onCancel: () => void
  searchAgainHref: string | null
}) {
  const { live } = props
  return (
    <div className="flex flex-wrap gap-2">
      <Button keys="p" pending={live.reading && live.sending === null} onClick={live.readAgain}>
        Read again
      </Button>
      {live.booking.state === 'held' && (
        <Button
          variant="danger"
          keys="x"
          pending={live.sending === 'cancel'}
          disabledReason={
            live.phase === 'run-out'
              ? 'The time is up; its state is being read again'
              : (props.cancelBar ?? undefined)
          }
          onClick={props.onCancel}
        >
          Cancel
        </Button>
      )}
      {props.searchAgainHref && (
        <ButtonLink href={props.searchAgainHref as Route} variant="primary">
          Search the same again
        </ButtonLink>
      )}
    </div>
  )
}
