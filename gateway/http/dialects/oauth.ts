import { oauthFailures, type OauthFailureId } from '../../../contract/failures.ts'
import { objectOf, readText } from '../body.ts'
import type { Dialect } from './dialect.ts'

/** HTTP status of failures for which no RFC defines an error. */
const transportStatus = {
  'not-found': 404,
  method: 405,
  rate: 429,
  'too-large': 413,
  internal: 500,
  unavailable: 503,
  misdirected: 421,
} as const

/**
 * The token endpoint: a form or JSON, errors as `{ error, error_description }` (RFC 6749, sections 2.3.1, 3.2
 * and 5.2). Its bodies are never logged because they contain secrets and tokens.
 */
export const oauthDialect: Dialect = {
  readBody: readOauthBody,
  invalid: 'invalid_request',
  denied: 'unauthorized_client',
  credential: () => '',
  success: (_op, payload) => ({
    status: 200,
    text: JSON.stringify(payload),
    headers: { pragma: 'no-cache' },
  }),
  failure: (_op, id, message) => {
    const spec = oauthFailures[id as OauthFailureId]
    const headers = id === 'invalid_client' ? { 'www-authenticate': 'Basic realm="travel-desk"' } : undefined
    return { status: spec.httpStatus, text: refusal(id, message ?? spec.message), headers }
  },
  transport: (_op, failure, message) => {
    if (failure === 'bad-request') {
      const spec = oauthFailures.invalid_request
      return { status: spec.httpStatus, text: refusal('invalid_request', message ?? spec.message) }
    }
    const error = failure === 'internal' ? 'server_error' : 'temporarily_unavailable'
    return {
      status: transportStatus[failure],
      text: refusal(error, message ?? 'The call could not be answered'),
    }
  },
  unauthenticated: () => 'invalid_client',
}

function refusal(error: string, description: string): string {
  return JSON.stringify({ error, error_description: description })
}

/**
 * The parameters of a form or a JSON object, whatever the Content-Type is, with the client of an HTTP Basic
 * header. Null when the body is neither, or when a parameter occurs twice (RFC 6749, section 3.2).
 */
async function readOauthBody(request: Request): Promise<Record<string, unknown> | null> {
  const text = await readText(request)
  const body = text.trimStart().startsWith('{') ? objectOf(text) : formOf(text)
  const basic = basicOf(request.headers.get('authorization') ?? '')
  if (!body || !basic) return body
  if ('client_id' in body || 'client_secret' in body) return null
  return { ...body, ...basic }
}

function formOf(text: string): Record<string, unknown> | null {
  const body: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(text.trim())) {
    if (Object.hasOwn(body, name)) return null
    // A parameter without a value is treated as missing (section 3.2).
    if (value !== '') body[name] = value
  }
  return body
}

const BASIC = /^basic\s+([\w+/=-]+)$/i

/** Both parts are form-encoded. Our client ids contain a colon, so the last colon separates the secret. */
function basicOf(header: string): { client_id: string; client_secret: string } | null {
  const pair = BASIC.exec(header)?.[1]
  if (pair === undefined) return null
  const text = Buffer.from(pair, 'base64').toString()
  const colon = text.lastIndexOf(':')
  if (colon < 0) return null
  const [client_id, client_secret] = [text.slice(0, colon), text.slice(colon + 1)].map(formDecoded)
  return { client_id: client_id ?? '', client_secret: client_secret ?? '' }
}

function formDecoded(text: string): string {
  return new URLSearchParams(`value=${text}`).get('value') ?? ''
}
