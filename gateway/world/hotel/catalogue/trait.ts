/**
 * The traits that are drawn at random for a hotel. Every trait has its own number, so that traits do not
 * depend on each other.
 */
export const trait = {
  type: 1,
  chain: 2,
  stars: 3,
  score: 4,
  reviews: 5,
  angle: 6,
  radius: 7,
  bedTypes: 8,
  beds: 9,
  bedrooms: 10,
  adultsOnly: 11,
  sustainable: 12,
  popularity: 13,
  scatter: 14,
  name: 100,
  facility: 200,
  roomFacility: 300,
  meal: 400,
} as const
