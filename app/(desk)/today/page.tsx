import type { Metadata } from 'next'
import { KeptScreen } from '../../../components/session/kept-screen.tsx'
import { NoPermission } from '../../../components/shell/no-permission.tsx'
import { TodayScreen } from '../../../components/today/today-screen.tsx'
import { readToday } from '../../../server/today/queries.ts'
import { withFirstPaint } from '../../../server/shell/first-paint.ts'

export const metadata: Metadata = { title: 'Today' }

/** The Today page: bookings that need attention, payments that are due, and unfinished work. */
export default withFirstPaint(async function TodayPage() {
  const reading = await readToday()
  if (reading.kind === 'session') return <KeptScreen lost what="today" />
  if (reading.kind === 'not-permitted') return <NoPermission permission={reading.permission} />
  return (
    <KeptScreen lost={false} what="today">
      <TodayScreen view={reading} />
    </KeptScreen>
  )
})
