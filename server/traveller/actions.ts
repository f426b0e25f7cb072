'use server'

import { z } from 'zod'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import {
  REASON_MAX,
  REASON_MIN,
  type EraseInput,
  type EraseOutcome,
  type EraseSavedOutcome,
  type ExportOutcome,
  type FoundTravellers,
} from '../../lib/traveller/found-traveller.ts'
import { isCalendarDate } from '../../lib/dates.ts'
import type { RevealOutcome } from '../../lib/traveller/reveal.ts'
import type { TravellerOutcome, TravellerFields } from '../../lib/traveller/saved-traveller.ts'
import { bookingReference } from '../booking/reference.ts'
import { desk } from '../desk.ts'
import { kindNamed } from '../kinds.ts'
import { requireActionGrant } from '../session/gate.ts'
import { eraseOf } from './erase.ts'
import { eraseSavedOf } from './erase-saved.ts'
import { exportOf } from './export.ts'
import { travellersNamed } from './find.ts'
import { saveOnDemand } from './save-on-demand.ts'
import { revealNumber, revealSaved } from './reveal.ts'
import { neededLine, typedLine } from '../../lib/typed-text-fields.ts'

// Names are personal data, so even the search is an action: they stand in no address and no log.

const INCOMPLETE = { kind: 'refused', message: 'The request is incomplete.' } as const
const day = z.string().refine(isCalendarDate).nullable()
const personName = neededLine(1, 200)

const eraseInput = z.object({
  reference: bookingReference,
  name: personName,
  typed: typedLine(100),
  reason: neededLine(REASON_MIN, REASON_MAX),
  withContact: z.boolean(),
  despite: z.boolean(),
})

/** Answers the full number of a document of a booking, with an audit entry. */
export async function revealDocument(
  kind: BookingKind,
  booking: string,
  document: string,
): Promise<RevealOutcome> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const reference = bookingReference.safeParse(booking)
  const id = z.string().min(1).max(120).safeParse(document)
  const named = kindNamed(kind)
  if (!reference.success || !id.success || named === null) return INCOMPLETE
  return revealNumber(desk(), gate.grant, named, { reference: reference.data, document: id.data })
}

/** Finds travellers of the office by name, for its admins. */
export async function findTravellers(name: string): Promise<FoundTravellers> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const given = typedLine(200).safeParse(name)
  return given.success ? travellersNamed(desk(), gate.grant, given.data) : INCOMPLETE
}

/** Answers everything that is known of a traveller of the office, for its admins, with an audit entry. */
export async function exportTraveller(name: string): Promise<ExportOutcome> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const given = personName.safeParse(name)
  return given.success ? exportOf(desk(), gate.grant, given.data) : INCOMPLETE
}

/** Erases a traveller of a booking, for admins, with an audit entry. */
export async function eraseTraveller(kind: BookingKind, input: EraseInput): Promise<EraseOutcome> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const given = eraseInput.safeParse(input)
  const named = kindNamed(kind)
  return given.success && named !== null ? eraseOf(desk(), gate.grant, named, given.data) : INCOMPLETE
}

const eraseSavedInput = z.object({
  id: z.uuid(),
  reason: neededLine(REASON_MIN, REASON_MAX),
})

/** Erases a saved traveller of the office, for admins, with an audit entry. */
export async function eraseSavedTraveller(id: string, reason: string): Promise<EraseSavedOutcome> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const given = eraseSavedInput.safeParse({ id, reason })
  return given.success ? eraseSavedOf(desk(), gate.grant, given.data) : INCOMPLETE
}

const savedFields = z.object({
  title: z.string().max(2),
  firstName: typedLine(60),
  lastName: typedLine(60),
  gender: z.string().max(2),
  birthDate: day,
  nationality: z.string().max(3),
  passportNumber: typedLine(60),
  passportExpiry: day,
  passportIssued: day,
  passportCountry: z.string().max(3),
})

/** Saves a traveller of the office as typed, for who may book. */
export async function saveTraveller(fields: TravellerFields): Promise<TravellerOutcome> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const given = savedFields.safeParse(fields)
  return given.success ? saveOnDemand(desk(), gate.grant, given.data) : INCOMPLETE
}

/** Answers the number of a saved passport of the office, with an audit entry. */
export async function revealSavedNumber(id: string): Promise<RevealOutcome> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const given = z.uuid().safeParse(id)
  return given.success ? revealSaved(desk(), gate.grant, given.data) : INCOMPLETE
}
