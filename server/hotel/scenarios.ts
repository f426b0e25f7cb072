import 'server-only'
import { z } from 'zod'
import { addDays } from '../../lib/dates.ts'
import { DEFAULT_ROOM } from '../../lib/hotel/stay.ts'
import { hotelHref } from '../../lib/hotel/stay-params.ts'
import { scenariosOf } from '../booking/kind-scenarios.ts'

const NIGHTS = 3

const room = z.object({
  adults: z.int().min(1).max(14),
  children: z.array(z.int().min(0).max(17)).max(10),
})

const hotel = z.object({
  kind: z.literal('hotel'),
  hotelId: z.int().positive(),
  /** The party that the hotel is made for. */
  rooms: z.array(room).min(1).max(8).optional(),
})

/** Hotels in which something rare happens: each leads to its rates. */
export const hotelScenarios = scenariosOf('hotels', hotel, ({ hotelId, rooms = [DEFAULT_ROOM] }) => ({
  href: (date) => hotelHref(String(hotelId), { checkIn: date, checkOut: addDays(date, NIGHTS), rooms }),
  isAskedIn: (callText) => new RegExp(`\\b${hotelId}\\b`).test(callText),
}))
