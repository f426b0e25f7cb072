import type { Metadata } from 'next'
import { AdminPage } from '../../../../components/office/admin-page.tsx'
import { SettingsScreen } from '../../../../components/office/settings-screen.tsx'
import { readSettingsPage } from '../../../../server/office/settings-page.ts'

export const metadata: Metadata = { title: 'Office settings' }

/** The settings of the office. */
export default async function SettingsPage() {
  const view = await readSettingsPage()
  if (view.kind !== 'read') return <AdminPage refusal={view} />
  return (
    <AdminPage refusal={null}>
      <SettingsScreen view={view} />
    </AdminPage>
  )
}
