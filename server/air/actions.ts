'use server'

import { z } from 'zod'
import { passengerFormFields } from '../../lib/air/passenger-fields.ts'
import type { PassengerForm } from '../../lib/air/passenger-form.ts'
import type { ActOutcome } from '../../lib/booking/act-outcome.ts'
import type { HoldInput } from '../../lib/booking/hold-input.ts'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import type { BookingLookUp } from '../../lib/booking/look-up.ts'
import { actOn } from '../booking/act.ts'
import { isOurReference } from '../booking/client-reference.ts'
import { lookUpHold } from '../booking/look-up.ts'
import { desk } from '../desk.ts'
import { requireGrant } from '../session/gate.ts'
import { refusalOutcome } from '../session/refusal-outcome.ts'
import { airKind } from './air-kind.ts'
import { hold } from './hold.ts'

const fareCode = z.string().trim().min(1).max(256)
const reference = z.string().trim().min(1).max(64)

const holdInput = z.object({
  fareSourceCode: fareCode,
  clientReference: z.string().refine(isOurReference),
  acceptedTotalCents: z.int().min(0),
  form: passengerFormFields,
})

const BAD_INPUT = { kind: 'refused', code: 'BadRequest', message: 'The request is incomplete.' } as const

/** Holds a fare, once for each client reference. */
export async function holdFare(input: HoldInput<PassengerForm>): Promise<HoldOutcome> {
  const gate = await requireGrant('air_book')
  if (!gate.ok) return refusalOutcome(gate.refusal, 'air_book')
  const parsed = holdInput.safeParse(input)
  if (!parsed.success) return BAD_INPUT
  return hold(desk(), gate.grant, parsed.data)
}

/** Orders the ticket of a held booking. */
export async function orderTicket(uniqueId: string): Promise<ActOutcome> {
  const gate = await requireGrant('air_order_ticket')
  if (!gate.ok) return refusalOutcome(gate.refusal, 'air_order_ticket')
  const id = reference.safeParse(uniqueId)
  return id.success ? actOn(desk(), gate.grant, airKind, airKind.order, id.data) : BAD_INPUT
}

/** Cancels a held booking and releases its funds. */
export async function cancelBooking(uniqueId: string): Promise<ActOutcome> {
  const gate = await requireGrant('air_cancel')
  if (!gate.ok) return refusalOutcome(gate.refusal, 'air_cancel')
  const id = reference.safeParse(uniqueId)
  return id.success ? actOn(desk(), gate.grant, airKind, airKind.cancel, id.data) : BAD_INPUT
}

/** Looks for the booking of a client reference and adopts it. A booking with a reference is read through the read door. */
export async function bookingStatus(by: { clientReference: string }): Promise<BookingLookUp> {
  const gate = await requireGrant('air_booking_data')
  if (!gate.ok) {
    const refusal = refusalOutcome(gate.refusal, 'air_booking_data')
    return refusal.kind === 'session' ? refusal : { kind: 'failed', message: refusal.message }
  }
  const given = z.object({ clientReference: reference }).safeParse(by)
  return given.success
    ? lookUpHold(desk(), gate.grant, airKind, given.data.clientReference)
    : { kind: 'failed', message: BAD_INPUT.message }
}
