import { z } from 'zod'
import { codeField } from '../code-field.ts'
import { localDateTime } from '../wire.ts'
import { hotelRefundTypes } from './limits.ts'

// Board and cancellation of a rate, as every answer about one has them.

/** The board for people. */
export const boardText = z.string().describe('Board in English.')

/** The board for programs (gap 146). */
export const boardBasis = z
  .string()
  .describe('Board as a code: room_only, breakfast_included, half_board, full_board or all_inclusive.')

/** Whether a rate is lost once it is confirmed. */
export const nonRefundable = z.boolean().describe('Whether nothing is ever given back.')

/** The end of every refund (gaps 147, 220). */
export const refundableUntil = localDateTime
  .nullable()
  .describe(
    "Last moment at which anything is given back, in the hotel's local time without an offset; null where nothing ever is.",
  )

/** The terms of cancellation in words. */
export const policyText = z.string().describe('The terms as English sentences; times are those of the hotel.')

/** HotelRefundType; no document lists its values (`hotelRefundTypes`). */
export const hotelRefundType = codeField(hotelRefundTypes).describe(
  '0 unknown, 1 free cancellation up to a time, 2 not refundable, 3 partly refundable.',
)
