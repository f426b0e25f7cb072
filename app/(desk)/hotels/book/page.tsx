import type { Metadata } from 'next'
import { HotelBookScreen } from '../../../../components/hotel/book/book-screen.tsx'
import { KeptScreen } from '../../../../components/session/kept-screen.tsx'
import { ButtonLink } from '../../../../components/ui/button-link.tsx'
import { EmptyState } from '../../../../components/ui/empty-state.tsx'
import { searchedStaySubject } from '../../../../lib/hotel/draft.ts'
import { hotelHref, readDates, readPlace } from '../../../../lib/hotel/stay-params.ts'
import { readPageParams, type PageQuery } from '../../../page-params.ts'
import { openBookForm } from '../../../../server/booking/open-form.ts'
import { hotelHandling } from '../../../../server/hotel/hotel-handling.ts'
import { clientOfOption } from '../../../../server/trip/queries.ts'
import { readFormForTrip } from '../../../../server/trip/form-for-trip.ts'
import { withFirstPaint } from '../../../../server/shell/first-paint.ts'

export const metadata: Metadata = { title: 'Book' }

/**
 * The form for one rate: `rate` is its FareSourceCode, `hotel` and the rest of the address the stay it came
 * from.
 */
export default withFirstPaint(async function BookPage({ searchParams }: { searchParams: PageQuery }) {
  const params = await readPageParams(searchParams)
  const rateCode = params.get('rate')
  if (!rateCode || rateCode.length > 256) return <NoRate />
  const [hotel, stay] = [readHotel(params), readDates(params)]
  const [opened, tripClient, trip] = await Promise.all([
    openBookForm(hotelHandling, rateCode),
    clientOfOption(params.get('option')),
    readFormForTrip(params.get('option')),
  ])
  const form = opened.kind === 'open' ? opened.form : null
  return (
    <KeptScreen lost={form === null} what="this rate">
      {form && (
        <HotelBookScreen
          key={rateCode}
          rateCode={rateCode}
          ratesHref={hotel && stay ? hotelHref(hotel, { ...stay, place: readPlace(params) }) : '/hotels'}
          rooms={stay?.rooms ?? null}
          likelySubject={hotel && stay && searchedStaySubject(hotel, stay)}
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

function readHotel(params: URLSearchParams): string | null {
  const hotel = params.get('hotel') ?? ''
  return /^\d{1,15}$/.test(hotel) ? hotel : null
}

function NoRate() {
  return (
    <EmptyState
      title="No rate selected"
      action={
        <ButtonLink href={'/hotels'} variant="primary">
          Search hotels
        </ButtonLink>
      }
    >
      Select a rate on a hotel's page to book it.
    </EmptyState>
  )
}
