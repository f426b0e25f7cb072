import type { Metadata } from 'next'
import { OfficeFrame } from '../../../../components/office/office-frame.tsx'
import { KeptScreen } from '../../../../components/session/kept-screen.tsx'
import { TravellerFinder } from '../../../../components/traveller/traveller-finder.tsx'
import { EmptyState } from '../../../../components/ui/empty-state.tsx'
import { travellerPage } from '../../../../server/traveller/queries.ts'

export const metadata: Metadata = { title: 'Travellers' }

/** Where admins find, export and erase a traveller of the office. */
export default async function TravellersPage() {
  const page = await travellerPage()
  if (page.kind === 'session') return <KeptScreen lost what="travellers" />
  if (page.kind === 'refused') {
    return <EmptyState title="Travellers are for admins">{page.message}</EmptyState>
  }
  return (
    <KeptScreen lost={false} what="travellers">
      <OfficeFrame tab="travellers">
        <p className="text-ink2">{`Find a person in the bookings and among the saved travellers of ${page.officeName}, export what is known, or erase it.`}</p>
        <TravellerFinder />
      </OfficeFrame>
    </KeptScreen>
  )
}
