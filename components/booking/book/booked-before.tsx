import type { Route } from 'next'
import type { BookingKind } from '../../../contract/booking/kinds.ts'
import { kindFacts } from '../../../lib/kinds.ts'
import { bookingHref } from '../../../lib/booking/booking-href.ts'
import { stateFacts } from '../../../lib/booking/booking-state.ts'
import type { EarlierBooking } from '../../../lib/booking/hold-outcome.ts'
import { nameCase } from '../../../lib/booking/name-case.ts'
import { ActNotice } from '../../ui/act-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'

type Asked = {
  kind: BookingKind
  /** None: the desk could not look for them. */
  existing: readonly EarlierBooking[]
  onBack: () => void
  onBookAnyway: () => void
}

/** Asks before anything is sent: open the other booking, go back to the form, or book this one as well. */
export function BookedBefore({ kind, existing, onBack, onBookAnyway }: Asked) {
  const [only, another] = existing
  return (
    <ActNotice
      tone="held"
      action={
        <span className="flex flex-wrap gap-2">
          {only && !another && <OpenBooking existing={only} />}
          <Button onClick={onBack}>Back to the form</Button>
          <Button onClick={onBookAnyway}>Book it anyway</Button>
        </span>
      }
    >
      <EarlierBookings kind={kind} existing={existing} />
      <span>{' Nothing was sent, and your form is saved.'}</span>
    </ActNotice>
  )
}

/** The bookings of these people at this time: a sentence for one, a list of several. */
export function EarlierBookings({ kind, existing }: Pick<Asked, 'kind' | 'existing'>) {
  const [only, another] = existing
  const { people } = kindFacts(kind)
  if (!only) return <b>{`Couldn't check whether these ${people} have other bookings.`}</b>
  if (!another) {
    return (
      <>
        <b>{`${whoIsBooked(kind, only)}:`}</b>
        <span> </span>
        <Earlier kind={kind} existing={only} />
      </>
    )
  }
  return (
    <>
      <b>{`Already booked at this time, ${existing.length} bookings:`}</b>
      <ul className="my-1 list-disc pl-5">
        {existing.map((one) => (
          <li key={one.reference}>
            <span>{`${whoIsBooked(kind, one)}: `}</span>
            <Earlier kind={kind} existing={one} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Says that the gateway has such a booking already, and which, if the desk knows it. */
export function Duplicate(props: {
  kind: BookingKind
  existing: EarlierBooking | null
  searchHref: string
  onBack: () => void
}) {
  const { kind, existing } = props
  const { offer, people } = kindFacts(kind)
  const { again, bookedOnce } = offer
  return (
    <ActNotice
      tone="bad"
      action={
        <span className="flex flex-wrap gap-2">
          {existing ? (
            <OpenBooking existing={existing} />
          ) : (
            <ButtonLink href={'/bookings'}>All bookings</ButtonLink>
          )}
          {bookedOnce && <ButtonLink href={props.searchHref as Route}>{again}</ButtonLink>}
          <Button onClick={props.onBack}>Back to the form</Button>
        </span>
      }
    >
      <b>Not booked:</b>
      <span> </span>
      {existing ? (
        <>
          <span>{`${existing.person === null ? 'your office' : nameCase(existing.person)} already has a booking on this ${offer.one}: `}</span>
          <Earlier kind={kind} existing={existing} />
          {!bookedOnce && <span>{' The booking service allows no second one.'}</span>}
        </>
      ) : (
        <span>{`your office already has an active booking of this ${offer.one}, which was not made at this desk.`}</span>
      )}
      <span>{` ${bookedOnce ? `For other ${people}, ${again.toLowerCase()} and choose the same one again. ` : ''}Your form is saved.`}</span>
    </ActNotice>
  )
}

/** `Anna Keller is already booked on one of these flights`. */
function whoIsBooked(kind: BookingKind, { person, meeting, isRead }: EarlierBooking): string {
  if (person !== null) return `${nameCase(person)} is already booked ${kindFacts(kind).meets[meeting]}`
  return isRead ? 'Your office has a booking already' : 'The same people may be booked already'
}

/** `PO1234567, LHR to SIN, ticketed, made by Maya.` */
function Earlier({ kind, existing }: { kind: BookingKind; existing: EarlierBooking }) {
  const { reference, title, state, madeBy, isRead } = existing
  const word = stateFacts({ kind, state }).word.toLowerCase()
  const facts = [title, isRead ? word : `${word} when last read`, madeBy === '' ? null : `made by ${madeBy}`]
  return (
    <>
      <a
        translate="no"
        href={bookingHref(reference)}
        className="code underline decoration-line2 underline-offset-2 hover:decoration-current"
      >
        {reference}
      </a>
      <span>{`, ${facts.filter(Boolean).join(', ')}.${!isRead ? ' Its record could not be read.' : ''}`}</span>
    </>
  )
}

function OpenBooking({ existing: { reference } }: { existing: EarlierBooking }) {
  return (
    <ButtonLink href={bookingHref(reference)} variant="primary">
      Open that booking
    </ButtonLink>
  )
}
