import type { RequestOf } from '../../../contract/registry.ts'
import {
  priceCalendar,
  type AskedCalendar,
  type CalendarFault,
  type PricedDay,
} from '../../domain/air/price-calendar.ts'
import { fail, ok } from '../../domain/outcome.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import type { DateSpan } from '../../supply/air/calendar.ts'
import { inWords } from '../failure.ts'
import { failureOf } from './booking-words.ts'

type CalendarBody = RequestOf<'air.price-calendar'>['body']

/** The price calendar of a route (Session gateway, Price calendar; gaps 42-45, 225, 226). */
export function airCalendarHandlers(services: Services): Pick<Handlers, 'air.price-calendar'> {
  return {
    'air.price-calendar': async ({ request: { body }, caller, signal }) => {
      const query = calendarOf(body)
      if (!query) return fail('Err0106001', RETURN_DATE)
      const result = await priceCalendar(services, caller, query, signal)
      if (!result.ok) return failureOf('air', inWords(result, calendarSentence))
      const { days, cheapest } = result.value
      const prices = days.map(({ price }) => price)
      const written = (day: PricedDay) => dayRecord(day, body)
      return ok({
        Origin: body.Origin,
        Destination: body.Destination,
        TripType: body.TripType,
        CalendarType: body.CalendarType,
        Currency: body.Currency,
        DaysCount: days.length,
        MinPrice: cheapest?.price ?? null,
        MaxPrice: prices.length > 0 ? Math.max(...prices) : null,
        Cheapest: cheapest && written(cheapest),
        Days: days.map(written),
      })
    },
  }
}

const RETURN_DATE = 'ReturnDate is required for RoundTrip: a month, YYYY-MM, or a date, YYYY-MM-DD'

/**
 * The calendar that a request asks for; null where a round trip has no ReturnDate (gap 45). One way ignores
 * it, whatever it says (Session gateway, Price calendar).
 */
function calendarOf(body: CalendarBody): AskedCalendar | null {
  const oneWay = body.TripType === 'OneWay'
  if (!oneWay && !body.ReturnDate) return null
  return {
    origin: body.Origin,
    destination: body.Destination,
    departures: spanOf(body.DepartDate),
    returns: oneWay || !body.ReturnDate ? null : spanOf(body.ReturnDate),
    by: body.CalendarType === 'return_date' ? 'return' : 'departure',
    currency: body.Currency,
  }
}

/** The dates of a month `YYYY-MM`, or one date. */
function spanOf(text: string): DateSpan {
  if (text.length > 7) return { first: text, last: text }
  const [year = 0, month = 1] = text.split('-').map(Number)
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { first: `${text}-01`, last: `${text}-${days}` }
}

function dayRecord(day: PricedDay, { Origin, Destination, Currency }: CalendarBody) {
  return {
    Date: day.date,
    Price: day.price,
    Currency,
    Transfers: day.stops,
    Airline: day.carrier,
    FlightNumber: day.flightNumber,
    DepartureAt: utc(day.departsAt),
    ReturnAt: day.returnsAt && utc(day.returnsAt),
    ExpiresAt: utc(day.expiresAt),
    Origin,
    Destination,
  }
}

/** `YYYY-MM-DDTHH:MM:SSZ` (gap 43). */
function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19)}Z`
}

const sentences: Record<CalendarFault, string> = {
  'same-place': 'Origin and Destination cannot be the same',
  reversed: 'ReturnDate cannot be before DepartDate',
  'return-one-way': 'CalendarType: return_date needs a RoundTrip',
  currency: 'Currency: there is no reference rate for it',
}

function calendarSentence(fault: CalendarFault): string {
  return sentences[fault]
}
