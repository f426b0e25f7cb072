import { useMemo } from 'react'
import type { Party } from '../../lib/booking/markup.ts'
import { nightsOf, type StayDates } from '../../lib/hotel/stay.ts'
import { useShownTotals } from '../ui/shown-prices.tsx'
import { type ClientCents, type NetCents, shareOfCents } from '../../lib/money.ts'

/**
 * The prices on screen for the net prices of a stay, integer cents. A price per night is a share of the total
 * that is shown, so that an amount per booking is in it too.
 */
export type StayPrices = {
  /** @param netCents of the whole stay */
  total: (netCents: NetCents) => ClientCents
  /** @param netCents of the whole stay */
  nightly: (netCents: NetCents) => ClientCents
}

/** The prices of a stay as they may be shown. */
export function useStayPrices(stay: StayDates): StayPrices {
  const total = useShownTotals('hotel', partyOfRooms(stay.rooms))
  const nights = Math.max(1, nightsOf(stay))
  return useMemo(
    () => ({ total, nightly: (netCents) => shareOfCents(total(netCents), nights) }),
    [total, nights],
  )
}

/** The price on screen for a net price per night: one night of a stay whose nights all have this price. */
export function shownNight({ nightly }: StayPrices, stay: StayDates, netNightCents: NetCents): ClientCents {
  return nightly(netNightCents * Math.max(1, nightsOf(stay)))
}

/** The guests of all rooms. A guest with an age is a child, however young. */
function partyOfRooms(rooms: StayDates['rooms']): Party {
  const sum = (of: (room: StayDates['rooms'][number]) => number) =>
    rooms.reduce((so, room) => so + of(room), 0)
  return { adults: sum(({ adults }) => adults), children: sum(({ children }) => children.length), infants: 0 }
}
