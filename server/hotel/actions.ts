'use server'

import { z } from 'zod'
import type { ActOutcome } from '../../lib/booking/act-outcome.ts'
import type { HoldInput } from '../../lib/booking/hold-input.ts'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import type { BookingLookUp } from '../../lib/booking/look-up.ts'
import { guestFormFields } from '../../lib/hotel/guest-fields.ts'
import type { GuestForm } from '../../lib/hotel/guest-form.ts'
import { actOn } from '../booking/act.ts'
import { isOurReference } from '../booking/client-reference.ts'
import { lookUpHold } from '../booking/look-up.ts'
import { desk } from '../desk.ts'
import { requireGrant } from '../session/gate.ts'
import { refusalOutcome } from '../session/refusal-outcome.ts'
import { hold } from './hold.ts'
import { hotelKind } from './hotel-kind.ts'

const rateCode = z.string().trim().min(1).max(256)
const reference = z.string().trim().min(1).max(64)

const holdInput = z.object({
  fareSourceCode: rateCode,
  clientReference: z.string().refine(isOurReference),
  acceptedTotalCents: z.int().min(0),
  form: guestFormFields,
})

const BAD_INPUT = { kind: 'refused', code: 'BadRequest', message: 'The request is incomplete.' } as const

/** Holds a rate, once for each client reference. */
export async function holdRate(input: HoldInput<GuestForm>): Promise<HoldOutcome> {
  const gate = await requireGrant('hotel_book')
  if (!gate.ok) return refusalOutcome(gate.refusal, 'hotel_book')
  const parsed = holdInput.safeParse(input)
  if (!parsed.success) return BAD_INPUT
  return hold(desk(), gate.grant, parsed.data)
}

/** Confirms a held booking: it is charged, and the voucher is issued. */
export async function confirmStay(uniqueId: string): Promise<ActOutcome> {
  const gate = await requireGrant('hotel_order')
  if (!gate.ok) return refusalOutcome(gate.refusal, 'hotel_order')
  const id = reference.safeParse(uniqueId)
  return id.success ? actOn(desk(), gate.grant, hotelKind, hotelKind.order, id.data) : BAD_INPUT
}

/** Cancels a held booking and releases its funds, or a confirmed one at its penalty. */
export async function cancelStay(uniqueId: string): Promise<ActOutcome> {
  const gate = await requireGrant('hotel_cancel')
  if (!gate.ok) return refusalOutcome(gate.refusal, 'hotel_cancel')
  const id = reference.safeParse(uniqueId)
  return id.success ? actOn(desk(), gate.grant, hotelKind, hotelKind.cancel, id.data) : BAD_INPUT
}

/** Extends the deadline of a held booking, once. */
export async function extendStay(uniqueId: string): Promise<ActOutcome> {
  const gate = await requireGrant('hotel_extend_payment_deadline')
  if (!gate.ok) return refusalOutcome(gate.refusal, 'hotel_extend_payment_deadline')
  const id = reference.safeParse(uniqueId)
  return id.success ? actOn(desk(), gate.grant, hotelKind, hotelKind.extend, id.data) : BAD_INPUT
}

/** Looks for the booking of a client reference and adopts it. */
export async function stayStatus(by: { clientReference: string }): Promise<BookingLookUp> {
  const gate = await requireGrant('hotel_booking_data')
  if (!gate.ok) {
    const refusal = refusalOutcome(gate.refusal, 'hotel_booking_data')
    return refusal.kind === 'session' ? refusal : { kind: 'failed', message: refusal.message }
  }
  const given = z.object({ clientReference: reference }).safeParse(by)
  return given.success
    ? lookUpHold(desk(), gate.grant, hotelKind, given.data.clientReference)
    : { kind: 'failed', message: BAD_INPUT.message }
}
