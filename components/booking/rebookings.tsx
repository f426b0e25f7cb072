import type { Route } from 'next'
import { bookingHref } from '../../lib/booking/booking-href.ts'
import { isRepeatable, type Rebooked } from '../../lib/booking/again.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { ButtonLink } from '../ui/button-link.tsx'

/** How a booking that has ended is repeated: its label and address. */
export type Again = { label: string; href: Route }

/** How this booking is repeated; null while it is active, and where it cannot be repeated. */
export function againOf(booking: BookingView, searchHref: string | null): Again | null {
  if (!isRepeatable(booking)) return null
  if (kindFacts(booking.kind).rebooks) {
    return { label: 'Rebook the same', href: `${bookingHref(booking.reference)}/again` as Route }
  }
  return searchHref === null ? null : { label: 'Repeat this search', href: searchHref as Route }
}

/** The booking that this one replaces, and the bookings that replace it. */
export function Rebookings(props: { insteadOf: string | null; rebookedAs: readonly Rebooked[] }) {
  const { insteadOf, rebookedAs } = props
  if (insteadOf === null && rebookedAs.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink2">
      {insteadOf !== null && (
        <span className="flex items-center gap-2">
          <span>{'Rebooked from '}</span>
          <Reference reference={insteadOf} />
        </span>
      )}
      {rebookedAs.map(({ reference, word }) => (
        <span key={reference} className="flex items-center gap-2">
          <span>{'Rebooked as '}</span>
          <Reference reference={reference} />
          <span>{` ${word.toLowerCase()}`}</span>
        </span>
      ))}
    </p>
  )
}

function Reference({ reference }: { reference: string }) {
  return (
    <ButtonLink href={bookingHref(reference)} size="small">
      <span translate="no" className="code">
        {reference}
      </span>
    </ButtonLink>
  )
}
