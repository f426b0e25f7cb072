'use client'

import type { Route } from 'next'
import { Link } from '../ui/link.tsx'
import { clientHref } from '../../lib/client/client.ts'
import type { TripPageView } from '../../lib/trip/trip.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Card } from '../ui/card.tsx'
import { PersonName } from '../ui/person-name.tsx'
import { TripTravellers } from './trip-travellers.tsx'
import type { TripActs } from './use-trip-acts.ts'

/** Whom a trip is for, and who travels, each with the button that chooses others. */
export function ClientCard(props: { view: TripPageView; acts: TripActs; onChoose: () => void }) {
  const { client, travellers, changeBar } = props.view
  return (
    <Card
      title="Client"
      aside={
        <BlockableButton
          size="small"
          keys="l"
          disabledReason={changeBar ?? undefined}
          onClick={props.onChoose}
        >
          <span>{client === null ? 'Choose' : 'Change'}</span>
          <span className="sr-only"> the client</span>
        </BlockableButton>
      }
    >
      {client === null ? (
        <p className="px-4 py-3 text-ink2">No client chosen yet.</p>
      ) : (
        <div className="flex flex-col gap-0.5 px-4 py-3">
          <Link href={clientHref(client.id) as Route} className="font-medium hover:underline">
            <PersonName text={client.name} />
          </Link>
          {client.phone && (
            <span translate="no" className="text-ink2">
              {client.phone}
            </span>
          )}
          {client.email && (
            <span translate="no" className="text-ink2 wrap-anywhere">
              {client.email}
            </span>
          )}
        </div>
      )}
      {travellers !== null && (
        <TripTravellers travellers={travellers} acts={props.acts} changeBar={changeBar} />
      )}
    </Card>
  )
}
