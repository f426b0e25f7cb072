import type { HotelBookingView } from '../../../lib/hotel/booking-view.ts'

/** A confirmed booking of two rooms as the desk shows it, with the changes of a test. */
export function hotelBookingFixture(change: Partial<HotelBookingView> = {}): HotelBookingView {
  return {
    kind: 'hotel',
    reference: 'PH0000001',
    clientReference: 'TD-1',
    state: 'confirmed',
    leadName: 'Anna Keller',
    madeBy: 'Maya',
    createdAt: '2026-11-20T14:25:00.000Z',
    completedAt: '2026-11-20T14:26:00.000Z',
    cancelledAt: null,
    deadlines: null,
    money: { parts: [], totalCents: 67_411, markup: null, place: 'charged', settlement: null },
    terms: null,
    agreed: null,
    timeline: [],
    hotel: {
      id: 4711,
      name: 'São Domingos',
      stars: 4,
      address: 'Rua Nova 1, Lisbon',
      city: 'Lisbon',
      phone: '+351 21 555 01 00',
      position: { lat: 38.7109, lng: -9.1365 },
      image: null,
    },
    checkIn: '2026-12-10',
    checkOut: '2026-12-12',
    checkInFrom: '15:00',
    checkOutUntil: '',
    rooms: [
      {
        name: 'Twin Room',
        beds: '2 single beds',
        adults: 2,
        childAges: [],
        guests: [
          { title: 'Ms', firstName: 'Anna', lastName: 'Keller', child: false, age: null },
          { title: null, firstName: 'Jörg', lastName: 'Nguyễn', child: false, age: null },
        ],
      },
      {
        name: 'Double Room',
        beds: '',
        adults: 1,
        childAges: [6],
        guests: [
          { title: 'Mr', firstName: 'Łukasz', lastName: 'Şahin', child: false, age: null },
          { title: null, firstName: 'Emil', lastName: 'Şahin', child: true, age: 6 },
        ],
      },
    ],
    board: 'Breakfast included',
    freeUntilAt: null,
    cancellation: {
      kind: 'free',
      until: '2026-12-07T23:59:59',
      steps: [{ from: '2026-12-08T00:00:00', cents: 67_411 }],
      zone: 'Lisbon time',
    },
    voucherNumbers: ['V1', 'V2'],
    canExtend: false,
    remarks: ['Pets: Pets are not allowed.', 'Cancellation: From 8 Dec it costs USD 674.11.'],
    note: 'A quiet room, please.',
    ...change,
  }
}
