import { bookingHref } from '../../lib/booking/booking-href.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import { nameCase } from '../../lib/booking/name-case.ts'
import { formatDate } from '../../lib/dates.ts'
import { kindFacts, kindIcon } from '../../lib/kinds.ts'
import { plural } from '../../lib/plural.ts'
import type {
  FoundTraveller,
  FoundTravellers,
  SavedPerson,
  TravellerBooking,
} from '../../lib/traveller/found-traveller.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { NetAmount } from '../ui/shown-prices.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import { SavedPersonRow } from './saved-person-row.tsx'

/** What can be erased: a person in one booking, a person's saved details, or a person in all of them. */
export type Erasable = { name: string } & (
  { booking: TravellerBooking } | { saved: SavedPerson } | { everywhere: true }
)

type Acts = {
  /** The name whose export is being written. */
  exporting: string | null
  onExport: (name: string) => void
  onErase: (erasable: Erasable) => void
}

/** The bookings and saved details of everybody who has the name, or why there are none. */
export function TravellerResults({
  results,
  searched,
  ...acts
}: Acts & { results: FoundTravellers | null; searched: string }) {
  if (results === null) {
    return (
      <EmptyState title="Find a traveller by name">
        Lists every booking of the office that names the person, whoever made it, and their saved details.
        From there you can export what is known, or erase the person.
      </EmptyState>
    )
  }
  if (results.kind === 'refused') return <ActNotice tone="bad">{results.message}</ActNotice>
  if (results.kind === 'session') return null
  if (results.travellers.length === 0) {
    return (
      <EmptyState title={`No traveller called “${searched.trim()}”`}>
        No booking or saved traveller of the office has this name. Erased names cannot be found.
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {results.travellers.map((traveller) => (
        <TravellerCard key={traveller.name} traveller={traveller} {...acts} />
      ))}
      {results.more && <p className="text-ink2">More bookings match. Type more of the name to see them.</p>}
      <p className="text-12 text-ink2">
        Two people may share a name: compare birth dates in the export before you erase anyone.
      </p>
    </div>
  )
}

function TravellerCard({ traveller, exporting, onExport, onErase }: Acts & { traveller: FoundTraveller }) {
  const { name, bookings, saved } = traveller
  return (
    <Card
      title={nameCase(name)}
      aside={
        <span className="flex items-center gap-3 max-narrow:flex-col max-narrow:items-end max-narrow:gap-1">
          <span className="whitespace-nowrap max-narrow:hidden">{plural(bookings.length, 'booking')}</span>
          <Button size="small" pending={exporting === name} onClick={() => onExport(name)}>
            Export
          </Button>
          <Button size="small" variant="danger" onClick={() => onErase({ name, everywhere: true })}>
            <span>
              <span>Erase</span>
              <span className="max-narrow:sr-only">{' everywhere'}</span>
            </span>
          </Button>
        </span>
      }
    >
      <ul>
        {bookings.map((booking) => (
          <TravellerBookingRow
            key={booking.reference}
            booking={booking}
            onErase={() => onErase({ name, booking })}
            eraseLabel={`Erase ${nameCase(name)} in ${booking.service?.code ?? booking.reference}`}
          />
        ))}
        {saved.map((one) => (
          <SavedPersonRow
            key={one.id}
            saved={one}
            onErase={() => onErase({ name, saved: one })}
            eraseLabel={`Erase the saved details of ${nameCase(name)}`}
          />
        ))}
      </ul>
    </Card>
  )
}

/** A booking of a traveller, with the button that erases the person in it. */
function TravellerBookingRow(props: { booking: TravellerBooking; eraseLabel: string; onErase: () => void }) {
  const { kind, reference, service, totalCents, madeBy } = props.booking
  const { word, tone } = stateFacts(props.booking)
  return (
    <li className="grid min-h-14 grid-cols-[minmax(0,1.6fr)_110px_minmax(0,1fr)_110px_120px_auto] items-center gap-x-3 gap-y-1 border-b px-4 py-2 last:border-b-0 max-wide:grid-cols-[minmax(0,1fr)_auto]">
      <span className="min-w-0">
        <span className="flex items-center gap-1.5">
          <Icon name={kindIcon(kind)} className="size-3.5 text-ink3" />
          <span className="sr-only">{`${kindFacts(kind).service}: `}</span>
          <Link href={bookingHref(reference)} className="min-w-0 truncate font-medium hover:underline">
            {service?.title ?? 'Details not loaded yet'}
          </Link>
        </span>
        <span className="block truncate text-ink2">{service?.detail}</span>
      </span>
      <span className="figures text-ink2 max-wide:order-3">
        {service?.days ? formatDate(service.days.from) : 'not supplied'}
      </span>
      <span translate="no" className="code min-w-0 truncate max-wide:order-4 max-wide:text-right">
        {service?.code ?? reference}
      </span>
      <span className="text-right font-bold max-wide:order-5 max-wide:text-left">
        <NetAmount cents={totalCents} />
        <span className="block truncate text-12 font-normal text-ink2">{madeBy}</span>
      </span>
      <span className="max-wide:order-2 max-wide:justify-self-end">
        <StatusPill tone={tone}>{word}</StatusPill>
      </span>
      <span className="justify-self-end max-wide:order-6">
        <Button size="small" variant="danger" aria-label={props.eraseLabel} onClick={props.onErase}>
          Erase
        </Button>
      </span>
    </li>
  )
}
