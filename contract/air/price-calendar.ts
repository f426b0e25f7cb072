import { z } from 'zod'
import { entity } from '../entity.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { instant, wireChoice, wireDate, wireText, writtenAs } from '../wire.ts'
import { iata } from './iata.ts'

/** A month `YYYY-MM`, or a date as everywhere in this family. */
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
  /** The date of departure or of return, as CalendarType says. `YYYY-MM-DD`. */
  Date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  /** For one adult in economy, taxes included. */
  Price: z.number(),
  Currency: z.string(),
  /** Stops on the way out. */
  Transfers: z.int(),
  /** Marketing carrier and number of the first flight. */
  Airline: z.string(),
  FlightNumber: z.string(),
  /** Instants in UTC. ReturnAt is null for OneWay. */
  DepartureAt: instant,
  ReturnAt: instant.nullable(),
  /** From when on the price may no longer hold. */
  ExpiresAt: instant,
  Origin: z.string(),
  Destination: z.string(),
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
      Origin: iata,
      Destination: iata,
      TripType: wireChoice(['OneWay', 'RoundTrip'], {
        '1': 'OneWay',
        '2': 'RoundTrip',
        Return: 'RoundTrip',
      }).default('RoundTrip'),
      DepartDate: monthOrDate,
      /** Required for RoundTrip, ignored for OneWay. One that is no date counts as missing. */
      ReturnDate: monthOrDate.nullish().catch(null),
      CalendarType: wireChoice(['departure_date', 'return_date'], {}).default('departure_date'),
      Currency: wireText(3, 3)
        .transform((code) => code.toUpperCase())
        .default('USD'),
    }),
  },
  response: z.object({
    Origin: z.string(),
    Destination: z.string(),
    TripType: z.enum(['OneWay', 'RoundTrip']),
    CalendarType: z.enum(['departure_date', 'return_date']),
    Currency: z.string(),
    DaysCount: z.int(),
    MinPrice: z.number().nullable(),
    MaxPrice: z.number().nullable(),
    /** The element of Days with the lowest price, the earliest of several; null without days. */
    Cheapest: calendarDay.nullable(),
    /** Sorted by date, each date at most once. */
    Days: z.array(calendarDay),
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
  errors: ['Err0106001'],
  kind: 'read',
  retry: 'idempotent',
  asks: 'supplier',
  source: { doc: 'session-gateway', section: 'Air, Price calendar', gaps: [42, 43, 44, 45, 225, 226] },
  standing: 'documented',
  summary: 'Read the cheapest price of each day of a month on a route',
  description: 'Cheapest fare per day on a route.',
  examples: [
    {
      name: 'A month of departures to Singapore, back on the last day of the month',
      request: {
        Origin: 'LON',
        Destination: 'SIN',
        TripType: 'RoundTrip',
        DepartDate: '2027-01',
        ReturnDate: '2027-01-31',
        CalendarType: 'departure_date',
        Currency: 'EUR',
      },
      response: null,
    },
  ],
})
