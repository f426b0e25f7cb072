import type { Metadata } from 'next'
import { SignInAgain } from '../../../components/session/sign-in-again.tsx'
import { NoPermission } from '../../../components/shell/no-permission.tsx'
import { TodayScreen } from '../../../components/today/today-screen.tsx'
import { readToday } from '../../../server/today/queries.ts'
import { withFirstPaint } from '../../../server/shell/first-paint.ts'

export const metadata: Metadata = { title: 'Today' }

/** What needs attention, what is due, and what can be gone on with. */
export default withFirstPaint(async function TodayPage() {
  const reading = await readToday()
  if (reading.kind === 'session') return <SignInAgain what="today" />
  if (reading.kind === 'not-permitted') return <NoPermission permission={reading.permission} />
  return <TodayScreen view={reading} />
})
