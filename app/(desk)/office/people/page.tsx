import type { Metadata } from 'next'
import { PeopleScreen } from '../../../../components/office/people-screen.tsx'
import { RefusedOffice } from '../../../../components/office/refused-office.tsx'
import { readPeople } from '../../../../server/office/people.ts'

export const metadata: Metadata = { title: 'People' }

/** The people of the office. */
export default async function PeoplePage() {
  const view = await readPeople()
  return view.kind === 'read' ? <PeopleScreen view={view} /> : <RefusedOffice refusal={view} />
}
