import { z } from 'zod'
import { entity } from '../entity.ts'
import { fareSourceCode } from '../booking/references.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { localDateTime } from '../wire.ts'
import { hotelOffer } from './offer.ts'
import { boardBasis, boardText, refundableUntil } from './rate-terms.ts'
import { CHECK_MINUTES } from './limits.ts'

/** The offer as it can be booked now. */
export const checkedOffer = entity('CheckedOffer', {
  ...hotelOffer.shape,
  MealPlan: boardText,
  Board: boardBasis,
  RefundableUntil: refundableUntil,
})

export type CheckedOffer = z.infer<typeof checkedOffer>

export const hotelCheckRate = operation({
  ...sessionCall,
  id: 'hotel.check-rate',
  path: '/v2/Hotel/HotelCheckRate',
  aliases: ['/Hotel/HotelCheckRate'],
  permission: 'hotel_check_rate',
  request: { params: null, query: null, body: z.object({ FareSourceCode: fareSourceCode }) },
  response: z.object({
    CheckIn: localDateTime.describe('Day of arrival with a time of zeros.'),
    CheckOut: localDateTime.describe('Day of departure with a time of zeros.'),
    PricedItinerary: checkedOffer.describe(
      `The rate as it can be booked now, for ${CHECK_MINUTES} minutes. Its code may differ from the one that was sent; HotelBook takes either.`,
    ),
    PriceChange: z.boolean().describe('Whether the price differs from the one that the search showed.'),
  }),
  onFailure: { CheckIn: null, CheckOut: null, PricedItinerary: null, PriceChange: false },
  errors: ['Err0102003', 'Err0102005'],
  kind: 'read',
  retry: 'idempotent',
  asks: 'supplier',
  source: {
    doc: 'session-gateway',
    section: 'Hotel v2, POST /v2/Hotel/HotelCheckRate',
    gaps: [54, 87, 93, 105],
  },
  standing: 'documented',
  summary: 'Verify a hotel rate and open it for booking in this session',
  description:
    'Checks a rate. HotelBook reads the result in the same session for 15 minutes, by the old code or the new one. First and second generation are the same operation.',
})
