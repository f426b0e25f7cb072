import type { Metadata } from 'next'
import { FlightScreen } from '../../../components/air/search/flight-screen.tsx'
import { KeptScreen } from '../../../components/session/kept-screen.tsx'
import { requireGrant } from '../../../server/session/gate.ts'
import { mayUse } from '../../../server/session/permission.ts'
import { readShell } from '../../../server/shell/queries.ts'
import { NoPermission } from '../../../components/shell/no-permission.tsx'
import { missingPermissionText } from '../../../lib/permission-text.ts'
import { withFirstPaint } from '../../../server/shell/first-paint.ts'

export const metadata: Metadata = { title: 'Flights' }

/**
 * Flight search. Search and filters are in the address and only the browser uses them; the server adds the
 * office's time.
 */
export default withFirstPaint(async function FlightsPage() {
  const [gate, shell] = await Promise.all([requireGrant('air_low_fare_search_incremental'), readShell()])
  if (!gate.ok && gate.refusal.code === 'NotPermitted') {
    return <NoPermission permission="air_low_fare_search_incremental" />
  }
  if (!gate.ok || !shell.ok) return <KeptScreen lost what="flights" />
  const { role, permissions } = gate.grant
  return (
    <KeptScreen lost={false} what="flights">
      <FlightScreen
        serverNow={shell.shell.serverNow}
        mayPrice={mayUse(role, permissions, 'air_price_calendar')}
        blockedReason={
          mayUse(role, permissions, 'air_book')
            ? undefined
            : missingPermissionText('air_book', shell.shell.admins)
        }
      />
    </KeptScreen>
  )
})
