import type { Metadata } from 'next'
import { ChangesScreen } from '../../../../components/office/changes-screen.tsx'
import { RefusedOffice } from '../../../../components/office/refused-office.tsx'
import { changeQuery } from '../../../../lib/office/change-query.ts'
import { readPageParams, type PageQuery } from '../../../../lib/page-params.ts'
import { readChanges } from '../../../../server/office/changes.ts'

export const metadata: Metadata = { title: 'Change log' }

/** The change log; `who`, `what`, `reference`, `from` and `to` narrow it, `before` begins a later page. */
export default async function ChangesPage({ searchParams }: { searchParams: PageQuery }) {
  const view = await readChanges(changeQuery(await readPageParams(searchParams)))
  return view.kind === 'read' ? <ChangesScreen view={view} /> : <RefusedOffice refusal={view} />
}
