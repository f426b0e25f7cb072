import type { Metadata } from 'next'
import { RefusedOffice } from '../../../../components/office/refused-office.tsx'
import { SettingsScreen } from '../../../../components/office/settings-screen.tsx'
import { readSettingsPage } from '../../../../server/office/settings-page.ts'

export const metadata: Metadata = { title: 'Office settings' }

/** The settings of the office. */
export default async function SettingsPage() {
  const view = await readSettingsPage()
  return view.kind === 'read' ? <SettingsScreen view={view} /> : <RefusedOffice refusal={view} />
}
