// The fixed lists of the hotel searches (v3, POST /hotels/searches, Filter groups). zod-free.

export type HotelCode = { id: number; name: string }

/** Kinds of property. */
export const propertyTypes = [
  { id: 3, name: 'Entire homes and apartments' },
  { id: 201, name: 'Apartments' },
  { id: 203, name: 'Hostels' },
  { id: 204, name: 'Hotels' },
  { id: 205, name: 'Motels' },
  { id: 206, name: 'Resorts' },
  { id: 208, name: 'Bed and breakfasts' },
  { id: 209, name: 'Ryokans' },
  { id: 212, name: 'Holiday parks' },
  { id: 213, name: 'Villas' },
  { id: 214, name: 'Campsites' },
  { id: 215, name: 'Boats' },
  { id: 216, name: 'Guest houses' },
  { id: 220, name: 'Holiday homes' },
  { id: 221, name: 'Lodges' },
  { id: 222, name: 'Homestays' },
  { id: 223, name: 'Country houses' },
  { id: 224, name: 'Luxury tents' },
  { id: 225, name: 'Capsule hotels' },
  { id: 226, name: 'Love hotels' },
  { id: 228, name: 'Chalets' },
  { id: 231, name: 'Economy hotels' },
  { id: 235, name: 'Student accommodation' },
] as const satisfies readonly HotelCode[]

/** Facilities of a property: the curated filter set. */
export const facilities = [
  { id: 2, name: 'Parking' },
  { id: 3, name: 'Restaurant' },
  { id: 4, name: 'Pets allowed' },
  { id: 5, name: 'Room service' },
  { id: 8, name: '24-hour front desk' },
  { id: 11, name: 'Fitness centre' },
  { id: 16, name: 'Non-smoking rooms' },
  { id: 17, name: 'Airport shuttle' },
  { id: 28, name: 'Family rooms' },
  { id: 46, name: 'Free parking' },
  { id: 54, name: 'Spa and wellness centre' },
  { id: 72, name: 'BBQ facilities' },
  { id: 107, name: 'Free WiFi' },
  { id: 139, name: 'Airport shuttle (free)' },
  { id: 182, name: 'Electric vehicle charging station' },
  { id: 185, name: 'Wheelchair accessible' },
  { id: 433, name: 'Swimming pool' },
] as const satisfies readonly HotelCode[]

/** Facilities of a room: the curated filter set. */
export const roomFacilities = [
  { id: 5, name: 'Bath' },
  { id: 11, name: 'Air conditioning' },
  { id: 16, name: 'Kitchenette' },
  { id: 17, name: 'Balcony' },
  { id: 23, name: 'Desk' },
  { id: 34, name: 'Washing machine' },
  { id: 37, name: 'Patio' },
  { id: 38, name: 'Private bathroom' },
  { id: 75, name: 'Flat-screen TV' },
  { id: 79, name: 'Soundproofing' },
  { id: 81, name: 'View' },
  { id: 86, name: 'Electric kettle' },
  { id: 93, name: 'Private pool' },
  { id: 108, name: 'Sea view' },
  { id: 120, name: 'Coffee machine' },
  { id: 123, name: 'Terrace' },
  { id: 998, name: 'Coffee/tea maker' },
  { id: 999, name: 'Kitchen/kitchenette' },
] as const satisfies readonly HotelCode[]

/**
 * The boards of rates. `meal` is the facet value of group `meals` (null for room only, which matches none),
 * `basis` the machine value of a rate (gap 146), `included` its `board_included`, `v1` the text of v1 rooms
 * (gap 90).
 */
export const hotelBoards = [
  { id: 'room_only', name: 'Room only', meal: null, basis: 'room_only', included: [], v1: 'Room Only' },
  {
    id: 'self_catering',
    name: 'Self catering',
    meal: 'self_catering',
    basis: 'room_only',
    included: [],
    v1: 'Self Catering',
  },
  {
    id: 'breakfast',
    name: 'Breakfast included',
    meal: 'breakfast',
    basis: 'breakfast_included',
    included: ['breakfast'],
    v1: 'BB',
  },
  {
    id: 'breakfast_lunch',
    name: 'Breakfast and lunch included',
    meal: 'breakfast_lunch',
    basis: 'half_board',
    included: ['breakfast', 'lunch'],
    v1: 'HB',
  },
  {
    id: 'breakfast_dinner',
    name: 'Breakfast and dinner included',
    meal: 'breakfast_dinner',
    basis: 'half_board',
    included: ['breakfast', 'dinner'],
    v1: 'HB',
  },
  {
    id: 'full_board',
    name: 'Full board',
    meal: 'full_board',
    basis: 'full_board',
    included: ['breakfast', 'lunch', 'dinner'],
    v1: 'FB',
  },
  {
    id: 'all_inclusive',
    name: 'All inclusive',
    meal: 'all_inclusive',
    basis: 'all_inclusive',
    included: ['breakfast', 'lunch', 'dinner', 'drinks'],
    v1: 'AI',
  },
] as const

export type HotelBoard = (typeof hotelBoards)[number]['id']

/** Values of facet group `meals`, in the order of the document. */
export const meals = [
  { id: 'breakfast', name: 'Breakfast included' },
  { id: 'breakfast_lunch', name: 'Breakfast and lunch included' },
  { id: 'breakfast_dinner', name: 'Breakfast and dinner included' },
  { id: 'full_board', name: 'All meals included' },
  { id: 'all_inclusive', name: 'All inclusive' },
  { id: 'self_catering', name: 'Self catering' },
] as const

/** Values of facet group `bed_type`. */
export const bedTypes = [
  { id: 'single', name: 'Single beds' },
  { id: 'double', name: 'Double bed' },
] as const

/** Sort ids of city mode (v3, Sort ids; the same in v2, gap 113). */
export const hotelSorts = [
  { id: 'price', name: 'Price (low to high)' },
  { id: 'stars_desc', name: 'Stars (5 to 0)' },
  { id: 'stars_asc', name: 'Stars (0 to 5)' },
  { id: 'review_score', name: 'Guest score' },
  { id: 'distance', name: 'Distance from the centre' },
  { id: 'popularity', name: 'Popularity' },
] as const

export type HotelSort = (typeof hotelSorts)[number]['id']

/** How the values of a facet group are interpreted (v3, Facet group; gap 144). */
export type FacetType = 'range' | 'enum' | 'boolean'

/**
 * The facet groups of city mode: key in v3, key in v2 (gap 112), title and type. In v3 the group `price`
 * (highest price per night) is assumed.
 */
export const hotelFacets = [
  { key: 'price', v2: 'price', title: 'Price per night', type: 'range' },
  { key: 'stars', v2: 'class', title: 'Stars', type: 'range' },
  { key: 'review_score', v2: 'reviewscore', title: 'Guest score', type: 'range' },
  { key: 'meals', v2: 'mealplan', title: 'Meals', type: 'enum' },
  { key: 'free_cancellation', v2: 'free_cancellation', title: 'Free cancellation', type: 'boolean' },
  { key: 'adults_only', v2: 'adults_only', title: 'Adults only', type: 'boolean' },
  { key: 'sustainable', v2: 'sustainable', title: 'Sustainable', type: 'boolean' },
  { key: 'distance_km', v2: 'distance', title: 'Distance from the centre', type: 'range' },
  { key: 'min_beds', v2: 'min_beds', title: 'Beds', type: 'range' },
  { key: 'min_bedrooms', v2: 'min_bedrooms', title: 'Bedrooms', type: 'range' },
  { key: 'bed_type', v2: 'bed_type', title: 'Bed type', type: 'enum' },
  { key: 'property_type', v2: 'property_type', title: 'Property type', type: 'enum' },
  { key: 'facility', v2: 'facility', title: 'Facilities', type: 'enum' },
  { key: 'room_facility', v2: 'room_facility', title: 'Room facilities', type: 'enum' },
  { key: 'district', v2: 'district', title: 'District', type: 'enum' },
  { key: 'chain', v2: 'chain', title: 'Chain', type: 'enum' },
  { key: 'landmark', v2: 'landmark', title: 'Landmark', type: 'enum' },
] as const satisfies readonly { key: string; v2: string; title: string; type: FacetType }[]

export type HotelFacetKey = (typeof hotelFacets)[number]['key']

/** Groups of v3 that no document has. They are offered only while assumed operations are on. */
export const assumedV3Facets: readonly HotelFacetKey[] = ['price']
