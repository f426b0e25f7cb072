import type { TravellerView } from '../../../lib/air/booking-view.ts'
import { ageOn } from '../../../lib/air/age.ts'
import { formatDate, type CalendarDate } from '../../../lib/dates.ts'
import { Card } from '../../ui/card.tsx'
import { CopyCode } from '../../booking/copy-code.tsx'

/** Who travels, with passports masked and e-tickets once they are issued. */
export function TravellerTable(props: {
  travellers: readonly TravellerView[]
  /** The day on which ages are given: the last departure. */
  ageDate: CalendarDate
  ticketed: boolean
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
            <span className="figures text-ink2">{formatDate(traveller.birthDate)}</span>
            <span className="text-ink2">
              {traveller.passportMasked === null ? (
                'passport not supplied'
              ) : (
                <span className="code text-ink">{traveller.passportMasked}</span>
              )}
            </span>
            <ETickets traveller={traveller} ticketed={props.ticketed} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function typeText(traveller: TravellerView, ageDate: CalendarDate): string {
  if (traveller.type !== 'child') return traveller.type
  return `child, ${ageOn(traveller.birthDate, ageDate)}`
}

function ETickets({ traveller, ticketed }: { traveller: TravellerView; ticketed: boolean }) {
  if (traveller.eTickets.length === 0) {
    return <span className="text-ink2">{ticketed ? 'e-ticket not supplied' : 'e-ticket after issue'}</span>
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
