import type { Metadata } from 'next'
import { KeptScreen } from '../../../../components/session/kept-screen.tsx'
import { NoPermission } from '../../../../components/shell/no-permission.tsx'
import { ReviewScreen } from '../../../../components/today/review-screen.tsx'
import { CHANGE_ABOUTS } from '../../../../lib/booking/review.ts'
import { readReview } from '../../../../server/today/review.ts'
import { readPageParams, type PageQuery } from '../../../page-params.ts'

export const metadata: Metadata = { title: 'Changes to review' }

/** The changes of bookings that nobody has accepted yet; `about` narrows them to one sort. */
export default async function ReviewPage({ searchParams }: { searchParams: PageQuery }) {
  const wanted = (await readPageParams(searchParams)).get('about')
  const reading = await readReview(CHANGE_ABOUTS.find((about) => about === wanted) ?? null)
  if (reading.kind === 'session') return <KeptScreen lost what="the changes" />
  if (reading.kind === 'not-permitted') return <NoPermission permission={reading.permission} />
  return (
    <KeptScreen lost={false} what="the changes">
      <ReviewScreen view={reading} />
    </KeptScreen>
  )
}
