import type { Route } from 'next'
import { Link } from '../ui/link.tsx'
import { API_AGENT } from '../../lib/booking/maker.ts'
import type { MakerLine } from '../../lib/office/people-view.ts'
import { plural } from '../../lib/plural.ts'
import { Card } from '../ui/card.tsx'
import { PersonName } from '../ui/person-name.tsx'
import { agentHref } from './office-hrefs.ts'

/** Who made bookings of the office without ever signing in at this desk; nothing where there is nobody. */
export function MakersCard({ makers }: { makers: readonly MakerLine[] }) {
  if (makers.length === 0) return null
  return (
    <Card
      title="Made bookings, not signed in here"
      aside={<span className="text-12">as the bookings say</span>}
    >
      <ul className="py-1.5">
        {makers.map(({ name, bookings }) => (
          <li key={name} className="flex items-baseline justify-between gap-4 px-4 py-1.5">
            <PersonName text={name || API_AGENT} />
            <BookingsLink name={name || API_AGENT} bookings={bookings} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** How many bookings somebody made, as a link to them. */
export function BookingsLink({ name, bookings }: MakerLine) {
  const text = plural(bookings, 'booking')
  if (bookings === 0) return <span className="figures text-ink2">{text}</span>
  return (
    <Link href={agentHref(name) as Route} className="figures text-accent hover:underline">
      {text}
    </Link>
  )
}
