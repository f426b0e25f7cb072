import type { Metadata } from 'next'
import { MonthsScreen } from '../../../../components/accounts/months-screen.tsx'
import { AdminPage } from '../../../../components/office/admin-page.tsx'
import { readMonths } from '../../../../server/accounts/queries.ts'

export const metadata: Metadata = { title: 'Month end' }

/** The months of the office, open and closed. */
export default async function AccountsPage() {
  const view = await readMonths()
  if (view.kind !== 'read') return <AdminPage refusal={view} />
  return (
    <AdminPage refusal={null}>
      <MonthsScreen view={view} />
    </AdminPage>
  )
}
