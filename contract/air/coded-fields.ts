import { z } from 'zod'
import { codeField, codesOf } from '../code-field.ts'
import { cabins, fareTypes, nonRefundableTypes, refundMethods } from './codes.ts'

// Fields with codes that several answers about flights have (Session gateway, Coded fields (air)).

/** FareType (gap 29). */
export const fareType = codeField(fareTypes).describe('1 published, 2 private or negotiated.')

/** CabinClassCode. */
export const cabinClassCode = codeField(codesOf(cabins)).describe(
  'Cabin: 1 Economy, 2 Premium Economy, 3 Business, 4 Premium Business, 5 First, 6 Premium First.',
)

/** NonRefundableType (gap 201). */
export const nonRefundableType = codeField(nonRefundableTypes).describe(
  '0 nothing is known, which does not mean refundable; 1 not refundable; 2 not refundable after departure; 3 not refundable before departure.',
)

/** DirectionInd. */
export const directionInd = codeField({ oneWay: 1, severalLegs: 2 }).describe(
  '1 one way; 2 there and back, or several legs.',
)

/** RefundMethod (gap 30). */
export const refundMethod = codeField(refundMethods).describe(
  '0 unknown, 1 refunded online, 2 not refundable.',
)

/** EticketStatus (gap 134). */
export const eTicketStatus = codeField({ open: 1, refunded: 2, void: 3 }).describe(
  '1 open, 2 refunded, 3 void.',
)

/** Baggage of a flight (gap 35). */
export const checkedBaggage = z
  .string()
  .nullable()
  .describe(
    'Checked baggage of one traveller, such as `1 pieces` or `30K`; null where the source does not say.',
  )
