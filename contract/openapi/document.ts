import { familyBases } from '../families.ts'
import { IGNORED_HEADER } from '../ignored.ts'
import type { Family, OperationSpec } from '../operation.ts'
import { operations } from '../registry.ts'
import { operationObject } from './operations.ts'
import type { Json, Schemas } from './schema.ts'
import { securitySchemes } from './security.ts'

const titles: Record<Family, string> = {
  session: 'Booking service: session gateway',
  v3: 'Booking service: v3',
  activity: 'Booking service: Activity v2',
}

/** What holds for all operations of all families. */
const ignored = `A query parameter that an operation does not read is ignored, and the header \`${IGNORED_HEADER}\` of the answer names it.`

/** What holds for all operations of a family. */
const words: Record<Family, string> = {
  session: `Sessions, flights, hotels, the wallet, places and reference data. A session is opened with CreateSession, and its SessionId goes into the body of every other call.

Answers have the status 200 also where a call fails: \`Success\` says which of the two forms an answer has. Amounts of money are US dollars as numbers with at most two decimals, except where an answer names another currency. Local times have no offset.

Callers may write keys in any case, numbers as text, \`null\` for what is left out, and paths with \`/api\` or \`/Rest\` in front.`,
  v3: `Flights, hotels, the catalogue of activities and the list of own bookings, for callers with an access token. Answers have no envelope; a failure has its own HTTP status and a code. An amount of money is decimal text with its currency.`,
  activity: `The catalogue of activities with prices and places, bookings, vouchers and events. Callers send the SessionId that CreateSession of the session family gave. Amounts of money are US dollars as numbers with at most two decimals. Times have the offset +08:00, which is that of the catalogue.`,
}

/** The groups of operations, by the first word of their ids. */
const tags: Record<string, { name: string; description: string }> = {
  session: { name: 'Sessions', description: 'Open a session, end it, and read whose it is.' },
  air: { name: 'Air', description: 'Search fares, price them, book, ticket, cancel and refund.' },
  hotel: { name: 'Hotels', description: 'Search hotels, check rates, book, order and cancel.' },
  wallet: { name: 'Wallet', description: 'The money of the office, and each movement of it.' },
  privacy: { name: 'Privacy', description: 'Erase the people of a booking.' },
  place: { name: 'Places', description: 'Find the cities, regions and hotels that a hotel search takes.' },
  reference: {
    name: 'Reference',
    description: 'Files of countries, cities, airports and airlines, logos and photos.',
  },
  flight: { name: 'Flights', description: 'Search flights and price offers.' },
  'flight-order': { name: 'FlightOrders', description: 'Order, ticket, cancel and refund flights.' },
  booking: { name: 'Bookings', description: "The office's bookings of every kind." },
  token: { name: 'Tokens', description: 'Get and revoke access tokens.' },
  activity: { name: 'Activities', description: 'The catalogue of activities, and bookings of them.' },
}

function tagOf(op: OperationSpec) {
  const tag = tags[op.id.split('.')[0] ?? '']
  if (!tag) throw new Error(`${op.id} belongs to no tag`)
  return tag
}

/** The OpenAPI 3.1 document of a family, built from the registry. */
export function openApiOf(family: Family): Json {
  const paths: Record<string, Json> = {}
  const schemas: Schemas = {}
  const own = (operations as readonly OperationSpec[]).filter((op) => op.family === family)
  for (const op of own) {
    const object = operationObject(op, tagOf(op).name, schemas)
    paths[op.path] = { ...paths[op.path], [op.method.toLowerCase()]: object }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: titles[family],
      version: family === 'v3' ? '3' : '2',
      description: `${words[family]}\n\n${ignored}`,
      contact: { name: 'Travel Desk', url: 'https://travel-desk.invalid/docs' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [
      {
        url: familyBases[family] || '/',
        description: 'The environment that serves this document: the sandbox or production',
      },
    ],
    tags: [...new Set(own.map(tagOf))],
    paths,
    components: { schemas, securitySchemes: securitySchemes[family] },
  }
}
