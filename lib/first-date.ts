import type { CalendarDate } from './dates.ts'
import { localDate } from './zone.ts'

/** The zones of a region (Intl Locale Info). Not every browser has them; the types of ES2024 do not. */
type ZonesOfRegion = { getTimeZones?(): string[] | undefined }

/** Clocks are nowhere further behind UTC. */
const FURTHEST_WEST_MILLIS = 12 * 3_600_000

/**
 * The first date of departure that is not past at a place: its local date, or the office's where that is
 * earlier or the zone is not known. As the gateway judges it (decision 19).
 * @param timeZone IANA name
 * @param officeNow office time, ISO 8601 UTC
 */
export function firstDateIn(timeZone: string | undefined, officeNow: string): CalendarDate {
  const today = officeNow.slice(0, 10)
  if (timeZone === undefined) return today
  try {
    const local = localDate(timeZone, officeNow)
    return local < today ? local : today
  } catch (error) {
    // Intl knows no such zone.
    if (error instanceof RangeError) return today
    throw error
  }
}

/**
 * The first date that is not past everywhere, for questions about a place whose zone is not known here. The
 * booking service judges the date by the place itself.
 * @param officeNow office time, ISO 8601 UTC
 */
export function firstDateAnywhere(officeNow: string): CalendarDate {
  return firstTimeAnywhere(officeNow).slice(0, 10)
}

/**
 * The first date that is not past everywhere in a country; everywhere, where the country is not known here or
 * this browser tells no zones of countries.
 * @param country ISO 3166 code
 * @param officeNow office time, ISO 8601 UTC
 */
export function firstDateInCountry(country: string | undefined, officeNow: string): CalendarDate {
  if (country === undefined || !/^[A-Z]{2}$/.test(country)) return firstDateAnywhere(officeNow)
  const locale: Intl.Locale & ZonesOfRegion = new Intl.Locale('und', { region: country })
  const dates = locale.getTimeZones?.()?.map((zone) => localDate(zone, officeNow)) ?? []
  return dates.toSorted()[0] ?? firstDateAnywhere(officeNow)
}

/**
 * The wall time, `YYYY-MM-DDTHH:MM`, of the clocks that are furthest behind: a service that starts at it or
 * before has started everywhere.
 * @param officeNow office time, ISO 8601 UTC
 */
export function firstTimeAnywhere(officeNow: string): string {
  return new Date(Date.parse(officeNow) - FURTHEST_WEST_MILLIS).toISOString().slice(0, 16)
}
