import type { CheckedOffer } from '../../../contract/hotel/check-rate.ts'
import { hotelRefundTypes } from '../../../contract/hotel/limits.ts'
import type { HotelOffer } from '../../../contract/hotel/offer.ts'
import type { Hotel } from '../../supply/hotel/hotel.ts'
import type { HotelProfile } from '../../supply/hotel/profile.ts'
import type { CancellationStep, HotelRate, RateRoom } from '../../supply/hotel/rate.ts'
import { refundableUntil } from '../../domain/hotel/terms.ts'
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
  offerCode: string
  /** Base address of pictures. */
  site: string
}

/** A v1 offer (Hotel v1; gaps 90-92, 211). */
export function hotelOffer({ hotel, profile, rate, offerCode, site }: OfferSource): HotelOffer {
  const { hotelId, name } = hotel
  return {
    FareSourceCode: offerCode,
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
      time_zone: hotel.timeZone,
    },
    Rooms: rate.rooms.map((room) => offeredRoom(hotelId, room, rate)),
    CancellationPolicies: policiesOf(rate.steps),
    PlainTextCancellationPolicy: policyText(rate, hotel.timeZone),
    PaymentDeadline: null,
    AvailableRoom: rate.available,
    Amenities: profile ? amenitiesOf(profile) : [],
    Remarks: profile ? remarksOf(profile) : [],
    HotelPolicy: policyOf(profile),
    HotelLabels: [],
  }
}

/** The offer of a rate check (gap 93). */
export function checkedOffer(source: OfferSource): CheckedOffer {
  const board = boardOf(source.rate.board)
  return {
    ...hotelOffer(source),
    MealPlan: board.name,
    Board: board.basis,
    RefundableUntil: refundableUntil(source.rate),
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

/** The hotel's known rules as HotelPolicy; the rules in words are in Remarks (gaps 92, 211). */
export function policyOf(profile: HotelProfile | null): HotelOffer['HotelPolicy'] {
  return {
    BeginTime: profile && profile.checkInFrom,
    EndTime: null,
    CheckOutTime: profile && profile.checkOutUntil,
    MinAge: null,
    Instructions: null,
    SpecialInstructions: null,
    MandatoryFee: null,
    OptionalFee: null,
    KnowBeforeYouGo: null,
    PaymentDetail: null,
    LicenseNumber: null,
    KeyCollectionInfo: null,
    InstructionsFa: null,
    SpecialInstructionsFa: null,
    ChildPolicyDescriptionFa: null,
    SingleWomanDescriptionFa: null,
    PetAttribiute: [],
  }
}
