import { z } from 'zod'
import { entity } from '../entity.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { instant, wireChoice, wireDate, wireText, writtenAs } from '../wire.ts'
import { iata } from './iata.ts'

/** A month, or a date as everywhere in this family. */
const monthOrDate = writtenAs(
  z.union(
    [
      z
        .string()
        .trim()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/),
      wireDate,
    ],
    {
      error: 'must be a month, YYYY-MM, or a date, YYYY-MM-DD',
    },
  ),
  { type: 'string', description: 'YYYY-MM for a whole month, YYYY-MM-DD for one date.' },
)

/** The cheapest trip of one date (gaps 43, 225). */
const calendarDay = entity('CalendarDay', {
  Date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .describe('Date of departure or of return, as CalendarType says, YYYY-MM-DD.'),
  Price: z
    .number()
    .describe('Lowest price of the trip for one adult in economy, taxes included, in `Currency`.'),
  Currency: z.string().describe('ISO 4217 code of the price.'),
  Transfers: z.int().describe('Changes on the way out.'),
  Airline: z.string().describe('IATA code of the airline that sells the first flight.'),
  FlightNumber: z.string().describe("Number of the first flight, without the airline's code."),
  DepartureAt: instant.describe('Departure of the way out, in UTC.'),
  ReturnAt: instant.nullable().describe('Departure of the way back, in UTC; null for OneWay.'),
  ExpiresAt: instant.describe('From when on the price may no longer hold, in UTC.'),
  Origin: z.string().describe('Where the trip begins, as it was sent.'),
  Destination: z.string().describe('Where the trip leads, as it was sent.'),
})

export const airPriceCalendar = operation({
  ...sessionCall,
  id: 'air.price-calendar',
  path: '/Air/AirPriceCalendar',
  aliases: ['/Air/PriceCalendar'],
  permission: 'air_price_calendar',
  request: {
    params: null,
    query: null,
    body: z.object({
      Origin: iata.describe('Where the trip begins: IATA code of a city or an airport, in any case.'),
      Destination: iata.describe('Where the trip leads: IATA code of a city or an airport, in any case.'),
      TripType: wireChoice(['OneWay', 'RoundTrip'], {
        '1': 'OneWay',
        '2': 'RoundTrip',
        Return: 'RoundTrip',
      })
        .describe('One way, or there and back. The numbers 1 and 2 mean the names in their order.')
        .default('RoundTrip'),
      DepartDate: monthOrDate.describe('When the trip begins.'),
      ReturnDate: monthOrDate
        .nullish()
        .catch(null)
        .describe(
          'When the trip ends, YYYY-MM or YYYY-MM-DD. Required for RoundTrip, ignored for OneWay; null or what is no date counts as missing.',
        ),
      CalendarType: wireChoice(['departure_date', 'return_date'], {})
        .describe('Whether the days of the answer are days of departure or of return.')
        .default('departure_date'),
      Currency: wireText(3, 3)
        .transform((code) => code.toUpperCase())
        .describe('ISO 4217 code of the currency in which prices are wanted.')
        .default('USD'),
    }),
  },
  response: z.object({
    Origin: z.string().describe('Where the trip begins, as it was sent.'),
    Destination: z.string().describe('Where the trip leads, as it was sent.'),
    TripType: z.enum(['OneWay', 'RoundTrip']).describe('Kind of trip.'),
    CalendarType: z
      .enum(['departure_date', 'return_date'])
      .describe('Whether the days are days of departure or of return.'),
    Currency: z.string().describe('ISO 4217 code of all prices.'),
    DaysCount: z.int().describe('Number of days in Days.'),
    MinPrice: z.number().nullable().describe('Lowest price of all days; null without days.'),
    MaxPrice: z.number().nullable().describe('Highest price of all days; null without days.'),
    Cheapest: calendarDay
      .nullable()
      .describe('The day with the lowest price, the earliest of several; null without days.'),
    Days: z.array(calendarDay).describe('The days that have a price, by date.'),
  }),
  onFailure: {
    Origin: null,
    Destination: null,
    TripType: null,
    CalendarType: null,
    Currency: null,
    DaysCount: 0,
    MinPrice: null,
    MaxPrice: null,
    Cheapest: null,
    Days: [],
  },
  limit: 'searches',
  errors: ['Err0106001'],
  kind: 'read',
  retry: 'idempotent',
  asks: 'supplier',
  source: { doc: 'session-gateway', section: 'Air, Price calendar', gaps: [42, 43, 44, 45, 225, 226] },
  standing: 'documented',
  summary: 'Read the cheapest price of each day of a month on a route',
  description: 'Cheapest fare per day on a route.',
})
