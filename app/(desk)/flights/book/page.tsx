import type { Metadata } from 'next'
import { FlightBookScreen } from '../../../../components/air/book/book-screen.tsx'
import { KeptScreen } from '../../../../components/session/kept-screen.tsx'
import { ButtonLink } from '../../../../components/ui/button-link.tsx'
import { EmptyState } from '../../../../components/ui/empty-state.tsx'
import { searchedTripKey } from '../../../../lib/air/draft.ts'
import type { FlightSearch } from '../../../../lib/air/flight-search.ts'
import { readSearch, searchHref } from '../../../../lib/air/search-params.ts'
import { readPageParams, type PageQuery } from '../../../page-params.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { openBookForm } from '../../../../server/booking/open-form.ts'
import { clientOfOption } from '../../../../server/trip/queries.ts'
import { readFormForTrip } from '../../../../server/trip/form-for-trip.ts'
import { withFirstPaint } from '../../../../server/shell/first-paint.ts'

export const metadata: Metadata = { title: 'Book' }

/** The form for one fare: `fare` is its FareSourceCode, the rest of the address the search it came from. */
export default withFirstPaint(async function BookPage({ searchParams }: { searchParams: PageQuery }) {
  const params = await readPageParams(searchParams)
  const offerCode = params.get('fare')
  const search = readSearch(params)
  const types = search && passengerTypesOf(search)
  if (!offerCode || offerCode.length > 256) return <NoFare />
  const [opened, tripClient, trip] = await Promise.all([
    openBookForm(airHandling, offerCode),
    clientOfOption(params.get('option')),
    readFormForTrip(params.get('option')),
  ])
  const form = opened.kind === 'open' ? opened.form : null
  return (
    <KeptScreen lost={form === null} what="this fare">
      {form && (
        <FlightBookScreen
          key={offerCode}
          offerCode={offerCode}
          searchHref={search ? searchHref(search) : '/flights'}
          passengerTypes={types}
          likelySubject={search && types && searchedTripKey(search.legs, types)}
          serverNow={form.serverNow}
          clientReference={form.opening.clientReference}
          outcomeOpen={form.opening.outcomeOpen}
          drafts={form.opening.drafts}
          holdBar={form.holdBar}
          tripClient={tripClient}
          trip={trip}
        />
      )}
    </KeptScreen>
  )
})

function passengerTypesOf(search: FlightSearch) {
  const times = (count: number, type: 1 | 2 | 3) => Array.from({ length: count }, () => type)
  return [...times(search.adults, 1), ...times(search.children, 2), ...times(search.infants, 3)]
}

function NoFare() {
  return (
    <EmptyState
      title="No fare selected"
      action={
        <ButtonLink href={'/flights'} variant="primary">
          Search flights
        </ButtonLink>
      }
    >
      Select a fare in the search results to book it.
    </EmptyState>
  )
}
