import type { ListedRate } from '../../../lib/hotel/rate.ts'
import type { TermsKind } from '../../../lib/hotel/terms.ts'

/** A rate of a room with a board and terms, in whole dollars. */
export function rateFixture(room: string, board: string, kind: TermsKind, dollars: number): ListedRate {
  const totalCents = dollars * 100
  return {
    offer: {
      offerCode: `${room}-${board}-${kind}-${dollars}`,
      price: { baseCents: totalCents, taxCents: 0, totalCents },
      hotelId: 4711,
      hotelName: 'Hotel Avenida',
      stars: 4,
      image: null,
      checkIn: '2026-12-10',
      checkOut: '2026-12-12',
      rooms: [{ roomId: room, name: room, beds: '', adults: 2, childAges: [6] }],
      board,
      terms: { kind, until: null, steps: [], zone: 'Lisbon time' },
      roomsLeft: null,
    },
    rooms: [{ id: room, name: room, beds: '', sizeM2: null, maxOccupancy: 3, description: '', images: [] }],
    beforeCents: null,
  }
}
