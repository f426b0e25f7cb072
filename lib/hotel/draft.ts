import type { z } from 'zod'
import { sameMarkup, type TypedMarkup } from '../booking/typed-markup.ts'
import type { DraftFacts } from '../booking/draft.ts'
import { isCalendarDate } from '../dates.ts'
import type { GuestForm } from './guest-form.ts'
import type { hotelDraft } from './draft-schema.ts'
import type { StayDates } from './stay.ts'
import type { RateRoom, Rate } from './rate.ts'
import { typedText } from '../typed-text.ts'

/** An unfinished guest form as it is stored. */
export type HotelDraft = z.infer<typeof hotelDraft>

/** The guests of a room. */
type Sleepers = Pick<RateRoom, 'adults' | 'childAges'>

/**
 * Hotel, dates and guests of an offer: `4711 2026-12-03 2026-12-06 2;2,6`. Other rates of the same stay have
 * the same subject.
 */
export function staySubject(
  offer: Pick<Rate, 'hotelId' | 'checkIn' | 'checkOut'> & { rooms: readonly Sleepers[] },
): string {
  return `${offer.hotelId} ${offer.checkIn} ${offer.checkOut} ${mixOf(offer.rooms)}`
}

/** The same of the stay in an address, whose hotel is written with digits. */
export function searchedStaySubject(hotel: string, { checkIn, checkOut, rooms }: StayDates): string {
  const sleepers = rooms.map(({ adults, children }) => ({ adults, childAges: children }))
  return staySubject({ hotelId: Number(hotel), checkIn, checkOut, rooms: sleepers })
}

/** A saved form for the list of drafts. Its address has the stay that the rate came from. */
export function hotelDraftFacts({ offerCode, subjectKey, title, form }: HotelDraft): DraftFacts {
  const [hotel = '', checkIn = '', checkOut = '', rooms = ''] = subjectKey.split(' ')
  const isStay = isCalendarDate(checkIn) && isCalendarDate(checkOut)
  const guests = form.rooms.flatMap((room) => room.guests)
  return {
    title: title ?? null,
    days: isStay ? { from: checkIn, to: checkOut } : null,
    named: guests.filter(({ firstName, lastName }) => typedText(firstName) && typedText(lastName)).length,
    people: guests.length,
    href: `/hotels/book?${new URLSearchParams({ rate: offerCode, hotel, in: checkIn, out: checkOut, rooms })}`,
  }
}

/** The form of a draft if its rooms have the same guests as these; null for another mix. */
export function guestsFor(draft: HotelDraft, rooms: readonly Sleepers[]): GuestForm | null {
  const drafted = draft.form.rooms.map(({ guests }) => ({
    adults: guests.filter((guest) => guest.age === null).length,
    childAges: guests.flatMap((guest) => guest.age ?? []),
  }))
  return mixOf(drafted) === mixOf(rooms) ? draft.form : null
}

/**
 * True if nothing was typed into a form yet.
 * @param opened the markup that the form opened with
 */
export function isBlankGuestForm({ rooms, markup, ...rest }: GuestForm, opened?: TypedMarkup): boolean {
  const guests = rooms.flatMap((room) => room.guests)
  const typed = guests.flatMap(({ title, firstName, lastName }) => [title, firstName, lastName])
  return sameMarkup(markup, opened) && [...typed, ...Object.values(rest)].every((value) => !value)
}

/** Rooms as the address writes them: `2;2,6`. */
function mixOf(rooms: readonly Sleepers[]): string {
  return rooms.map((room) => [room.adults, ...room.childAges].join(',')).join(';')
}
