import type { Route } from 'next'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import { kindFacts, kindIcon } from '../../lib/kinds.ts'
import type { TravellerBooking } from '../../lib/traveller/found-traveller.ts'
import { formatDate } from '../../lib/dates.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { NetAmount } from '../ui/shown-prices.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import { RowLink } from '../ui/row-link.tsx'

/** A booking of a traveller, with the button that erases the person in it. */
export function TravellerBookingRow(props: {
  booking: TravellerBooking
  eraseLabel: string
  onErase: () => void
}) {
  const { kind, reference, service, totalCents, madeBy } = props.booking
  const { word, tone } = stateFacts(props.booking)
  return (
    <li className="grid min-h-14 grid-cols-[minmax(0,1.6fr)_110px_minmax(0,1fr)_110px_120px_auto] items-center gap-x-3 gap-y-1 border-b px-4 py-2 last:border-b-0 max-wide:grid-cols-[minmax(0,1fr)_auto]">
      <span className="min-w-0">
        <span className="flex items-center gap-1.5">
          <Icon name={kindIcon(kind)} className="size-3.5 text-ink3" />
          <span className="sr-only">{`${kindFacts(kind).service}: `}</span>
          <RowLink
            href={`/bookings/${encodeURIComponent(reference)}` as Route}
            className="min-w-0 truncate font-medium hover:underline"
          >
            {service?.title ?? 'Details not loaded yet'}
          </RowLink>
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
