import type { CheckedOffer } from '../../../contract/hotel/check-rate.ts'
import type { HotelOffer } from '../../../contract/hotel/offer.ts'
import type { HotelRow } from '../../world/hotel/city-hotels.ts'
import type { CancellationStep, HotelRate, RateRoom } from '../../world/hotel/hotel-rate.ts'
import { profileOfHotel } from '../../world/hotel/profile-of-hotel.ts'
import type { HotelProvider } from '../../world/hotel/rates/provider.ts'
import { policyText } from '../hotel/policy-text.ts'
import { boardOf, refundTypeOf } from '../hotel/rate-facts.ts'
import { roomNumber } from '../../domain/hotel/room-number.ts'
import { usdOf } from '../usd.ts'

/** A rate that has a code, and where it comes from. */
export type OfferSource = {
  hotel: HotelRow
  rate: HotelRate
  fareSourceCode: string
  provider: HotelProvider
  /** Address that pictures are served at. */
  site: string
}

/** A v1 offer. The second provider is sparse: no pictures, amenities or policies (Hotel v1; gaps 90-92). */
export function hotelOffer({ hotel, rate, fareSourceCode, provider, site }: OfferSource): HotelOffer {
  const { city, row } = hotel
  const profile = provider === 'example-provider-1' ? profileOfHotel(hotel) : null
  const name = city.name[row] ?? ''
  const hotelId = city.hotelId[row] ?? 0
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
      rating: city.stars[row] ?? 0,
      location: { latitude: city.lat[row] ?? 0, longitude: city.lon[row] ?? 0 },
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

/** Steps as CancellationPolicies (gap 91). */
export function policiesOf(steps: readonly CancellationStep[]): HotelOffer['CancellationPolicies'] {
  return steps.map(({ from, amountCents }) => ({
    Amount: usdOf(amountCents),
    FromDate: from,
    Currency: 'USD',
  }))
}

/** A room as v1 writes it (gap 90). */
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

type Profile = ReturnType<typeof profileOfHotel>

export function amenitiesOf(profile: Profile): string[] {
  return [...new Set(profile.facilityGroups.flatMap((group) => group.facilities))]
}

export function remarksOf(profile: Profile): string[] {
  return profile.policies.map(({ title, text }) => `${title}: ${text}`)
}

/** Times of coming and going; what else the house asks for stands in Remarks (gap 92). */
export function policyOf(profile: Profile): HotelOffer['HotelPolicy'] {
  return {
    BeginTime: profile.checkInFrom,
    EndTime: '',
    MinAge: null,
    CheckOutTime: profile.checkOutUntil,
    Instructions: '',
    SpecialInstructions: '',
  }
}
