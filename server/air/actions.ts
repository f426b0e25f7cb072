'use server'

import { z } from 'zod'
import { MAX_LEGS } from '../../contract/air/codes.ts'
import type { SameFare } from '../../lib/air/same-fare.ts'
import { wantedOfBooking, type WantedFare } from '../../lib/air/wanted-fare.ts'
import { isCalendarDate } from '../../lib/dates.ts'
import { lookUpBooking } from '../booking/look-up.ts'
import { bookingReference } from '../booking/reference.ts'
import { desk } from '../desk.ts'
import { requireActionGrant } from '../session/gate.ts'
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
  flights: z.array(flight).min(1).max(24),
  passengerTypes: z
    .array(z.literal([1, 2, 3]))
    .min(1)
    .max(18),
  terms: z.array(term).max(20).nullable(),
  totalCents: z.int().min(0),
})

const INCOMPLETE = { kind: 'failed', message: 'The request is incomplete.', searchHref: '/flights' } as const

/** Finds the flights of a fare that is gone once more. */
export async function findSameFare(wanted: WantedFare): Promise<SameFare> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const given = wantedFare.safeParse(wanted)
  return given.success ? sameFare(desk(), gate.grant, given.data) : INCOMPLETE
}

/** Finds the flights of a booking of the office once more. */
export async function findFareAgain(booking: string): Promise<SameFare> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const reference = bookingReference.safeParse(booking)
  if (!reference.success) return INCOMPLETE
  const read = await lookUpBooking(desk(), gate.grant, airHandling, reference.data)
  if (read.kind === 'session') return read
  if (read.kind !== 'read') return { ...INCOMPLETE, message: "The booking couldn't be read." }
  return sameFare(desk(), gate.grant, wantedOfBooking(read.booking))
}
