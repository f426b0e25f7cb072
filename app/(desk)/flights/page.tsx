import type { Metadata } from 'next'
import { FlightScreen } from '../../../components/air/search/flight-screen.tsx'
import { SignInAgain } from '../../../components/booking/sign-in-again.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { requireGrant } from '../../../server/session/gate.ts'
import { mayUse } from '../../../server/session/permission.ts'
import { readShell } from '../../../server/shell/queries.ts'

export const metadata: Metadata = { title: 'Flights' }

/** Flight search. Search and filters lie in the address and are the browser's: the server gives the office's date. */
export default async function FlightsPage() {
  const [gate, shell] = await Promise.all([requireGrant('air_low_fare_search_incremental'), readShell()])
  if (!shell.ok) return <SignInAgain what="flights" />
  if (!gate.ok) {
    return (
      <EmptyState title="Your user may not search flights">
        The permission <span className="code">air_low_fare_search_incremental</span> is missing. Ask an office
        admin.
      </EmptyState>
    )
  }
  const { role, permissions } = gate.grant
  return (
    <FlightScreen
      today={shell.shell.serverNow.slice(0, 10)}
      blockedReason={
        mayUse(role, permissions, 'air_book') ? undefined : 'Your user lacks the permission air_book'
      }
    />
  )
}
