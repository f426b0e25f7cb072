import { z } from 'zod'
import { entity } from '../entity.ts'
import { v3Call } from '../families.ts'
import { operation, type OperationSpec } from '../operation.ts'
import { country, email, personName, phone } from '../booking/person-wire.ts'
import { wireChoice, wireDate, wireText } from '../wire.ts'
import { cursorList, cursorQuery } from './cursor-list.ts'
import { flightOrder, genders, sentPassengerType } from './flight-objects.ts'
import { CHECK_MINUTES } from '../air/limits.ts'

/** A field that a request may leave out or send as null. */
const optional = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null)

const orderRead = {
  ...v3Call,
  method: 'GET',
  encoding: null,
  permission: 'air_booking_data',
  scope: 'flights:read',
  kind: 'read',
  serverOnly: true,
  retry: 'idempotent',
  asks: 'store',
} as const satisfies Partial<OperationSpec>

export const createFlightOrder = operation({
  ...v3Call,
  id: 'flight-order.create',
  path: '/flights/orders',
  permission: 'air_book',
  scope: 'flights:write',
  request: {
    params: null,
    query: null,
    body: z.object({
      offer_id: wireText(1, 128).describe(
        `Id of an offer that was revalidated with the same token or client within ${CHECK_MINUTES} minutes.`,
      ),
      passengers: z
        .array(
          entity('NewPassenger', {
            type: sentPassengerType,
            given_name: personName.describe('Given names as in the passport.'),
            family_name: personName.describe('Family name as in the passport.'),
            date_of_birth: wireDate.describe('Date of birth, YYYY-MM-DD; it must fit the type.'),
            gender: wireChoice(genders, {}).describe('Gender as in the passport.'),
            nationality: optional(country).describe(
              'Country code of two or three letters; may be left out or null.',
            ),
            document: optional(
              entity('NewDocument', {
                number: optional(wireText(3, 20)).describe(
                  'Number of the passport; may be left out or null where no passport is required.',
                ),
                expires_on: optional(wireDate).describe(
                  'Last day of validity, YYYY-MM-DD, not before the last arrival; may be left out or null where no passport is required.',
                ),
                country_code: optional(country).describe(
                  'Country that issued it, two or three letters; left out or null, the nationality.',
                ),
                issued_on: optional(wireDate).describe(
                  'Day of issue, YYYY-MM-DD; may be left out or null unless the airline asks for it.',
                ),
              }),
            ).describe(
              'Passport; required where the offer has `document_required`, otherwise it may be left out or null.',
            ),
          }),
        )
        .min(1)
        .max(18)
        .describe('One entry for each traveller of the search.'),
      contact: entity('NewContact', {
        email: email.describe('E-mail address.'),
        phone: phone.describe("Phone number, with the country's code."),
      }).describe('How the travellers are reached.'),
      client_reference: optional(wireText(1, 128)).describe(
        "The caller's own reference, by which lists can be filtered; null or left out for none.",
      ),
    }),
  },
  response: flightOrder,
  successStatus: 201,
  repeats: 'idempotency-key',
  booking: { asked: null, answered: 'id' },
  errors: [
    'insufficient_balance',
    'duplicate_booking',
    'offer_not_revalidated',
    'offer_expired',
    'validation_failed',
    'idempotency_conflict',
    'idempotency_key_reused',
  ],
  kind: 'commit',
  retry: 'never',
  asks: 'supplier',
  source: {
    doc: 'v3',
    section: 'Flight orders, POST /flights/orders',
    gaps: [125, 128, 129, 133, 138, 139, 140, 158, 217, 236, 240],
  },
  standing: 'documented',
  summary: 'Order a revalidated flight offer: hold its seats and its total',
  description: 'Holds seats of a revalidated offer and its total on the office wallet.',
})

export const readFlightOrder = operation({
  ...orderRead,
  id: 'flight-order.read',
  path: '/flights/orders/{id}',
  request: {
    params: z.object({ id: wireText(1, 128).describe('Id of the order, with the prefix `ord_`.') }),
    query: null,
    body: null,
  },
  response: flightOrder,
  booking: { asked: 'id', answered: null },
  errors: ['not_found'],
  source: { doc: 'v3', section: 'Flight orders, GET /flights/orders/{id}', gaps: [235, 236, 238] },
  standing: 'documented',
  summary: 'Read a flight order',
  description: 'An order with its current status, its ticket numbers and PNR once they are issued.',
})

export const flightOrders = operation({
  ...orderRead,
  id: 'flight-order.list',
  path: '/flights/orders',
  request: { params: null, query: cursorQuery, body: null },
  response: cursorList('flight_order_list', flightOrder),
  pages: { in: 'query', by: ['after'] },
  bulk: true,
  errors: ['invalid_cursor'],
  source: { doc: 'v3', section: 'Pagination', gaps: [138, 149, 153] },
  standing: 'assumed',
  summary: 'List the flight orders of the office',
  description: "The office's orders, newest first.",
})
