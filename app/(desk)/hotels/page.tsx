import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { CityScreen } from '../../../components/hotel/search/city-screen.tsx'
import { KeptScreen } from '../../../components/session/kept-screen.tsx'
import { cityQueries } from '../../../server/hotel/city-queries.ts'
import { requireGrant } from '../../../server/session/gate.ts'
import { readShell } from '../../../server/shell/queries.ts'
import { withFirstPaint } from '../../../server/shell/first-paint.ts'

export const metadata: Metadata = { title: 'Hotels' }

/** Hotel search. Stay and filters are in the address; the first reads are made here. */
export default withFirstPaint(async function HotelsPage(props: PageProps<'/hotels'>) {
  const [gate, shell] = await Promise.all([requireGrant('signed_in'), readShell()])
  if (!gate.ok || !shell.ok) return <KeptScreen lost what="hotels" />
  const { serverNow } = shell.shell
  return (
    <KeptScreen lost={false} what="hotels">
      <HydrationBoundary state={await cityQueries(gate.grant, await props.searchParams, serverNow)}>
        <CityScreen serverNow={serverNow} />
      </HydrationBoundary>
    </KeptScreen>
  )
})
