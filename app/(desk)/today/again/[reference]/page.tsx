import type { Route } from 'next'
import { notFound, redirect } from 'next/navigation'
import { SignInAgain } from '../../../../../components/session/sign-in-again.tsx'
import { bookingReference } from '../../../../../server/booking/reference.ts'
import { searchAgainAddress } from '../../../../../server/today/search-again.ts'

type Params = Promise<{ reference: string }>

/** Leads from a booking that has ended to a search for the same thing. */
export default async function SearchAgainPage({ params }: { params: Params }) {
  const reference = bookingReference.safeParse((await params).reference)
  if (!reference.success) notFound()
  const address = await searchAgainAddress(reference.data)
  if (address === null) return <SignInAgain what="this search" />
  redirect(address as Route)
}
