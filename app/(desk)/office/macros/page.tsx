import type { Metadata } from 'next'
import { MacrosScreen } from '../../../../components/office/macros-screen.tsx'
import { KeptScreen } from '../../../../components/session/kept-screen.tsx'
import { readMacros } from '../../../../server/macro/queries.ts'

export const metadata: Metadata = { title: 'Macros' }

/** The macros of the office, for every colleague. */
export default async function MacrosPage() {
  const view = await readMacros()
  if (view.kind === 'session') return <KeptScreen lost what="macros" />
  return (
    <KeptScreen lost={false} what="macros">
      <MacrosScreen view={view} />
    </KeptScreen>
  )
}
