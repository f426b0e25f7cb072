import { familyBases } from '../families.ts'
import type { Family, OperationSpec } from '../operation.ts'
import { scopes, type Scope } from '../v3/scopes.ts'
import { tokenIssue } from '../v3/token.ts'
import type { Json } from './schema.ts'

const scopeWords: Record<Scope, string> = {
  'flights:read': 'Search flights, and read orders and refunds',
  'flights:write': 'Order, ticket, cancel and refund flights',
  'hotels:read': 'Search hotels and confirm rates',
  'activities:read': 'Read the catalogue of activities',
}

/** OpenAPI knows no credential in a body, so a scheme of this name says in words where it stands. */
const sessionInBody = {
  type: 'http',
  scheme: 'SessionId',
  description:
    'The SessionId that CreateSession gave, as the field `SessionId` of the JSON body. It is no header. A session ends fifteen minutes after its last call.',
}

const sessionInQuery = {
  type: 'apiKey',
  in: 'query',
  name: 'SessionId',
  description:
    'The SessionId that CreateSession of the session family gave. A session ends fifteen minutes after its last call.',
}

const accessToken = {
  type: 'oauth2',
  description:
    'An access token in the header `Authorization: Bearer <token>`. Get one with the credentials of a user, or in exchange for a live SessionId.',
  flows: {
    clientCredentials: {
      tokenUrl: `${familyBases.v3}${tokenIssue.path}`,
      scopes: Object.fromEntries(scopes.map((scope) => [scope, scopeWords[scope]])),
    },
  },
}

/** How callers of a family prove who they are. */
export const securitySchemes: Record<Family, Json> = {
  session: { sessionInBody },
  activity: { sessionInQuery, sessionInBody },
  v3: { accessToken },
}

/** The proof that an operation asks for: one of the alternatives, or none. */
export function securityOf(op: OperationSpec): Json[] {
  if (op.auth === 'none') return []
  if (op.auth === 'session')
    return [op.sessionIn === 'query' ? { sessionInQuery: [] } : { sessionInBody: [] }]
  if (op.scope === null) return [{ accessToken: [] }]
  return [op.scope, ...op.otherScopes].map((scope) => ({ accessToken: [scope] }))
}
