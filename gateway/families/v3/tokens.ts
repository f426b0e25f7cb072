import {
  ACCESS_TOKEN_TYPE,
  CLIENT_CREDENTIALS,
  SESSION_TOKEN_TYPE,
  TOKEN_EXCHANGE,
} from '../../../contract/v3/scopes.ts'
import type { OauthFailureId } from '../../../contract/failures.ts'
import { fail, ok, type Outcome } from '../../domain/outcome.ts'
import { exchangeSession, issueByCredentials, type IssuedToken } from '../../domain/session/issue-token.ts'
import { revokeToken } from '../../domain/session/revoke-token.ts'
import { limitedSignIn } from '../../domain/session/sign-in-limit.ts'
import type { Call, Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'

type TokenCall = Call<'token.issue'>

/** Access tokens (interface, Assumed operations; RFC 6749, RFC 8693, RFC 7009; gap 121). */
export function tokenHandlers(services: Services): Pick<Handlers, 'token.issue' | 'token.revoke'> {
  return {
    'token.issue': async (call) => {
      const { grant_type } = call.request.body
      if (grant_type === CLIENT_CREDENTIALS) return answer(await byCredentials(services, call), false)
      if (grant_type === TOKEN_EXCHANGE) return answer(await byExchange(services, call), true)
      return fail('unsupported_grant_type')
    },
    'token.revoke': async ({ request, environment }) => {
      await revokeToken(services, { token: request.body.token, environment })
      return ok({})
    },
  }
}

/** Failures count together with those of CreateSession, so that secrets cannot be guessed faster here. */
async function byCredentials(
  services: Services,
  { request, environment, requestId, visitor }: TokenCall,
): Promise<Outcome<IssuedToken, OauthFailureId>> {
  const { client_id, client_secret, scope } = request.body
  if (client_id === undefined || client_secret === undefined) {
    return fail('invalid_request', 'client_id and client_secret cannot be null')
  }
  const colon = client_id.lastIndexOf(':')
  if (colon < 1) return fail('invalid_client', 'client_id is {OfficeId}:{UserName}')
  const who = { environment, office: client_id.slice(0, colon), userName: client_id.slice(colon + 1) }
  return limitedSignIn(
    services,
    { ...who, visitor },
    () => issueByCredentials(services, { ...who, accountUuid: client_secret, requestId, scope }),
    (failure) => failure !== 'invalid_scope',
  )
}

async function byExchange(
  services: Services,
  { request, environment, requestId }: TokenCall,
): Promise<Outcome<IssuedToken, OauthFailureId>> {
  const { subject_token, subject_token_type, requested_token_type, scope } = request.body
  if (subject_token === undefined) return fail('invalid_request', 'subject_token cannot be null')
  if (subject_token_type !== ACCESS_TOKEN_TYPE && subject_token_type !== SESSION_TOKEN_TYPE) {
    return fail('invalid_request', `subject_token_type is ${SESSION_TOKEN_TYPE} or ${ACCESS_TOKEN_TYPE}`)
  }
  if (requested_token_type !== undefined && requested_token_type !== ACCESS_TOKEN_TYPE) {
    return fail('invalid_request', `requested_token_type is ${ACCESS_TOKEN_TYPE}`)
  }
  return exchangeSession(services, { sessionId: subject_token, environment, requestId, scope })
}

function answer(issued: Outcome<IssuedToken, OauthFailureId>, exchanged: boolean) {
  if (!issued.ok) return issued
  const { token, scopes, expiresInSeconds } = issued.value
  return ok({
    access_token: token,
    token_type: 'Bearer' as const,
    expires_in: expiresInSeconds,
    scope: scopes.join(' '),
    ...(exchanged ? { issued_token_type: ACCESS_TOKEN_TYPE } : {}),
  })
}
