import { markupOf } from '../booking/markup.ts'
import { clientPrice, type ClientCents, type NetCents } from '../money.ts'
import type { Trip, TripBooking, TripOption } from './trip.ts'
import { liveBookings } from './trip-items.ts'
import { chosenOptions } from './trip-state.ts'

/** What a trip costs. Alternatives that are not chosen, and bookings that have ended, cost nothing. */
export type TripTotals = {
  netCents: NetCents
  markupCents: number
  clientCents: ClientCents
  /** The part of the net price that is held or paid already. */
  takenCents: NetCents
  /** The part that must still be held. */
  openCents: NetCents
}

/** The price of an option for the client. */
export function optionClientCents({ netCents, markup, party }: TripOption): ClientCents {
  return clientPrice(netCents, markupOf(markup, netCents, party))
}

/** The totals of a trip, in integer cents. A booking counts at its own price, not that of its option. */
export function totalsOf(trip: Pick<Trip, 'options' | 'attached'>): TripTotals {
  let [netCents, markupCents, takenCents] = [0, 0, 0]
  const addBooking = (booking: TripBooking, fallback: TripOption | null) => {
    const net = booking.netCents ?? fallback?.netCents ?? 0
    netCents += net
    takenCents += net
    markupCents += booking.markupCents ?? 0
  }
  for (const option of chosenOptions(trip.options)) {
    const { booking } = option
    if (booking !== null && costs(booking)) addBooking(booking, option)
    else {
      netCents += option.netCents
      markupCents += markupOf(option.markup, option.netCents, option.party)
    }
  }
  for (const booking of trip.attached) if (costs(booking)) addBooking(booking, null)
  const clientCents = clientPrice(netCents, markupCents)
  return { netCents, markupCents, clientCents, takenCents, openCents: netCents - takenCents }
}

/** A booking that has ended costs nothing here: the office's wallet tells what was kept of it. */
function costs({ standing }: TripBooking): boolean {
  return standing !== 'over' && standing !== 'none'
}

/** What the client pays for the live bookings of a trip, apart from what is not booked. */
export function bookedClientCents(trip: Pick<Trip, 'options' | 'attached'>): ClientCents {
  const booked = liveBookings(trip)
  const netCents = booked.reduce((sum, booking) => sum + (booking.netCents ?? 0), 0)
  return clientPrice(
    netCents,
    booked.reduce((sum, { markupCents }) => sum + (markupCents ?? 0), 0),
  )
}
