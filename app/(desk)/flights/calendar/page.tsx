import type { Metadata } from 'next'
import { CalendarScreen } from '../../../../components/air/calendar/calendar-screen.tsx'
import { KeptScreen } from '../../../../components/session/kept-screen.tsx'
import { NoPermission } from '../../../../components/shell/no-permission.tsx'
import { requireGrant } from '../../../../server/session/gate.ts'
import { readShell } from '../../../../server/shell/queries.ts'
import { withFirstPaint } from '../../../../server/shell/first-paint.ts'

export const metadata: Metadata = { title: 'Price calendar' }

/** A month of prices on a route. Only the browser uses the address; the server adds the office's time. */
export default withFirstPaint(async function CalendarPage() {
  const [gate, shell] = await Promise.all([requireGrant('air_price_calendar'), readShell()])
  if (!gate.ok && gate.refusal.code === 'NotPermitted') {
    return <NoPermission permission="air_price_calendar" />
  }
  if (!gate.ok || !shell.ok) return <KeptScreen lost what="the price calendar" />
  return (
    <KeptScreen lost={false} what="the price calendar">
      <CalendarScreen serverNow={shell.shell.serverNow} />
    </KeptScreen>
  )
})
