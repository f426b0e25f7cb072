import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { QuotePage } from '../../../components/quote/quote-page.tsx'
import { shownChoice } from '../../../server/quote/client-page.ts'
import { readClientPage } from '../../../server/quote/client-queries.ts'

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Once for the page and its title. */
const pageOf = cache(readClientPage)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await pageOf((await params).token)
  if (page === null) return { title: { absolute: 'No open offer' } }
  const { title, office } = page.quote.content
  return { title: { absolute: `${title} · ${office.legalName || office.officeName}` }, description: null }
}

/** The offer behind a link, for a client without an account. */
export default async function ClientQuotePage({ params, searchParams }: Props) {
  const { token } = await params
  const page = await pageOf(token)
  // A page that Next has not found is drawn by a script, and this one must be read without any.
  if (page === null) redirect('/q/none')
  const { choice, said } = await searchParams
  return (
    <QuotePage
      token={token}
      quote={page.quote}
      hasLogo={page.hasLogo}
      choice={shownChoice(page.quote, typeof choice === 'string' ? choice : null)}
      said={said === 'nothing' || said === 'too-many' ? said : null}
    />
  )
}
