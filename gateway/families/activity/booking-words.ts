import type { Fault } from '../../domain/fault.ts'
import type { AnswerFault, Asked } from '../../domain/activity/answers.ts'
import type { OrderFault } from '../../domain/activity/order-rules.ts'
import { fail, type Failure } from '../../domain/outcome.ts'
import { usdText } from '../../domain/wallet/usd-text.ts'
import { withId } from '../failure.ts'
import type { BookedTicketType } from '../../../contract/activity/codes.ts'
import { PRICE_MONTHS } from '../../../contract/activity/limits.ts'

/** Ids of the faults of a booking that exists (Activity v2, Errors; gaps 171, 172, 180, 232). */
const ids = {
  'not-found': 'not_found',
  'not-yours': 'forbidden',
  'not-held': 'validation_failed',
  'not-cancellable': 'invalid_status',
  'rule-broken': 'validation_failed',
} as const

type Known = Fault & keyof typeof ids

const sentences: Readonly<Partial<Record<Known, string>>> = {
  'not-found': 'Booking was not found',
  'not-yours': 'Only its agent or an admin may change this booking',
  'not-held': 'status: only a reserved booking can be confirmed',
  'not-cancellable': 'status: this booking has ended and cannot be cancelled',
}

/** The documented failure for a fault about a booking; a rule that its confirmation breaks is named. */
export function moveFailure<F extends Known>({ failure, rule }: Failure<F, OrderFault>) {
  const message = rule ? `${orderSentence(rule)}, the booking stays reserved` : (sentences[failure] ?? null)
  return withId(fail<F>(failure, message), ids)
}

/** The sentence for a uuid that leads to no booking of the office (gap 180). */
export function bookingNotFound(uuid: string): string {
  return `Booking not found, UUID: ${uuid}`
}

/** The wallet cannot pay a booking (gap 180). */
export function shortSentence({ totalCents, missingCents }: { totalCents: number; missingCents: number }) {
  const available = usdText(BigInt(totalCents - missingCents))
  return `Wallet balance too low to create a booking. Current balance: ${available}`
}

/** The field of a request that counts the travellers of a type. */
const fields: Record<BookedTicketType, string> = { adult: 'adults', child: 'children', senior: 'seniors' }

/** The sentence for a request that breaks a rule; it begins with the field, or names option and traveller. */
export function orderSentence(fault: OrderFault | AnswerFault): string {
  switch (fault.rule) {
    case 'past':
      return `arrivalDate: ${fault.date} is past`
    case 'beyond':
      return `arrivalDate: ${fault.date} is more than ${PRICE_MONTHS} months ahead`
    case 'cut-off':
      return `arrivalDate: it is too late to book for ${fault.date}`
    case 'not-offered':
      return `arrivalDate: not offered on ${fault.date}`
    case 'sold-out':
      return `arrivalDate: sold out on ${fault.date}`
    case 'no-slot':
      return `timeSlotUuid: required, one of ${fault.starts.join(', ')}`
    case 'unknown-slot':
      return `timeSlotUuid: there is no start ${fault.start} on ${fault.date}`
    case 'begun':
      return `timeSlotUuid: ${fault.start} on ${fault.date} has begun`
    case 'not-admitted':
      return `${fields[fault.type]}: not admitted`
    case 'too-few':
      return `${fields[fault.type]}: at least ${fault.limit}`
    case 'too-many':
      return `${fields[fault.type]}: at most ${fault.limit}`
    case 'party-too-small':
      return `adults: at least ${fault.limit} travellers`
    case 'party-too-large':
      return `adults: at most ${fault.limit} travellers`
    case 'places':
      return `arrivalDate: ${fault.left} places are left on ${fault.date}`
    default:
      return answerSentence(fault)
  }
}

function answerSentence(fault: AnswerFault): string {
  switch (fault.rule) {
    case 'missing':
      return `Option "${fault.option}" is required${ofWhom(fault.traveller)}`
    case 'twice':
      return `Option "${fault.option}" is answered twice${ofWhom(fault.traveller)}`
    case 'value':
      return `Option "${fault.option}"${ofWhom(fault.traveller)} ${fault.must}`
    case 'unknown-option':
      return `options: there is no option ${fault.uuid}${ofWhom(fault.traveller)}`
    case 'too-many-lists':
      return `options.perPax: ${fault.lists} lists for ${fault.travellers} travellers`
  }
}

function ofWhom(who: Asked): string {
  return who ? ` for ${traveller(who)}` : ''
}

function traveller({ number, type }: NonNullable<Asked>): string {
  return `traveller ${number} (${type})`
}
