import type { Metadata } from 'next'
import { PeopleScreen } from '../../../../components/office/people-screen.tsx'
import { AdminPage } from '../../../../components/office/admin-page.tsx'
import { readPeople } from '../../../../server/office/people.ts'

export const metadata: Metadata = { title: 'People' }

/** The people of the office. */
export default async function PeoplePage() {
  const view = await readPeople()
  if (view.kind !== 'read') return <AdminPage refusal={view} />
  return (
    <AdminPage refusal={null}>
      <PeopleScreen view={view} />
    </AdminPage>
  )
}
