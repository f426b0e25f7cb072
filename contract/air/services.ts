import { z } from 'zod'
import { entity } from '../entity.ts'
import { usd } from '../wire.ts'

/** An amount with its currency. */
export const cost = entity('Cost', { Amount: usd, Currency: z.string() })

/**
 * The extras that can be bought besides the flights of a fare: a bag for one flight, or for all of them where
 * FlightNumber is null (gap 51). It is for information: AirBook has no field for it (gap 38).
 */
export const fareService = entity('FareService', {
  ServiceId: z.string(),
  Description: z.string(),
  Behavior: z.int(),
  FlightNumber: z.string().nullable(),
  ServiceCost: cost,
})

/** A special meal (gap 52). */
export const mealTypeService = entity('MealService', {
  MealTypeServiceId: z.string(),
  Description: z.string(),
  MealTypeServiceCost: cost,
})

/** A seat chosen beforehand (gap 52). */
export const seatService = entity('SeatService', {
  SeatServiceId: z.string(),
  Description: z.string(),
  SeatServiceCost: cost,
})

export type FareServiceRecord = z.infer<typeof fareService>
export type MealTypeServiceRecord = z.infer<typeof mealTypeService>
export type SeatServiceRecord = z.infer<typeof seatService>
