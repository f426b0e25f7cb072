'use server'

import { z } from 'zod'
import type { CheckOutcome } from '../../lib/trip/option-difference.ts'
import {
  MOST_BOOKINGS,
  TRIP_NAME_MAX,
  type CollectOutcome,
  type TripOfBookingsOutcome,
  type TripOutcome,
} from '../../lib/trip/trip.ts'
import { MOST_TRAVELLERS } from '../../lib/trip/trip-traveller.ts'
import { neededLine } from '../../lib/typed-text-fields.ts'
import { bookBarOf } from '../booking/book-bar.ts'
import { kindInput } from '../booking/kind-input.ts'
import { bookingReference } from '../booking/reference.ts'
import { markupRule } from '../config/markup-rules.ts'
import { deskAction } from '../session/desk-action.ts'
import { refusedChange } from './change-trip.ts'
import { attachBookings, detachBooking, makeTripOf } from './attach.ts'
import { chooseOption, markUpOption, removeOption } from './change-options.ts'
import { acceptOffer, checkOptions } from './check-options.ts'
import { collectOffer } from './collect.ts'
import { setCurrentTrip } from './current-trip.ts'
import { searchForTrip } from './search-for.ts'
import { setTravellers } from './travellers.ts'
import { dropTrip, makeTrip, renameTrip, setClientOfTrip } from './trips.ts'

const INVALID = { kind: 'refused', message: 'The request is incomplete.' } as const
const BAD_NAME = {
  kind: 'refused',
  message: `A trip has a name of at most ${TRIP_NAME_MAX} characters.`,
} as const

const tripName = neededLine(1, TRIP_NAME_MAX)
const seen = z.object({ tripId: z.uuid(), version: z.int().positive() })
const seenOption = seen.extend({ optionId: z.uuid() })

/** Puts the offer of a form's address into a trip: the named one, or the person's current one. */
export const collect = deskAction({
  permission: 'signed_in',
  input: [
    kindInput,
    z.object({ address: z.string().max(4000), markup: markupRule.nullable(), tripId: z.uuid().nullable() }),
  ],
  invalid: INVALID,
  run: (desk, grant, kind, collected): Promise<CollectOutcome> => collectOffer(desk, grant, kind, collected),
})

/** Makes a trip, which becomes the current one of the person. */
export const newTrip = deskAction({
  permission: 'signed_in',
  input: [tripName, z.uuid().nullable().default(null)],
  invalid: BAD_NAME,
  async run(desk, grant, name, clientId): Promise<TripOfBookingsOutcome> {
    const refused = refusedChange(grant)
    if (refused) return refused
    const id = await makeTrip(desk, grant, { name, clientId })
    await setCurrentTrip(desk, grant, id)
    return { kind: 'made', id }
  },
})

/** Makes a trip the one that the person collects into; null for none. */
export const collectInto = deskAction({
  permission: 'signed_in',
  input: [z.uuid().nullable()],
  invalid: INVALID,
  async run(desk, grant, tripId): Promise<{ kind: 'done' } | typeof INVALID> {
    await setCurrentTrip(desk, grant, tripId)
    return { kind: 'done' }
  },
})

/** Gives a trip another name. */
export const rename = deskAction({
  permission: 'signed_in',
  input: [seen, tripName],
  invalid: BAD_NAME,
  run: (desk, grant, trip, name): Promise<TripOutcome> => renameTrip(desk, grant, trip, name),
})

/** Says which client a trip is for. */
export const setClient = deskAction({
  permission: 'signed_in',
  input: [seen, z.uuid().nullable()],
  invalid: INVALID,
  run: (desk, grant, trip, clientId): Promise<TripOutcome> => setClientOfTrip(desk, grant, trip, clientId),
})

/** Says who travels, in order, for who may book. */
export const chooseTravellers = deskAction({
  permission: 'signed_in',
  input: [seen, z.array(z.uuid()).max(MOST_TRAVELLERS).readonly()],
  invalid: { kind: 'refused', message: `A trip has at most ${MOST_TRAVELLERS} travellers.` },
  async run(desk, grant, trip, ids): Promise<TripOutcome> {
    const bar = await bookBarOf(desk, grant)
    return bar === null ? setTravellers(desk, grant, trip, ids) : { kind: 'refused', message: bar }
  },
})

/** Answers the address of a search with the days, places and people of a trip. */
export const searchFor = deskAction({
  permission: 'signed_in',
  input: [kindInput, z.uuid()],
  invalid: INVALID,
  run: searchForTrip,
})

/** Gives a trip up, or takes it up again. */
export const drop = deskAction({
  permission: 'signed_in',
  input: [seen, z.boolean()],
  invalid: INVALID,
  run: (desk, grant, trip, isDropped): Promise<TripOutcome> => dropTrip(desk, grant, trip, isDropped),
})

/** Chooses an option among its alternatives. */
export const choose = deskAction({
  permission: 'signed_in',
  input: [seenOption],
  invalid: INVALID,
  run: (desk, grant, option): Promise<TripOutcome> => chooseOption(desk, grant, option),
})

/** Gives an option another markup. */
export const markUp = deskAction({
  permission: 'signed_in',
  input: [seenOption, markupRule.nullable()],
  invalid: INVALID,
  run: (desk, grant, option, rule): Promise<TripOutcome> => markUpOption(desk, grant, option, rule),
})

/** Takes an option off its trip. */
export const remove = deskAction({
  permission: 'signed_in',
  input: [seenOption],
  invalid: INVALID,
  run: (desk, grant, option): Promise<TripOutcome> => removeOption(desk, grant, option),
})

/** Checks all options of a trip, and tells what differs. */
export const checkAll = deskAction({
  permission: 'signed_in',
  input: [z.uuid()],
  invalid: INVALID,
  run: (desk, grant, tripId): Promise<CheckOutcome> => checkOptions(desk, grant, tripId),
})

/** Takes the offer of an option as it is sold now, at the price that was shown. */
export const accept = deskAction({
  permission: 'signed_in',
  input: [z.object({ tripId: z.uuid(), optionId: z.uuid(), agreedCents: z.int().min(0) })],
  invalid: INVALID,
  run: (desk, grant, offer): Promise<TripOutcome> => acceptOffer(desk, grant, offer),
})

/** Makes a trip of bookings, which becomes the current one of the person. */
export const tripOfBookings = deskAction({
  permission: 'signed_in',
  input: [z.array(bookingReference).min(1).max(MOST_BOOKINGS).readonly()],
  invalid: { kind: 'refused', message: `A trip is made of 1 to ${MOST_BOOKINGS} bookings.` },
  run: (desk, grant, references): Promise<TripOfBookingsOutcome> => makeTripOf(desk, grant, references),
})

/** Makes bookings part of a trip. */
export const attach = deskAction({
  permission: 'signed_in',
  input: [
    z.object({
      tripId: z.uuid(),
      references: z.array(bookingReference).min(1).max(MOST_BOOKINGS).readonly(),
    }),
  ],
  invalid: INVALID,
  run: (desk, grant, attached): Promise<TripOutcome> => attachBookings(desk, grant, attached),
})

/** Takes an attached booking off a trip. */
export const detach = deskAction({
  permission: 'signed_in',
  input: [z.object({ tripId: z.uuid(), reference: bookingReference })],
  invalid: INVALID,
  run: (desk, grant, attached): Promise<TripOutcome> => detachBooking(desk, grant, attached),
})
