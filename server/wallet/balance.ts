import 'server-only'
import type { Desk } from '../desk.ts'
import { balanceOf, officeConfig } from '../config/office-config.ts'
import { startDiscovery } from '../booking/discover/discover.ts'
import { failure } from '../request/failure.ts'
import { isFromTheDesk } from '../request/same-origin.ts'
import type { AnyGrant } from '../session/grant.ts'

/**
 * Answers the amount that the office can spend now; without a figure while the booking service does not
 * answer. Every screen in use asks for it, so it is also what looks for bookings that others made.
 */
export async function balanceAnswer(desk: Desk, grant: AnyGrant, request: Request): Promise<Response> {
  if (!isFromTheDesk(request.headers, desk.settings)) return failure(403, 'ForeignOrigin')
  startDiscovery(desk, grant)
  const config = await officeConfig(desk, grant)
  if (config.kind === 'session') return failure(401, 'SessionExpired')
  return Response.json(balanceOf(config), { headers: { 'cache-control': 'no-store' } })
}
