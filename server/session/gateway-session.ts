import 'server-only'
import type { Environment, Role } from '../../contract/session/limits.ts'
import type { Desk } from '../desk.ts'
import { gatewayPassword } from './credential.ts'
import { Secret } from './secret.ts'

/**
 * The values that a person types to sign in. `secret` is the account UUID or its hash; it is never stored.
 */
export type Credentials = { environment: Environment; office: string; user: string; secret: string }

/** The owner of the session, from SessionInfo or, if the gateway lacks it, from the typed credentials. */
export type Identity = {
  officeId: string
  officeName: string
  userName: string
  displayName: string
  role: Role
  permissions: string[] | null
}

export type GatewaySession =
  | { kind: 'ok'; session: Secret; identity: Identity }
  | { kind: 'refused'; code: string }
  | { kind: 'unavailable' }

/**
 * Opens a gateway session and reads whose it is. Source: Session gateway, Authentication.
 * @param call.forwardedFor for whom the desk signs in: the gateway counts failures by it as well
 */
export async function openGatewaySession(
  desk: Desk,
  credentials: Credentials,
  { requestId, forwardedFor }: { requestId: string; forwardedFor: string },
): Promise<GatewaySession> {
  const { environment, office, user } = credentials
  const input = { OfficeId: office, UserName: user, Password: gatewayPassword(credentials.secret) }
  const created = await desk.gateway.call('session.create', input, {
    environment,
    sessionId: null,
    typedOffice: office,
    requestId,
    forwardedFor,
  })
  if (created.kind === 'refused') return { kind: 'refused', code: created.code }
  if (created.kind === 'unknown') return { kind: 'unavailable' }
  const session = new Secret(created.data.SessionId)
  const options = { environment, sessionId: session.reveal(), typedOffice: office, requestId }
  const info = await desk.gateway.call('session.info', {}, options)
  if (info.kind === 'unknown') return { kind: 'unavailable' }
  return {
    kind: 'ok',
    session,
    identity: info.kind === 'ok' ? identityOf(info.data) : typedIdentity(credentials),
  }
}

/**
 * Ends a gateway session. It expires by itself in 15 minutes, so a failure here does not matter to the user.
 */
export async function endGatewaySession(
  desk: Desk,
  environment: Environment,
  session: Secret,
  requestId: string,
): Promise<void> {
  await desk.gateway.call('session.end', {}, { environment, sessionId: session.reveal(), requestId })
}

function identityOf(info: {
  OfficeId: string
  OfficeName: string
  UserName: string
  DisplayName: string
  Role: Role
  Permissions: string[]
}): Identity {
  return {
    officeId: info.OfficeId,
    officeName: info.OfficeName,
    userName: info.UserName,
    displayName: info.DisplayName,
    role: info.Role,
    permissions: info.Permissions,
  }
}

/** Without SessionInfo the role is unknown: the person counts as an agent and the gateway decides. */
function typedIdentity({ office, user }: Credentials): Identity {
  return {
    officeId: office,
    officeName: office,
    userName: user,
    displayName: user,
    role: 'agent',
    permissions: null,
  }
}
