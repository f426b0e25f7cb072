import type { Metadata } from 'next'
import { ActivityBookScreen } from '../../../../components/activity/book/book-screen.tsx'
import { KeptScreen } from '../../../../components/session/kept-screen.tsx'
import { ButtonLink } from '../../../../components/ui/button-link.tsx'
import { EmptyState } from '../../../../components/ui/empty-state.tsx'
import { offerCodeOf } from '../../../../lib/activity/activity-offer.ts'
import { readBookPlace } from '../../../../lib/activity/book-params.ts'
import { readPageParams, type PageQuery } from '../../../page-params.ts'
import { openActivityForm } from '../../../../server/activity/open-form.ts'
import { clientOfOption } from '../../../../server/trip/queries.ts'
import { readFormForTrip } from '../../../../server/trip/form-for-trip.ts'
import { withFirstPaint } from '../../../../server/shell/first-paint.ts'

export const metadata: Metadata = { title: 'Book' }

/** The form for a start of a variant: the address says which, of what product, and for whom. */
export default withFirstPaint(async function BookPage({ searchParams }: { searchParams: PageQuery }) {
  const params = await readPageParams(searchParams)
  const place = readBookPlace(params)
  if (place === null) return <NothingSelected />
  const [opened, tripClient, trip] = await Promise.all([
    openActivityForm(place),
    clientOfOption(params.get('option')),
    readFormForTrip(params.get('option')),
  ])
  return (
    <KeptScreen lost={opened === null} what="this activity">
      {opened && (
        <ActivityBookScreen
          key={offerCodeOf(place)}
          place={place}
          found={opened.found}
          product={opened.product}
          serverNow={opened.form.serverNow}
          clientReference={opened.form.opening.clientReference}
          outcomeOpen={opened.form.opening.outcomeOpen}
          drafts={opened.form.opening.drafts}
          holdBar={opened.form.holdBar}
          tripClient={tripClient}
          trip={trip}
        />
      )}
    </KeptScreen>
  )
})

function NothingSelected() {
  return (
    <EmptyState
      title="No activity selected"
      action={
        <ButtonLink href="/activities" variant="primary">
          Search activities
        </ButtonLink>
      }
    >
      Select a date on an activity's page to book it.
    </EmptyState>
  )
}
