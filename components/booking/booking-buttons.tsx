import { BlockableButton } from '../ui/blockable-button.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { ItineraryMenu } from './itinerary-menu.tsx'
import type { OfferedVerb } from './offered-verbs.ts'
import { PrintButtons } from './print-buttons.tsx'
import type { Again } from './rebookings.tsx'
import type { LiveBooking } from './use-booking.ts'

/** The secondary actions of a booking: its other verbs, refresh, print, repeat the search. */
export function BookingButtons(props: {
  live: LiveBooking
  verbs: readonly OfferedVerb[]
  again: Again | null
}) {
  const { live, verbs } = props
  return (
    <div className="flex flex-wrap gap-2">
      <VerbButtons verbs={verbs} role="more" />
      <Button keys="p" pending={live.reading && live.sending === null} onClick={live.readAgain}>
        Refresh
      </Button>
      <ItineraryMenu booking={live.booking} />
      <PrintButtons />
      <VerbButtons verbs={verbs} role="danger" />
      {props.again && (
        <ButtonLink href={props.again.href} variant="primary" keys="r">
          {props.again.label}
        </ButtonLink>
      )}
    </div>
  )
}

function VerbButtons({ verbs, role }: { verbs: readonly OfferedVerb[]; role: 'more' | 'danger' }) {
  return verbs
    .filter(({ facts }) => facts.role === role)
    .map(({ name, facts, sending, restsBecause, press }) => (
      <BlockableButton
        key={name}
        {...(role === 'danger' && { variant: role })}
        keys={facts.keys}
        pending={sending}
        disabledReason={restsBecause}
        onClick={press}
      >
        {facts.label}
      </BlockableButton>
    ))
}
