'use server'

import { z } from 'zod'
import { REASON_MAX, REASON_MIN } from '../../lib/traveller/found-traveller.ts'
import { isCalendarDate } from '../../lib/dates.ts'
import { kindInput } from '../booking/kind-input.ts'
import { bookingReference } from '../booking/reference.ts'
import { deskAction } from '../session/desk-action.ts'
import { eraseOf } from './erase.ts'
import { eraseEverywhere, erasurePreview } from './erase-everywhere.ts'
import { eraseSavedOf } from './erase-saved.ts'
import { exportOf } from './export.ts'
import { travellersNamed } from './find.ts'
import { saveOnDemand } from './save-on-demand.ts'
import { revealNumber, revealSaved } from './reveal.ts'
import { neededLine, typedEmailLine, typedLine, typedPhoneLine } from '../../lib/typed-text-fields.ts'
import { DETAIL_LENGTHS, MOST_LOYALTY_NUMBERS } from '../../lib/traveller/saved-traveller.ts'
import { saveDetails, saveForClient } from './save-details.ts'

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
export const revealDocument = deskAction({
  permission: 'signed_in',
  input: [kindInput, bookingReference, z.string().min(1).max(120)],
  invalid: INCOMPLETE,
  run: (desk, grant, kind, reference, document) => revealNumber(desk, grant, kind, { reference, document }),
})

/** Finds travellers of the office by name, for its admins. */
export const findTravellers = deskAction({
  permission: 'signed_in',
  input: [typedLine(200)],
  invalid: INCOMPLETE,
  run: travellersNamed,
})

/** Answers everything that is known of a traveller of the office, for its admins, with an audit entry. */
export const exportTraveller = deskAction({
  permission: 'signed_in',
  input: [personName],
  invalid: INCOMPLETE,
  run: exportOf,
})

/** Erases a traveller of a booking, for admins, with an audit entry. */
export const eraseTraveller = deskAction({
  permission: 'signed_in',
  input: [kindInput, eraseInput],
  invalid: INCOMPLETE,
  run: eraseOf,
})

/** Answers the bookings and saved details that an erasure of a person would reach, for admins. */
export const previewErasure = deskAction({
  permission: 'signed_in',
  input: [personName],
  invalid: INCOMPLETE,
  run: erasurePreview,
})

const everywhereInput = z.object({
  name: personName,
  references: z.array(bookingReference).max(200).readonly(),
  saved: z.array(z.uuid()).max(200).readonly(),
  clients: z.array(z.uuid()).max(200).readonly(),
  typed: typedLine(20),
  reason: neededLine(REASON_MIN, REASON_MAX),
  withContact: z.boolean(),
  despite: z.boolean(),
})

/** Erases a person in all chosen bookings and saved details, for admins, with an audit entry for each. */
export const eraseTravellerEverywhere = deskAction({
  permission: 'signed_in',
  input: [everywhereInput],
  invalid: INCOMPLETE,
  run: eraseEverywhere,
})

/** Erases a saved traveller of the office, for admins, with an audit entry. */
export const eraseSavedTraveller = deskAction({
  permission: 'signed_in',
  input: [z.uuid(), neededLine(REASON_MIN, REASON_MAX)],
  invalid: INCOMPLETE,
  run: (desk, grant, id, reason) => eraseSavedOf(desk, grant, { id, reason }),
})

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
export const saveTraveller = deskAction({
  permission: 'signed_in',
  input: [savedFields],
  invalid: INCOMPLETE,
  run: saveOnDemand,
})

const detailsFields = z.object({
  email: typedEmailLine,
  phone: typedPhoneLine,
  seat: typedLine(DETAIL_LENGTHS.seat),
  meal: typedLine(DETAIL_LENGTHS.meal),
  loyalty: z
    .array(
      z.object({
        programme: neededLine(1, DETAIL_LENGTHS.programme),
        number: neededLine(1, DETAIL_LENGTHS.number),
      }),
    )
    .max(MOST_LOYALTY_NUMBERS)
    .readonly(),
})

/** Saves contact, wishes and loyalty numbers of a saved traveller, for who may book. */
export const saveTravellerDetails = deskAction({
  permission: 'signed_in',
  input: [z.object({ id: z.uuid(), before: detailsFields, details: detailsFields })],
  invalid: INCOMPLETE,
  run: saveDetails,
})

/** Saves a traveller as typed, and adds them to a client, for who may book. */
export const saveTravellerOfClient = deskAction({
  permission: 'signed_in',
  input: [z.uuid(), savedFields],
  invalid: INCOMPLETE,
  run: saveForClient,
})

/** Answers the number of a saved passport of the office, with an audit entry. */
export const revealSavedNumber = deskAction({
  permission: 'signed_in',
  input: [z.uuid()],
  invalid: INCOMPLETE,
  run: revealSaved,
})
