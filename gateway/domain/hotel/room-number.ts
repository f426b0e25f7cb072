import { hashText } from '../../hash.ts'

const least = 1_000_000
const hotels = 90_000
/** Above the number of room kinds of any hotel. */
const kinds = 100

/**
 * RoomId of a hotel's kind of room as callers see it: seven digits (v3: the `id` of a
 * room). It is unique within a hotel.
 */
export function roomNumber(hotelId: number, roomId: number): string {
  return String(least + (hashText(String(hotelId)) % hotels) * kinds + roomId)
}
