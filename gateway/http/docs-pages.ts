import { createHash } from 'node:crypto'
import { demoAccounts } from '../../contract/session/demo-accounts.ts'
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_HOURS, REPEATED_HEADER } from '../../contract/repeated.ts'

/** A call that a reader can copy. `$TOKEN` stands for what the first one gives. */
export type DocsCall = { path: string; headers?: Readonly<Record<string, string>>; body?: object }

/** A page about something that holds for many operations. */
export type DocsPage = {
  name: string
  title: string
  paragraphs: readonly string[]
  calls: readonly DocsCall[]
}

const [demo] = demoAccounts
const sessionPassword = createHash('sha512')
  .update(demo?.sandboxAccountUuid ?? '')
  .digest('hex')
const bearer = { authorization: 'Bearer $TOKEN' }

/** The pages, in the order in which a newcomer reads them. */
export const docsPages: readonly DocsPage[] = [
  {
    name: 'first-call',
    title: 'A first call',
    paragraphs: [
      'Programs that call v3 need an access token. The first call gets one for a demo account, which a gateway has that listens on loopback. The user is named by office and user name; the secret is the UUID of the account, which the other environment does not know.',
      'Programs that call the session gateway or the activity family open a session with CreateSession instead, as the second call does. The password is the SHA-512 of the same UUID in hexadecimal. Each call then sends the SessionId: in the body, and in the query where a call of the activity family has no body. A session can be exchanged for a token at the address of the first call.',
    ],
    calls: [
      {
        path: '/v3/oauth/token',
        body: {
          grant_type: 'client_credentials',
          client_id: `${demo?.officeId}:${demo?.userName}`,
          client_secret: demo?.sandboxAccountUuid,
        },
      },
      {
        path: '/Authenticate/CreateSession',
        body: { OfficeId: demo?.officeId, UserName: demo?.userName, Password: sessionPassword },
      },
    ],
  },
  {
    name: 'clients',
    title: 'Generated clients',
    paragraphs: [
      'The documents are OpenAPI 3.1: `/openapi/session.json`, `/openapi/v3.json` and `/openapi/activity.json`. `@hey-api/openapi-ts`, `orval`, `openapi-typescript` and `openapi-typescript-codegen` make clients of them that compile in strict mode. Call them with the address of this service as their base URL, with `/v3` after it for v3.',
      'Session gateway: read `Success` first; it tells both forms of an answer apart, so that the other fields have their types. The SessionId is a field of the body. A generator that knows no credential there may warn of the scheme `sessionInBody`, which can be ignored.',
      'AirLowFareSearchIncremental answers Server-Sent Events, or JSON where it is refused. Generators take one media type for an answer, so read its response as a stream; the data of each event has a schema whose name ends in `Event`.',
      'Codes such as `Category` and `Status` are enumerations of numbers. Their names are in `x-enum-varnames`.',
    ],
    calls: [{ path: '/openapi/session.json' }],
  },
  {
    name: 'errors',
    title: 'Errors',
    paragraphs: [
      'Session gateway: a call that fails has mostly the status 200. `Success` is false, `Error.Id` says why for programs, `Error.Message` for people, and every other key of the answer is there and empty. A body that is no JSON object is 400.',
      'v3 and the activity family: a call that fails has its own status, and `error.code` says why. In v3, `error.details` names each field that breaks a rule, and `error.request_id` names the request in the logs. The token endpoint answers as RFC 6749 says.',
      'After 429 wait as many seconds as `Retry-After` says. After 500 read again; a call that changes something must be looked up first, because it may have been carried out.',
    ],
    calls: [
      { path: '/Wallet/Balance', body: { SessionId: 'unknown' } },
      { path: '/v3/bookings?limit=0', headers: bearer },
      { path: '/Activity/v2/products?SessionId=unknown' },
    ],
  },
  {
    name: 'paging',
    title: 'Paging',
    paragraphs: [
      'Every answer that has a next page says so in the header `Link: <address>; rel="next"` (RFC 8288). A program that follows it needs no other rule. Where the call has a body, the same body is sent to that address. In the activity family the address has your SessionId, so keep it out of logs.',
      'The answer says it as well: `Meta` in the session gateway, `meta.pagination` in the activity family, `has_more` and `next_cursor` in v3, whose next page is asked for with `after`.',
    ],
    calls: [{ path: '/v3/activities/products?city=Porto&per_page=2', headers: bearer }],
  },
  {
    name: 'idempotency',
    title: 'Sending a call again',
    paragraphs: [
      `v3: name a call that changes something with the header \`${IDEMPOTENCY_HEADER}\`. Sent again within ${IDEMPOTENCY_HOURS} hours, it gets the first answer and does nothing. The same key with another body is 422, and while the first call is running it is 409.`,
      'Session gateway: AirBook and HotelBook take your own reference as `ClientUniqueId`. While the booking of that reference lives, the same call is answered with it; once the booking is over, the same call makes a new one.',
      `An answer that is given again has the header \`${REPEATED_HEADER}: true\`.`,
      'Activity family: a booking is not recognised when it is sent again. Send a `partnerReference`, and look for it among the bookings before you try anew.',
      'There is no order `ord_unknown`, so this call is answered with 404 until you put in the id of one of yours.',
    ],
    calls: [
      {
        path: '/v3/flights/orders/ord_unknown/notes',
        headers: { ...bearer, [IDEMPOTENCY_HEADER]: 'my-first-note' },
        body: { notes: ['A window seat, please'] },
      },
    ],
  },
  {
    name: 'time',
    title: 'Time',
    paragraphs: [
      'Times of flights, stays and activities are local to their place and have no offset: `2027-01-14T09:05:00`. Dates are `2027-01-14`.',
      'Instants of v3, and CreatedAt and the like of the session gateway, are ISO 8601 in UTC. Instants of the activity family have the offset +08:00.',
      'Each office has a clock. In the sandbox it can be moved forward, so that deadlines pass; `now` of the activity config shows it.',
    ],
    calls: [
      {
        path: '/v3/flights/searches',
        headers: bearer,
        body: {
          slices: [{ origin: 'LHR', destination: 'AMS', departure_date: '2027-01-14' }],
          passengers: [{ type: 'adult' }],
        },
      },
    ],
  },
  {
    name: 'money',
    title: 'Money',
    paragraphs: [
      'Session gateway and activity family: US dollars as a number with at most two decimals. Add amounts up in cents. The price calendar alone also answers in another currency, if it is asked to.',
      'v3: `{"amount": "129.50", "currency": "USD"}`, decimal text with two decimals. `base` and `tax` add up to `total`.',
      'A booking holds its price on the wallet of the office. The hold becomes a charge when the ticket, the room or the activity is confirmed, and is released when the booking lapses or is cancelled.',
    ],
    calls: [{ path: '/v3/bookings', headers: bearer }],
  },
]

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const inWords = (text: string) => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

/**
 * The call as a command for a shell, which shows the headers of the answer too. In double quotes, so that the
 * shell fills in its variables.
 */
function command({ path, headers, body }: DocsCall, origin: string): string {
  const sent = { ...headers, ...(body && { 'content-type': 'application/json' }) }
  return [
    `curl -i '${origin}${path}'`,
    ...Object.entries(sent).map(([name, value]) => `-H "${name}: ${value}"`),
    ...(body ? [`-d '${JSON.stringify(body)}'`] : []),
  ].join(' \\\n  ')
}

/** A page as HTML, with the way to the others. */
export function docsPage(page: DocsPage, origin: string): string {
  const links = docsPages.map(({ name, title }) => `<a href="/docs/${name}">${escaped(title)}</a>`)
  const intro = page.calls.some(({ headers }) => headers)
    ? '<p>TOKEN is the access token of <a href="/docs/first-call">the first call</a>: <code>TOKEN=...</code></p>'
    : ''
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Booking service: ${escaped(page.title)}</title>
<nav><a href="/docs">Reference</a> ${links.join(' ')}</nav>
<main>
<h1>${escaped(page.title)}</h1>
${page.paragraphs.map((text) => `<p>${inWords(text)}</p>`).join('\n')}
${intro}
${page.calls.map((call) => `<pre>${escaped(command(call, origin))}</pre>`).join('\n')}
</main>
</html>`
}
