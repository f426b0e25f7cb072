import type { CheckedOffer } from '../../../contract/hotel/check-rate.ts'
import { hotelRefundTypes } from '../../../contract/hotel/limits.ts'
import type { HotelOffer } from '../../../contract/hotel/offer.ts'
import type { Hotel } from '../../supply/hotel/hotel.ts'
import type { HotelProfile } from '../../supply/hotel/profile.ts'
import type { CancellationStep, HotelRate, RateRoom } from '../../supply/hotel/rate.ts'
import { policyText } from '../words/policy-text.ts'
import { boardOf } from '../words/board-of.ts'
import { roomNumber } from '../../domain/hotel/room-number.ts'
import { usdOf } from '../usd.ts'

/** A rate with its code, its hotel and the hotel's profile. */
export type OfferSource = {
  hotel: Hotel
  /** Null for the second provider, which has no pictures, amenities or policies. */
  profile: HotelProfile | null
  rate: HotelRate
  fareSourceCode: string
  /** Base address of pictures. */
  site: string
}

/** A v1 offer (Hotel v1; gaps 90-92). */
export function hotelOffer({ hotel, profile, rate, fareSourceCode, site }: OfferSource): HotelOffer {
  const { hotelId, name } = hotel
  return {
    FareSourceCode: fareSourceCode,
    HotelId: hotelId,
    HotelName: name,
    NetRate: usdOf(rate.totalCents),
    Currency: 'USD',
    NonRefundable: rate.terms === 'non_refundable',
    HotelRefundType: refundTypeOf(rate.terms),
    Hotel: {
      name,
      rating: hotel.stars,
      location: { latitude: hotel.lat, longitude: hotel.lon },
      images: profile?.images.map((path) => site + path) ?? [],
    },
    Rooms: rate.rooms.map((room) => offeredRoom(hotelId, room, rate)),
    CancellationPolicies: policiesOf(rate.steps),
    PlainTextCancellationPolicy: policyText(rate),
    PaymentDeadline: null,
    AvailableRoom: rate.available,
    Amenities: profile ? amenitiesOf(profile) : [],
    Remarks: profile ? remarksOf(profile) : [],
    HotelPolicy: profile && policyOf(profile),
  }
}

/** The offer of a rate check (gap 93). */
export function checkedOffer(source: OfferSource): CheckedOffer {
  const board = boardOf(source.rate.board)
  return {
    ...hotelOffer(source),
    MealPlan: board.name,
    Board: board.basis,
    RefundableUntil: source.rate.refundableUntil,
  }
}

/** HotelRefundType of a rate's terms. */
export function refundTypeOf(terms: HotelRate['terms']): number {
  if (terms === 'non_refundable') return hotelRefundTypes.nonRefundable
  return terms === 'free_cancellation' ? hotelRefundTypes.refundable : hotelRefundTypes.partially
}

/** Cancellation steps as CancellationPolicies (gap 91). */
export function policiesOf(steps: readonly CancellationStep[]): HotelOffer['CancellationPolicies'] {
  return steps.map(({ from, amountCents }) => ({
    Amount: usdOf(amountCents),
    FromDate: from,
    Currency: 'USD',
  }))
}

/** A room of a v1 offer (gap 90). */
export function offeredRoom(hotelId: number, room: RateRoom, rate: HotelRate): HotelOffer['Rooms'][number] {
  return {
    RoomId: roomNumber(hotelId, room.roomId),
    RoomMapId: null,
    Name: room.name,
    RoomMapName: null,
    AdultCount: room.adults,
    ExtraBedCount: 0,
    ChildCount: room.childAges.length,
    ChildAges: [...room.childAges],
    MealType: boardOf(rate.board).v1,
    SharingBedding: false,
    BedGroups: room.beds.join(', '),
    HotelRoomEarlyCheckin: null,
    HotelRoomLateCheckout: null,
  }
}

export function amenitiesOf(profile: HotelProfile): string[] {
  return [...new Set(profile.facilityGroups.flatMap((group) => group.facilities))]
}

export function remarksOf(profile: HotelProfile): string[] {
  return profile.policies.map(({ title, text }) => `${title}: ${text}`)
}

/** Check-in and check-out times; the hotel's other rules are in Remarks (gap 92). */
export function policyOf(profile: HotelProfile): HotelOffer['HotelPolicy'] {
  return {
    BeginTime: profile.checkInFrom,
    EndTime: '',
    MinAge: null,
    CheckOutTime: profile.checkOutUntil,
    Instructions: '',
    SpecialInstructions: '',
  }
}
