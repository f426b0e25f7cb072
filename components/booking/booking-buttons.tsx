import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import type { LiveBooking } from './use-booking.ts'

/** What else can be done with a booking, below its cards: read again, cancel, search the same again. */
export function BookingButtons(props: {
  live: LiveBooking
  /** Whether there is something to cancel. */
  cancellable: boolean
  cancelBar: string | null
  onCancel: () => void
  searchAgainHref: string | null
  /** What the kind can do besides. */
  children?: ReactNode
}) {
  const { live } = props
  return (
    <div className="flex flex-wrap gap-2">
      {props.children}
      <Button keys="p" pending={live.reading && live.sending === null} onClick={live.readAgain}>
        Read again
      </Button>
      {props.cancellable && (
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
