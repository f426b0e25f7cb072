import { z } from 'zod'
import { tokenCall } from '../families.ts'
import { operation } from '../operation.ts'
import { plainText, writtenAs } from '../wire.ts'
import { ACCESS_TOKEN_TYPE, CLIENT_CREDENTIALS, SESSION_TOKEN_TYPE, TOKEN_EXCHANGE } from './scopes.ts'

const text = (max: number) => plainText(1, max)

/** One of these texts. Another one is refused with a code of its own. */
const oneOf = (...values: readonly string[]) => writtenAs(text(128), { type: 'string', enum: values })

export const tokenIssue = operation({
  ...tokenCall,
  id: 'token.issue',
  path: '/oauth/token',
  request: {
    params: null,
    query: null,
    body: z.object({
      grant_type: oneOf(CLIENT_CREDENTIALS, TOKEN_EXCHANGE).describe(
        '`client_credentials`, or `urn:ietf:params:oauth:grant-type:token-exchange` for a live session.',
      ),
      client_id: text(256)
        .describe('For client credentials: `{OfficeId}:{UserName}`. HTTP Basic may carry it instead.')
        .optional(),
      client_secret: text(256)
        .describe('For client credentials: the UUID of the account. HTTP Basic may carry it instead.')
        .optional(),
      subject_token: text(256).describe('For an exchange: the SessionId.').optional(),
      subject_token_type: oneOf(SESSION_TOKEN_TYPE, ACCESS_TOKEN_TYPE)
        .describe(
          'For an exchange: `urn:traveldesk:token-type:session-id` or `urn:ietf:params:oauth:token-type:access_token`.',
        )
        .optional(),
      requested_token_type: oneOf(ACCESS_TOKEN_TYPE)
        .describe(
          'For an exchange: `urn:ietf:params:oauth:token-type:access_token`, which is meant where it is left out.',
        )
        .optional(),
      scope: z
        .string()
        .max(512)
        .describe("Scopes that are wanted, with blanks between them; left out, all that the user's role has.")
        .optional(),
    }),
  },
  response: z.object({
    access_token: z.string().describe('The token, to be sent as `Authorization: Bearer`.'),
    token_type: z.literal('Bearer').describe('Always `Bearer`.'),
    expires_in: z.int().describe('Seconds for which the token is good, in real time.'),
    scope: z.string().describe('Scopes of the token, with blanks between them.'),
    issued_token_type: z
      .string()
      .describe('`urn:ietf:params:oauth:token-type:access_token`; only in an exchange.')
      .optional(),
  }),
  limit: 'sign-ins',
  errors: [
    'invalid_request',
    'invalid_client',
    'unauthorized_client',
    'unsupported_grant_type',
    'invalid_scope',
  ],
  kind: 'session',
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'v3', section: 'Authentication', gaps: [121, 122] },
  standing: 'assumed',
  summary: 'Get an access token by client credentials or for a live session',
  description:
    "Issues an access token for client credentials (`client_id` is `{OfficeId}:{UserName}`, `client_secret` the account UUID, in the body or by HTTP Basic) or in exchange for a live SessionId. The body is a form or JSON. `scope` restricts the scopes of the user's role. Errors are those of RFC 6749 and RFC 8693, in their own format.",
})
