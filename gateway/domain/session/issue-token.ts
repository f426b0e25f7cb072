import { randomBytes } from 'node:crypto'
import type { Environment, Role } from '../../../contract/session/limits.ts'
import type { OauthFailureId } from '../../../contract/failures.ts'
import { TOKEN_SECONDS, permissionsOfScope, scopes, type Scope } from '../../../contract/v3/scopes.ts'
import { plusSeconds } from '../../clock.ts'
import type { Services } from '../../services.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { Tx } from '../../store/transaction.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import { authenticate } from './authenticate.ts'
import type { Caller } from './caller.ts'
import { credentialHash } from './credential.ts'
import { findAccount } from './find-account.ts'
import { ensureOffice } from './office.ts'
import { clientKeyOf, tokenKeyOf } from './token-key.ts'
import { roleMay } from './roles.ts'

/** An issued token. Its text is returned once and never stored. */
export type IssuedToken = { token: string; scopes: readonly Scope[]; expiresInSeconds: number }

type Where = { environment: Environment; requestId: string; scope: string | undefined }
type Person = Omit<Caller, 'sessionKey' | 'now' | 'expiresAt' | 'requestId'>

/**
 * Issues a token for office, user and account UUID (RFC 6749, section 4.4). The first one in the sandbox
 * creates the sandbox office, as the first session does. Errors: invalid_client, unauthorized_client (not
 * verified), invalid_scope.
 */
export async function issueByCredentials(
  services: Services,
  input: Where & { office: string; userName: string; accountUuid: string },
): Promise<Outcome<IssuedToken, OauthFailureId>> {
  const hash = credentialHash(input.accountUuid.trim().toLowerCase())
  const result = await findAccount(services, hash, input)
  if (!result.ok) return fail('invalid_client')
  const account = result.value
  if (!account.verified) return fail('unauthorized_client')
  const scopes = grantedScopes(account.role, input.scope)
  if (!scopes) return fail('invalid_scope')
  return inTransaction(services.db, async (tx) => {
    const office = await ensureOffice(tx, services, account)
    const person = {
      officeId: office.officeId,
      orgId: account.org_id,
      officeName: office.name,
      userId: account.user_id,
      userName: account.user_name,
      displayName: account.display_name,
      role: account.role,
      environment: account.environment,
      publicId: account.public_id,
    }
    return ok(await store(tx, services, person, scopes, null))
  })
}

/**
 * Issues a token for a live session and renews the session (RFC 8693). The token is
 * valid for one hour, and ends with EndSession.
 * Errors: invalid_request when the session is not live here (RFC 8693, section 2.2.2), invalid_scope.
 */
export async function exchangeSession(
  services: Services,
  input: Where & { sessionId: string },
): Promise<Outcome<IssuedToken, OauthFailureId>> {
  const session = await authenticate(services, input)
  if (!session.ok) return fail('invalid_request', `subject_token is not a live session: ${session.failure}`)
  const scopes = grantedScopes(session.value.role, input.scope)
  if (!scopes) return fail('invalid_scope')
  const { sessionKey, ...person } = session.value
  return inTransaction(services.db, async (tx) => ok(await store(tx, services, person, scopes, sessionKey)))
}

async function store(
  tx: Tx,
  services: Services,
  person: Person,
  scopes: readonly Scope[],
  sessionKey: string | null,
): Promise<IssuedToken> {
  const token = randomBytes(32).toString('base64url')
  const now = services.clock.now()
  await tx
    .insertInto('token')
    .values({
      token_key: tokenKeyOf(token),
      office_id: person.officeId,
      org_id: person.orgId,
      office_name: person.officeName,
      user_id: person.userId,
      user_name: person.userName,
      display_name: person.displayName,
      role: person.role,
      environment: person.environment,
      public_id: person.publicId,
      scopes: scopes.join(' '),
      session_key: sessionKey,
      client_key: clientKeyOf(person),
      created_at: now,
      expires_at: plusSeconds(now, TOKEN_SECONDS),
    })
    .execute()
  return { token, scopes, expiresInSeconds: TOKEN_SECONDS }
}

/** The scopes of a role: those whose permissions it has, so that viewers can only read (interface, Roles). */
function scopesOf(role: Role): readonly Scope[] {
  return scopes.filter((scope) => permissionsOfScope[scope].every((permission) => roleMay(role, permission)))
}

/**
 * The scopes of a token from the requested ones, separated by blanks. All scopes of the role when none was
 * requested; null when one is unknown or not allowed for the role (RFC 6749, section 3.3).
 */
function grantedScopes(role: Role, scopeText: string | undefined): readonly Scope[] | null {
  const held = scopesOf(role)
  const wanted = new Set((scopeText ?? '').split(' ').filter((scope) => scope !== ''))
  if (wanted.size === 0) return held
  const granted = held.filter((scope) => wanted.has(scope))
  return granted.length === wanted.size ? granted : null
}
