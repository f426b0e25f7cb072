import type { HotelBookingRecord } from '../../../contract/hotel/booking-data.ts'
import { hotelStates } from '../../../contract/hotel/booking-states.ts'
import { utcDateTime } from '../../clock.ts'
import { refundableUntil } from '../../domain/hotel/terms.ts'
import type { GuestIdentity, HotelBooking, HotelPeople } from '../../domain/hotel/hotel-booking.ts'
import type { WalletBalance } from '../../domain/wallet/balance.ts'
import type { HotelProfile } from '../../supply/hotel/profile.ts'
import { policyText } from '../words/policy-text.ts'
import { boardOf } from '../words/board-of.ts'
import { stableUuid } from '../../uuid.ts'
import { usdOf } from '../usd.ts'
import { ERASED } from '../../../contract/booking/person.ts'
import { amenitiesOf, offeredRoom, policiesOf, policyOf, refundTypeOf, remarksOf } from './hotel-offer.ts'

/**
 * The record of HotelBookingData (Session gateway, Hotel v1, booking record; gaps 96-98, 203).
 * @param people who was erased is written as `ERASED`.
 * @param wallet the office's current wallet; ClientBalance is its available amount.
 * @param profile the supplier's current profile of the hotel; null when the supplier no longer has it.
 * @param site base address of pictures.
 */
export function hotelBookingRecord(
  booking: HotelBooking,
  people: HotelPeople,
  wallet: WalletBalance,
  profile: HotelProfile | null,
  site: string,
): HotelBookingRecord {
  const { detail } = booking
  const { contact } = people
  const { rate } = detail
  const board = boardOf(rate.board)
  const { category, status } = hotelStates[booking.state]
  return {
    UniqueId: booking.reference,
    ClientUniqueId: booking.client_reference,
    BookedBy: booking.owner_name,
    OrderBy: booking.ordered_by,
    ClientBalance: usdOf(wallet.balanceCents - wallet.heldCents),
    Category: category,
    Status: status,
    PaymentDeadline: booking.limit_at && utcDateTime(booking.limit_at),
    CanExtendPaymentDeadline: booking.state === 'held' && detail.canExtend,
    FareSourceCode: booking.offer_code,
    SupplierName: detail.provider,
    VatNumber: null,
    TotalNetRate: usdOf(booking.total_cents),
    Currency: 'USD',
    CheckIn: `${detail.stay.checkIn}T00:00:00`,
    CheckOut: `${detail.stay.checkOut}T00:00:00`,
    Rooms: roomsOf(booking, people),
    MealPlan: board.name,
    Board: board.basis,
    NonRefundable: rate.terms === 'non_refundable',
    RefundableUntil: refundableUntil(rate),
    HotelRefundType: refundTypeOf(rate.terms),
    CancellationPolicies: policiesOf(rate.steps),
    PlainTextCancellationPolicy: policyText(rate, detail.hotel.timeZone),
    CancellationCharge: detail.cancellation && usdOf(detail.cancellation.chargeCents),
    RefundAmount: detail.cancellation && usdOf(detail.cancellation.refundCents),
    HotelConfirmationNo: detail.voucherNumbers[0] ?? null,
    VoucherNumbers: [...detail.voucherNumbers],
    PhoneNumber: contact?.phone ?? ERASED,
    Email: contact?.email ?? ERASED,
    NationalityId: detail.nationality,
    Note: contact && contact.note,
    GuestArrival: contact && contact.guestArrival,
    GuestDeparture: contact && contact.guestDeparture,
    HotelTransfers: [...(contact?.transfers ?? [])],
    IsReserveOffline: false,
    CreatedAt: booking.created_at.toISOString(),
    UpdatedAt: booking.updated_at.toISOString(),
    ConfirmedAt: booking.confirmed_at?.toISOString() ?? null,
    CancelledAt: booking.cancelled_at?.toISOString() ?? null,
    ...hotelPart(detail.hotel, profile, site),
  }
}

/** The hotel as booked, with the current facts of its profile. */
function hotelPart(booked: HotelBooking['detail']['hotel'], profile: HotelProfile | null, site: string) {
  return {
    HotelId: booked.hotelId,
    Hotel: {
      name: booked.name,
      rating: booked.stars,
      location: { latitude: booked.lat, longitude: booked.lon },
      images: profile?.images.map((path) => site + path) ?? [],
      address: profile?.address.line ?? '',
      city: profile?.address.city ?? '',
      country: profile?.address.country ?? '',
      phone: profile?.phone ?? '',
      time_zone: booked.timeZone,
    },
    CountryCode: profile?.address.countryCode ?? null,
    Amenities: profile ? amenitiesOf(profile) : [],
    Remarks: profile ? remarksOf(profile) : [],
    HotelPolicy: policyOf(profile),
  }
}

function roomsOf({ reference, detail }: HotelBooking, people: HotelPeople): HotelBookingRecord['Rooms'] {
  return detail.rate.rooms.map((room, index) => {
    const offered = offeredRoom(detail.hotel.hotelId, room, detail.rate)
    return {
      RoomId: offered.RoomId,
      Name: offered.Name,
      MealType: offered.MealType,
      SharingBedding: offered.SharingBedding,
      BedGroups: offered.BedGroups,
      AdultCount: offered.AdultCount,
      ChildCount: offered.ChildCount,
      ChildAges: offered.ChildAges,
      HotelRoomEarlyCheckin: offered.HotelRoomEarlyCheckin,
      HotelRoomLateCheckout: offered.HotelRoomLateCheckout,
      RoomArchiveId: stableUuid(`hotel-room:${reference}:${index}`),
      NetRate: usdOf(room.totalCents),
      Passengers: (detail.guests[index] ?? []).map((guest, at) =>
        guestOf(guest, people.guests[index]?.[at] ?? null),
      ),
    }
  })
}

function guestOf(
  guest: HotelBooking['detail']['guests'][number][number],
  person: GuestIdentity | null,
): HotelBookingRecord['Rooms'][number]['Passengers'][number] {
  return {
    FirstName: person?.firstName ?? ERASED,
    LastName: person?.lastName ?? ERASED,
    PassengerType: guest.type,
    PassengerTitle: person && person.title,
    Gender: guest.gender,
    ChildAge: guest.childAge,
    Nationality: person && person.nationality,
    NationalId: person && person.nationalId,
    PassportNumber: person && person.passportNumber,
  }
}
