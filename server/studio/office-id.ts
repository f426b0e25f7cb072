import 'server-only'
import type { GrantFacts } from '../session/grant.ts'

/** The booking service's id of the signed-in office. It comes from the session, never from the browser. */
export function gatewayOfficeId({
  officeId,
  environment,
}: Pick<GrantFacts, 'officeId' | 'environment'>): string {
  return officeId.slice(environment.length + 1)
}
