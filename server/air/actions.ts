'use server'

import { z } from 'zod'
import { MAX_LEGS } from '../../contract/air/codes.ts'
import type { SameFare } from '../../lib/air/same-fare.ts'
import { wantedOfBooking } from '../../lib/air/wanted-fare.ts'
import { isCalendarDate } from '../../lib/dates.ts'
import { lookUpBooking } from '../booking/look-up.ts'
import { bookingReference } from '../booking/reference.ts'
import { deskAction } from '../session/desk-action.ts'
import { airHandling } from './air-handling.ts'
import { sameFare } from './same-fare.ts'

// These are reads, but actions: their answer (the flights of a booking as they are sold now) holds once, so
// the browser must not cache it.

const term = z.object({
  about: z.string().max(40),
  label: z.string().max(80),
  allowed: z.boolean().nullable(),
  penaltyCents: z.int().nullable(),
})
const flight = z.object({
  carrierCode: z.string().max(3),
  flightNumber: z.string().max(8),
  from: z.string().length(3),
  to: z.string().length(3),
  day: z.string().refine(isCalendarDate),
  legIndex: z.int().min(0).max(MAX_LEGS),
  cabinName: z.string().max(40),
  baggage: z.string().max(40).nullable(),
})
const wantedFare = z.object({
  flights: z.array(flight).min(1).max(24).readonly(),
  passengerTypes: z
    .array(z.literal([1, 2, 3]))
    .min(1)
    .max(18)
    .readonly(),
  terms: z.array(term).max(20).readonly().nullable(),
  totalCents: z.int().min(0),
})

const INCOMPLETE = { kind: 'failed', message: 'The request is incomplete.', searchHref: '/flights' } as const

/** Searches once more for the flights of a fare that is gone. */
export const findSameFare = deskAction({
  permission: 'signed_in',
  input: [wantedFare],
  invalid: INCOMPLETE,
  run: sameFare,
})

/** Searches once more for the flights of a booking of the office. */
export const findFareAgain = deskAction({
  permission: 'signed_in',
  input: [bookingReference],
  invalid: INCOMPLETE,
  async run(desk, grant, reference): Promise<SameFare> {
    const read = await lookUpBooking(desk, grant, airHandling, reference)
    if (read.kind === 'session') return read
    if (read.kind !== 'read') return { ...INCOMPLETE, message: "The booking couldn't be read." }
    return sameFare(desk, grant, wantedOfBooking(read.booking))
  },
})
