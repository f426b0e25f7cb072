import { MAX_DAYS_AHEAD, MAX_SEATED_PASSENGERS, passengerAges } from '../../../contract/air/codes.ts'
import { refundTypes } from '../../../contract/air/refund-types.ts'
import type { RequestOf } from '../../../contract/registry.ts'
import { cabinClasses, genders, passengerNames } from '../../../contract/v3/flight-objects.ts'
import type { AirOrder } from '../../domain/air/book.ts'
import type { RefundFault } from '../../domain/air/refund.ts'
import type { AskedSearch } from '../../domain/air/search.ts'
import type { SearchFault } from '../../domain/air/search-rules.ts'
import type { Traveler, TravelerFault } from '../../domain/air/travelers.ts'
import type { CabinClass, PassengerKind } from '../../supply/air/fare.ts'

type PassengerName = (typeof passengerNames)[number]

/** The search that a request asks for: all sources, every fare (gap 126). */
export function searchOf(body: RequestOf<'flight.search'>['body']): AskedSearch {
  const count = (name: PassengerName) => body.passengers.filter(({ type }) => type === name).length
  return {
    query: {
      legs: body.slices.map(({ origin, destination, departure_date }) => ({
        origin,
        destination,
        originKind: 'any',
        destinationKind: 'any',
        date: departure_date,
      })),
      cabin: (cabinClasses.indexOf(body.cabin_class ?? 'economy') + 1) as CabinClass,
      adults: count('adult'),
      children: count('child'),
      infants: count('infant'),
      maxStops: null,
      onlyCarriers: null,
      withoutCarriers: [],
    },
    trip: null,
    wanted: { fareType: null, source: null },
    size: Number.MAX_SAFE_INTEGER,
  }
}

/** The sentence for a broken search rule, with its field (gap 46). */
export function searchSentence(fault: SearchFault): string {
  const slice = 'leg' in fault ? `slices[${fault.leg}]` : 'slices'
  const sentences: Record<SearchFault['rule'], string> = {
    'no-adult': 'passengers: at least one adult',
    infants: 'passengers: each infant needs an adult',
    passengers: `passengers: at most ${MAX_SEATED_PASSENGERS} adults and children`,
    'one-way': `${slice}: one for a one-way trip`,
    return: `${slice}: two or more for a return trip`,
    'same-place': `${slice}.destination: cannot be the same as origin`,
    past: `${slice}.departure_date: cannot be in the past`,
    order: `${slice}.departure_date: cannot be before the slice before it`,
    ahead: `${slice}.departure_date: at most ${MAX_DAYS_AHEAD} days ahead`,
  }
  return sentences[fault.rule]
}

type OrderBody = RequestOf<'flight-order.create'>['body']

/**
 * The booking that a request for an order asks for (v3, POST /flights/orders; gaps 138, 140, 217).
 * @param boundTo the name that its answer is bound to; null for none
 */
export function orderOf(body: OrderBody, boundTo: string | null): AirOrder {
  return {
    clientReference: body.client_reference,
    phone: body.contact.phone,
    email: body.contact.email,
    travelers: body.passengers.map(travelerOf),
    markup: { adultCents: 0, childCents: 0, infantCents: 0 },
    body,
    exclusive: { boundTo },
  }
}

function travelerOf(passenger: OrderBody['passengers'][number]): Traveler {
  const { document, nationality } = passenger
  return {
    type: (passengerNames.indexOf(passenger.type) + 1) as PassengerKind,
    gender: genders.indexOf(passenger.gender),
    dateOfBirth: passenger.date_of_birth,
    firstName: passenger.given_name,
    middleName: null,
    lastName: passenger.family_name,
    title: null,
    nationality,
    nationalId: null,
    passport: hasAny(document)
      ? {
          number: document.number,
          expiryDate: document.expires_on,
          issueDate: document.issued_on,
          country: document.country_code ?? nationality,
        }
      : null,
  }
}

/** A document of which nothing is given is none (gap 212). */
function hasAny(
  document: OrderBody['passengers'][number]['document'],
): document is NonNullable<typeof document> {
  return document !== null && Object.values(document).some((each) => each !== null)
}

/** The sentence for passengers who do not fit an offer, with its field (gaps 60, 61, 254). */
export function passengerSentence(fault: TravelerFault): string {
  if (fault.rule === 'mix') {
    const name = passengerNames[fault.type - 1] ?? ''
    return `passengers: the offer is for ${fault.searched} of type ${name}, not for ${fault.count}`
  }
  if (fault.rule === 'infants') return 'passengers: each infant needs an adult'
  const field = `passengers[${fault.traveler}]`
  if (fault.rule === 'repeats') return `${field}: repeats passengers[${fault.of}]`
  switch (fault.rule) {
    case 'birth':
      return `${field}.date_of_birth: nobody who travels was born on that date`
    case 'age':
      return `${field}.date_of_birth: ${ageWords(fault.type)} on ${fault.on}`
    case 'passport':
      return `${field}.document: is required for this offer`
    case 'passport-number':
      return `${field}.document.number: is required for this offer`
    case 'passport-expiry':
      return `${field}.document.expires_on: is required for this offer`
    case 'passport-issue':
      return `${field}.document.issued_on: is required for this offer`
    case 'passport-issued-later':
      return `${field}.document.issued_on: must not be in the future`
    case 'passport-expired':
      return `${field}.document.expires_on: must not be before the last arrival, ${fault.until}`
  }
}

/** The sentence for tickets that are not refunded, with its field (gap 237). */
export function refundSentence(fault: RefundFault): string {
  switch (fault.rule) {
    case 'ticket':
      return `ticket_numbers[${fault.index}]: is not of this order`
    case 'refunded':
      return `ticket_numbers[${fault.index}]: was refunded before`
    case 'unflown':
      return `refund_type: the first flight has left; ${refundTypes.unflown} refunds what has not been flown`
  }
}

function ageWords(type: PassengerKind): string {
  const { from, below } = passengerAges[type]
  const name = passengerNames[type - 1] ?? ''
  if (below === null) return `type ${name} means ${from} years or older`
  return from === 0
    ? `type ${name} means younger than ${below}`
    : `type ${name} means ${from} to ${below - 1} years`
}
