import type { Metadata, Route } from 'next'
import { notFound, redirect } from 'next/navigation'
import type { ComponentType } from 'react'
import { againScreens } from '../../../../../components/kinds.ts'
import { KeptScreen } from '../../../../../components/session/kept-screen.tsx'
import type { AgainOpening } from '../../../../../lib/booking/again.ts'
import { bookingAgain } from '../../../../../server/booking/again-page.ts'
import { bookingReference } from '../../../../../server/booking/reference.ts'

export const metadata: Metadata = { title: 'Rebook' }

type Params = Promise<{ reference: string }>

/** Books the trip of an ended booking again. A kind that cannot do this leads to a search for the same. */
export default async function AgainPage({ params }: { params: Params }) {
  const reference = bookingReference.safeParse((await params).reference)
  if (!reference.success) notFound()
  const page = await bookingAgain(reference.data)
  if (page.kind === 'session') return <KeptScreen lost what="this booking" />
  if (page.kind === 'elsewhere') redirect(page.href as Route)
  const { kind: _kind, ...opening } = page
  const Screen = againScreens[opening.booking.kind] as ComponentType<AgainOpening> | undefined
  if (!Screen) notFound()
  return (
    <KeptScreen lost={false} what="this booking">
      <Screen key={opening.booking.reference} {...opening} />
    </KeptScreen>
  )
}
