'use client'

import { ageOn } from '../../../lib/booking/age.ts'
import {
  passportId,
  type AirBookingView,
  type BookedSegment,
  type TravellerView,
} from '../../../lib/air/booking-view.ts'
import { ticketText } from '../../../lib/air/ticket-text.ts'
import { isErased } from '../../../lib/booking/erased-name.ts'
import { nameCase } from '../../../lib/booking/name-case.ts'
import { formatDate, type CalendarDate } from '../../../lib/dates.ts'
import { lineText, type TextLine } from '../../../lib/text-line.ts'
import { BookingScreen, type BookingScreenProps } from '../../booking/booking-screen.tsx'
import { SettledNotice } from '../../booking/settled-notice.tsx'
import { CopyCode } from '../../ui/copy-code.tsx'
import { loadAirportNames } from '../../place/places-source.ts'
import { useNames } from '../../place/use-names.ts'
import { MaskedNumber } from '../../traveller/masked-number.tsx'
import { Card } from '../../ui/card.tsx'
import { lateWindow } from '../../ui/late-window.tsx'
import { NetOnly, useNetWords } from '../../ui/shown-prices.tsx'
import { ItineraryCard } from './itinerary-card.tsx'
import { PersonName } from '../../ui/person-name.tsx'
import { FareRulesButton } from '../rules/fare-rules-button.tsx'
import { RuleLines } from '../rules/rule-lines.tsx'
import { airPageFacts } from './page-facts.ts'

const RefundDialog = lateWindow(() => import('./refund-dialog.tsx').then((module) => module.RefundDialog))

/** The page of an air booking: its flights and its travellers. */
export function AirBookingScreen(props: BookingScreenProps<AirBookingView>) {
  const names = useNames(loadAirportNames)
  return (
    <BookingScreen {...props} facts={airPageFacts} codes={pnrsOf} questions={{ refund: RefundDialog }}>
      {(booking) => (
        <>
          <SettledNotice kind="air" settlement={booking.money.settlement} />
          <ItineraryCard segments={booking.segments} names={names} />
          <TravellerTable booking={booking} revealBar={props.revealBar} />
          <RulesCard booking={booking} />
        </>
      )}
    </BookingScreen>
  )
}

/** The airlines' references of the flights: `PNR X7K2LM`. */
function pnrsOf({ segments }: AirBookingView): string {
  const pnrs = [...new Set(segments.flatMap(({ airlinePnr }) => airlinePnr ?? []))]
  return pnrs.length === 0 ? '' : `PNR ${pnrs.join(', ')}`
}

/** Below 1440 px a name has a line of its own, so that a long one stays whole. */
const TRAVELLER_COLUMNS =
  'grid grid-cols-[minmax(min-content,2fr)_104px_100px_minmax(148px,1fr)_minmax(84px,1.3fr)] items-center gap-x-3 gap-y-0.5 border-b px-4 py-2.5 last:border-b-0 max-[1439.98px]:grid-cols-[104px_100px_minmax(148px,1fr)_minmax(84px,1.3fr)] max-wide:grid-cols-[repeat(auto-fit,minmax(min(148px,100%),1fr))]'

/** The travellers, with masked passports, and e-tickets once they are issued. */
function TravellerTable({ booking, revealBar }: { booking: AirBookingView; revealBar: string | null }) {
  const { segments, travellers, createdAt, state } = booking
  // Ages are given at the last departure.
  const ageDate = (segments.at(-1)?.departureAt ?? createdAt).slice(0, 10)
  return (
    <Card title="Travellers" aside="names as on passport">
      <ul>
        {travellers.map((traveller, index) => (
          <li key={index} className={TRAVELLER_COLUMNS}>
            <span className="font-medium uppercase max-[1439.98px]:col-span-full">
              <TravellerName traveller={traveller} />
            </span>
            <span className="text-ink2">{typeText(traveller, ageDate)}</span>
            <span className="figures text-ink2">
              {traveller.birthDate === null ? 'erased' : formatDate(traveller.birthDate)}
            </span>
            <span className="text-ink2">
              {traveller.passportMasked === null ? (
                isErased(traveller.lastName) ? (
                  'erased'
                ) : (
                  'passport not supplied'
                )
              ) : (
                <MaskedNumber
                  booking={booking}
                  document={passportId(index)}
                  masked={traveller.passportMasked}
                  what={`passport number of ${nameCase(`${traveller.firstName} ${traveller.lastName}`)}`}
                  bar={revealBar}
                />
              )}
            </span>
            <ETickets traveller={traveller} state={state} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function TravellerName({ traveller }: { traveller: TravellerView }) {
  const { firstName, lastName, title } = traveller
  if (isErased(lastName)) return <span className="font-normal normal-case text-ink2">erased</span>
  return <PersonName text={`${lastName} / ${firstName} ${title ?? ''}`} />
}

/** `child, 8, female`. */
function typeText({ type, birthDate, sex, lastName }: TravellerView, ageDate: CalendarDate): string {
  const age = type === 'child' && birthDate !== null ? ageOn(birthDate, ageDate) : null
  return [type, age, isErased(lastName) ? undefined : sex]
    .filter((fact) => fact !== null && fact !== undefined)
    .join(', ')
}

function ETickets({ traveller, state }: { traveller: TravellerView; state: AirBookingView['state'] }) {
  const formatNet = useNetWords()
  if (traveller.eTickets.length === 0) {
    return <span className="text-ink2">{ticketText(state)}</span>
  }
  return (
    <span className="flex flex-col items-start">
      {traveller.eTickets.map((ticket) => (
        <span key={ticket.number}>
          <CopyCode text={ticket.number} what="e-ticket" />
          {ticket.refunded && (
            <span className="text-ink2">
              <span>{' refunded '}</span>
              {ticket.refundedCents !== null && (
                <NetOnly>
                  <span translate="no" className="agency-only figures">
                    {formatNet(ticket.refundedCents)}
                  </span>
                </NetOnly>
              )}
            </span>
          )}
        </span>
      ))}
    </span>
  )
}

/** The airline's rules for each flight in the booking record, and the rules that the fare was sold with. */
function RulesCard({ booking }: { booking: AirBookingView }) {
  const groups = sameRules(booking.segments)
  return (
    <Card
      title="Airline rules"
      className="print:hidden"
      aside={<FareRulesButton of={{ reference: booking.reference }} />}
    >
      <div className="divide-y">
        {groups.length === 0 && <p className="px-4 py-3 text-ink2">Not supplied in the booking record.</p>}
        {groups.map(({ flights, lines }) => (
          <div key={flights.join()} className="px-4 py-3">
            <h3 translate="no" className="code mb-1 text-12 text-ink2">
              {flights.join(', ')}
            </h3>
            <RuleLines lines={lines.map((line) => ({ line, matches: [], first: 0 }))} />
          </div>
        ))}
      </div>
    </Card>
  )
}

/** Flights with the same text are shown with it once. */
function sameRules(segments: readonly BookedSegment[]): { flights: string[]; lines: readonly TextLine[] }[] {
  const groups = new Map<string, { flights: string[]; lines: readonly TextLine[] }>()
  for (const { carrierCode, flightNumber, airlineRules } of segments) {
    if (!airlineRules) continue
    const text = airlineRules.map(lineText).join('\n')
    const group = groups.get(text) ?? { flights: [], lines: airlineRules }
    group.flights.push(`${carrierCode} ${flightNumber}`)
    groups.set(text, group)
  }
  return [...groups.values()]
}
