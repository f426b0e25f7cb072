/** What one machine was measured to need, to be scaled up. */
export type Need = {
  calls: number
  /** Milliseconds of CPU of each program for one booking, with all calls that are made for it. */
  cpuMillis: Readonly<Record<'desk' | 'gateway' | 'postgres', number>>
  /** Bytes that a booking leaves in the database, and in the log that is written ahead. */
  storedBytes: number
  walBytes: number
  statements: number
}

/** How busy the programs of a forecast are. */
export type Demand = {
  bookingsPerDay: number
  /** Share of a day's bookings that are made in its busiest hour. */
  peakHourShare: number
  /** Share of a core's time that may be used in that hour: the rest is for moments above the mean. */
  utilization: number
}

/** What a demand needs. */
export type Forecast = {
  bookingsPerSecond: number
  cores: Readonly<Record<'desk' | 'gateway' | 'postgres', number>>
  statementsPerSecond: number
  walBytesPerSecond: number
  storedBytesPerDay: number
}

/** Bookings a day that docs/scale.md computes for. */
export const millionADay: Demand = { bookingsPerDay: 1_000_000, peakHourShare: 0.1, utilization: 0.6 }

const HOUR_SECONDS = 3600

/** Scales what one booking needs up to the busiest hour of a day. */
export function forecast(need: Need, demand: Demand): Forecast {
  const bookingsPerSecond = (demand.bookingsPerDay * demand.peakHourShare) / HOUR_SECONDS
  const cores = (millis: number) => (bookingsPerSecond * millis) / 1000 / demand.utilization
  return {
    bookingsPerSecond,
    cores: {
      desk: cores(need.cpuMillis.desk),
      gateway: cores(need.cpuMillis.gateway),
      postgres: cores(need.cpuMillis.postgres),
    },
    statementsPerSecond: bookingsPerSecond * need.statements,
    walBytesPerSecond: bookingsPerSecond * need.walBytes,
    storedBytesPerDay: demand.bookingsPerDay * need.storedBytes,
  }
}
