import type { ActivitySupply, Catalogue } from '../../../gateway/supply/activity/port.ts'
import type { CatalogueProduct } from '../../../gateway/supply/activity/product.ts'
import type { Variant } from '../../../gateway/supply/activity/variant.ts'

const city = {
  uuid: '10000000-0000-4000-8000-000000000001',
  name: 'Bergen',
  country: { uuid: '10000000-0000-4000-8000-000000000002', name: 'Norway', code: 'NO', continent: 'Asia' },
  state: null,
}
const cruises = {
  uuid: '10000000-0000-4000-8000-000000000003',
  name: 'Cruises',
  parentUuid: null,
  sandboxOnly: false,
}
const type = { uuid: '10000000-0000-4000-8000-000000000004', name: 'Activity' }

const fjord: CatalogueProduct = {
  uuid: '10000000-0000-4000-8000-000000000005',
  titles: { EN: 'Fjord Cruise to Mostraumen', KO: '모스트라우멘 피오르 크루즈' },
  updatedAt: new Date('2026-10-01T08:00:00Z'),
  validFrom: null,
  validThrough: null,
  fromCents: 8900,
  type,
  categories: [cruises],
  tags: ['boat'],
  cities: [city],
  soldCount: 120,
  images: [],
  sandboxOnly: false,
}

/** The uuid of the question that the cruise asks every traveller. */
export const recordedPassport = '10000000-0000-4000-8000-000000000007'

const variant: Variant = {
  uuid: '10000000-0000-4000-8000-000000000006',
  productUuid: fjord.uuid,
  titles: { EN: 'Standard' },
  description: 'Three hours by boat',
  durationMinutes: 180,
  minPax: 1,
  maxPax: null,
  daysInAdvance: 0,
  cutOffTime: '23:59',
  refundSteps: [{ days: 1, percent: 100 }],
  tickets: [{ type: 'adult', label: 'Adult', allowed: true, min: 1, max: 9, gateCents: null }],
  instantConfirmation: true,
  nonInstantVoucher: false,
  directAdmission: false,
  voucherRequiresPrinting: false,
  voucherUse: null,
  redemptionAddress: null,
  meetingAddress: 'Zachariasbryggen',
  meetingTime: null,
  validDays: null,
  timeslots: [],
  timeZone: 'Europe/Oslo',
  perBooking: [],
  perTraveller: [
    {
      uuid: recordedPassport,
      name: 'Passport number',
      description: 'For the border',
      required: false,
      addOn: false,
      input: 4,
      format: '[A-Z0-9]{6,12}',
      cents: 0,
      items: [],
    },
  ],
  answer: { does: 'issue', seconds: 5 },
  refusesRefunds: false,
  placesPerOffice: false,
}

const catalogue: Catalogue = { products: [fjord], types: [type], categories: [cruises] }

const rates = [
  {
    category: 'adult' as const,
    retailCents: 8900,
    nettCents: 7600,
    retailFormat: 'NOK 899.00',
    nettFormat: 'NOK 768.00',
  },
]

const content = {
  product: fjord,
  description: { EN: 'A cruise through a narrow fjord.' },
  highlights: { EN: 'Waterfalls from close by' },
  additionalInfo: null,
  priceIncludes: 'Cruise',
  priceExcludes: 'Food',
  itinerary: null,
  warnings: null,
  safety: null,
  lat: 60.39,
  lon: 5.32,
  address: null,
  minPax: 1,
  maxPax: 9,
  isFlatPaxPrice: false,
  reviewScore: 0,
  reviewCount: 0,
  hotelPickup: false,
  airportPickup: false,
  opensAt: null,
  closesAt: null,
  photos: [],
  guideLanguages: [],
  writtenLanguages: [],
  headsetLanguages: [],
  restrictions: { exclude: [], allow: [] },
}

/** One cruise, sold every day, eight places a day. */
export const recordedActivities: ActivitySupply = {
  catalogue: () => catalogue,
  product: (uuid) => Promise.resolve(uuid === fjord.uuid ? content : null),
  variants: (uuid) => Promise.resolve(uuid === fjord.uuid ? [variant] : null),
  variant: (uuid) => Promise.resolve(uuid === variant.uuid ? variant : null),
  days: (_, { from }, _now, taken) => {
    const places = Math.max(0, 8 - taken(from, null))
    return Promise.resolve([
      { date: from, sets: [{ id: 1, timeslotUuid: null, type: 'shared', places, rates }] },
    ])
  },
  events: () => Promise.resolve([]),
  photo: () => Promise.resolve(null),
  scenarios: [],
}
