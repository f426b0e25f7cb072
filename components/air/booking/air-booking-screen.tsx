'use client'

import { ageOn } from '../../../lib/air/age.ts'
import type { AirBookingView, TravellerView } from '../../../lib/air/booking-view.ts'
import { stateFacts } from '../../../lib/booking/booking-state.ts'
import { formatDate, type CalendarDate } from '../../../lib/dates.ts'
import { BookingScreen, type BookingScreenProps } from '../../booking/booking-screen.tsx'
import { CopyCode } from '../../booking/copy-code.tsx'
import { loadAirportNames } from '../../place/places-source.ts'
import { useNames } from '../../place/use-names.ts'
import { Card } from '../../ui/card.tsx'
import { ItineraryCard } from './itinerary-card.tsx'

/** The page of an air booking: its flights and its travellers. */
export function AirBookingScreen(props: BookingScreenProps<AirBookingView>) {
  const names = useNames(loadAirportNames)
  return (
    <BookingScreen {...props}>
      {({ segments, travellers, createdAt, state }) => (
        <>
          <ItineraryCard segments={segments} names={names} />
          <TravellerTable
            travellers={travellers}
            ageDate={(segments.at(-1)?.departureAt ?? createdAt).slice(0, 10)}
            state={state}
          />
        </>
      )}
    </BookingScreen>
  )
}

/** The travellers, with masked passports, and e-tickets once they are issued. */
function TravellerTable(props: {
  travellers: readonly TravellerView[]
  /** The date at which ages are given: the last departure. */
  ageDate: CalendarDate
  state: AirBookingView['state']
}) {
  return (
    <Card title="Travellers" aside="names as on passport">
      <ul>
        {props.travellers.map((traveller, index) => (
          <li
            key={index}
            className="grid grid-cols-[minmax(0,2fr)_80px_100px_140px_minmax(0,1.4fr)] items-center gap-x-3 gap-y-0.5 border-b px-4 py-2.5 last:border-b-0 max-wide:grid-cols-2"
          >
            <span className="font-medium uppercase max-wide:col-span-2">
              {traveller.lastName} / {traveller.firstName} {traveller.title}
            </span>
            <span className="text-ink2">{typeText(traveller, props.ageDate)}</span>
            <span className="figures text-ink2">
              {traveller.birthDate === null ? 'erased' : formatDate(traveller.birthDate)}
            </span>
            <span className="text-ink2">
              {traveller.passportMasked === null ? (
                'passport not supplied'
              ) : (
                <span className="code text-ink">{traveller.passportMasked}</span>
              )}
            </span>
            <ETickets traveller={traveller} state={props.state} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function typeText(traveller: TravellerView, ageDate: CalendarDate): string {
  if (traveller.type !== 'child' || traveller.birthDate === null) return traveller.type
  return `child, ${ageOn(traveller.birthDate, ageDate)}`
}

/** Why there is no e-ticket: not issued yet, never will be, or missing. */
function noTicketText(state: AirBookingView['state']): string {
  const { standing } = stateFacts({ kind: 'air', state })
  if (standing === 'held' || standing === 'underway') return 'e-ticket once issued'
  return state === 'cancelled' || state === 'lapsed' || standing === 'none'
    ? 'no e-ticket'
    : 'e-ticket not supplied'
}

function ETickets({ traveller, state }: { traveller: TravellerView; state: AirBookingView['state'] }) {
  if (traveller.eTickets.length === 0) {
    return <span className="text-ink2">{noTicketText(state)}</span>
  }
  return (
    <span className="flex flex-col items-start">
      {traveller.eTickets.map((ticket) => (
        <span key={ticket.number}>
          <CopyCode text={ticket.number} what="e-ticket" />
          {ticket.refunded && <span className="text-ink2"> refunded</span>}
        </span>
      ))}
    </span>
  )
}
