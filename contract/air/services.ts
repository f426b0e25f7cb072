import { z } from 'zod'
import { entity } from '../entity.ts'
import { usd, usdCode } from '../wire.ts'

/** An amount with its currency. */
export const cost = entity('Cost', {
  Amount: usd.describe('Price in US dollars.'),
  Currency: usdCode,
})

const nobody = z.null().describe('Null: nobody is booked yet.')

/** The traveller of a booked service. Clients read these keys before there is a booking too (gap 251). */
const ofNobody = {
  PassengerFirstName: nobody,
  PassengerMiddleName: nobody,
  PassengerLastName: nobody,
  PassportNumber: nobody,
  NationalId: nobody,
}

/** A bag that can be bought besides a fare (gaps 38, 51). */
export const fareService = entity('FareService', {
  ServiceId: z.string().describe('Id of the service.'),
  Description: z.string().describe('The service in words.'),
  Behavior: z.int().describe('Always 1: it may be added.'),
  FlightNumber: z
    .string()
    .nullable()
    .describe('Airline code and number of the flight that it is for; null where it is for all flights.'),
  ServiceCost: cost.describe('Price of the service.'),
  ...ofNobody,
})

/** A special meal (gap 52). */
export const mealTypeService = entity('MealService', {
  MealTypeServiceId: z.string().describe('Id of the meal.'),
  Description: z.string().describe('The meal and its flight in words.'),
  MealTypeServiceCost: cost.describe('Price of the meal.'),
})

/** A seat chosen beforehand (gap 52). */
export const seatService = entity('SeatService', {
  SeatServiceId: z.string().describe('Id of the seat.'),
  Description: z.string().describe('The seat and its flight in words.'),
  SeatServiceCost: cost.describe('Price of the seat.'),
})

export type FareServiceRecord = z.infer<typeof fareService>
export type MealTypeServiceRecord = z.infer<typeof mealTypeService>
export type SeatServiceRecord = z.infer<typeof seatService>
