import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { KeptScreen } from '../../../components/session/kept-screen.tsx'
import { StudioScreen } from '../../../components/studio/studio-screen.tsx'
import { readStudio } from '../../../server/studio/queries.ts'

export const metadata: Metadata = { title: 'Sandbox studio' }

/** The sandbox studio: clock, scenarios, faults and wire log. Sessions of production have none. */
export default async function StudioPage() {
  const reading = await readStudio()
  if (reading.kind === 'not-found') notFound()
  if (reading.kind === 'session') return <KeptScreen lost what="the sandbox studio" />
  return (
    <KeptScreen lost={false} what="the sandbox studio">
      <StudioScreen view={reading.view} calls={reading.calls} />
    </KeptScreen>
  )
}
