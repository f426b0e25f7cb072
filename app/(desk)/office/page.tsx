import type { Metadata } from 'next'
import { OverviewScreen } from '../../../components/office/overview-screen.tsx'
import { AdminPage } from '../../../components/office/admin-page.tsx'
import { readPageParams, type PageQuery } from '../../page-params.ts'
import { readOverview } from '../../../server/office/overview.ts'

export const metadata: Metadata = { title: 'Office' }

/** The overview of the office; `period` is a number of days (7, 30, 90) or a month (`2026-11`). */
export default async function OfficePage({ searchParams }: { searchParams: PageQuery }) {
  const view = await readOverview((await readPageParams(searchParams)).get('period'))
  if (view.kind !== 'read') return <AdminPage refusal={view} />
  return (
    <AdminPage refusal={null}>
      <OverviewScreen view={view} />
    </AdminPage>
  )
}
