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
    PricedItinerary: pricedItinerary,
    Services: z.array(fareService),
    MealTypeServices: z.array(mealTypeService),
    SeatServices: z.array(seatService),
    PriceChange: z.boolean(),
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
