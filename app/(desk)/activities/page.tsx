import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ActivitiesScreen } from '../../../components/activity/search/activities-screen.tsx'
import { KeptScreen } from '../../../components/session/kept-screen.tsx'
import { NoPermission } from '../../../components/shell/no-permission.tsx'
import { readPageParams, type PageQuery } from '../../page-params.ts'
import { catalogueQueries } from '../../../server/activity/queries.ts'
import { requireGrant } from '../../../server/session/gate.ts'
import { readShell } from '../../../server/shell/queries.ts'
import { withFirstPaint } from '../../../server/shell/first-paint.ts'

export const metadata: Metadata = { title: 'Activities' }

/** The catalogue of activities. Word, filters, dates and travellers are in the address. */
export default withFirstPaint(async function ActivitiesPage({ searchParams }: { searchParams: PageQuery }) {
  const gate = await requireGrant('activity_products')
  if (!gate.ok && gate.refusal.code === 'NotPermitted') {
    return <NoPermission permission="activity_products" />
  }
  if (!gate.ok) return <KeptScreen lost what="activities" />
  const address = await readPageParams(searchParams)
  const [shell, catalogue] = await Promise.all([readShell(), catalogueQueries(gate.grant, address)])
  if (!shell.ok) return <KeptScreen lost what="activities" />
  return (
    <KeptScreen lost={false} what="activities">
      <HydrationBoundary state={catalogue}>
        <ActivitiesScreen serverNow={shell.shell.serverNow} />
      </HydrationBoundary>
    </KeptScreen>
  )
})
