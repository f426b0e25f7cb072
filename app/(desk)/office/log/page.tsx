import type { Metadata } from 'next'
import { ChangesScreen } from '../../../../components/office/changes-screen.tsx'
import { AdminPage } from '../../../../components/office/admin-page.tsx'
import { changeQuery } from '../../../../lib/office/change-query.ts'
import { readPageParams, type PageQuery } from '../../../page-params.ts'
import { readChanges } from '../../../../server/office/changes.ts'

export const metadata: Metadata = { title: 'Change log' }

/** The change log; `who`, `what`, `reference`, `from` and `to` narrow it, `before` begins a later page. */
export default async function ChangesPage({ searchParams }: { searchParams: PageQuery }) {
  const view = await readChanges(changeQuery(await readPageParams(searchParams)))
  if (view.kind !== 'read') return <AdminPage refusal={view} />
  return (
    <AdminPage refusal={null}>
      <ChangesScreen view={view} />
    </AdminPage>
  )
}
