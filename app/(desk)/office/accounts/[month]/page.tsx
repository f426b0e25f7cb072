import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MonthScreen } from '../../../../../components/accounts/month-screen.tsx'
import { AdminPage } from '../../../../../components/office/admin-page.tsx'
import { monthQuery } from '../../../../../lib/accounts/month-query.ts'
import { readMonth } from '../../../../../server/accounts/queries.ts'
import { readPageParams, type PageQuery } from '../../../../page-params.ts'

export const metadata: Metadata = { title: 'Month end' }

/** One month; `by` divides it, `of` and `amount` choose the lines that are listed. */
export default async function MonthPage(props: {
  params: Promise<{ month: string }>
  searchParams: PageQuery
}) {
  const { month } = await props.params
  const view = await readMonth(month, monthQuery(await readPageParams(props.searchParams)))
  if (view.kind === 'no-month') notFound()
  if (view.kind !== 'read') return <AdminPage refusal={view} />
  return (
    <AdminPage refusal={null}>
      <MonthScreen view={view} />
    </AdminPage>
  )
}
