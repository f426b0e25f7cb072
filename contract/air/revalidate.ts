import { z } from 'zod'
import { fareSourceCode } from '../booking/references.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { pricedItinerary } from './itinerary.ts'
import { fareService, mealTypeService, seatService } from './services.ts'

export const airRevalidate = operation({
  ...sessionCall,
  id: 'air.revalidate',
  path: '/Air/AirRevalidate',
  permission: 'air_revalidate',
  request: { params: null, query: null, body: z.object({ FareSourceCode: fareSourceCode }) },
  response: z.object({
    PricedItinerary: pricedItinerary.describe('The fare at its price now, which AirBook charges.'),
    Services: z
      .array(fareService)
      .describe('Bags that can be bought besides; for information, as AirBook has no field for them.'),
    MealTypeServices: z.array(mealTypeService).describe('Meals that can be bought besides; for information.'),
    SeatServices: z.array(seatService).describe('Seats that can be chosen; for information.'),
    PriceChange: z.boolean().describe('Whether the price differs from the one that the search showed.'),
  }),
  onFailure: {
    PricedItinerary: null,
    Services: [],
    MealTypeServices: [],
    SeatServices: [],
    PriceChange: false,
  },
  errors: ['Err0102003', 'Err0102005'],
  kind: 'read',
  retry: 'idempotent',
  asks: 'supplier',
  source: { doc: 'session-gateway', section: 'Air, AirRevalidate', gaps: [51, 52, 53, 54, 210] },
  standing: 'documented',
  summary: 'Price a fare again and open it for booking in this session',
  description: 'Checks the price of a fare. AirBook requires it in the same session. A closed fare fails.',
})
