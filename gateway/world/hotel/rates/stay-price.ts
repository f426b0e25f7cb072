/**
 * The arithmetic that lead prices and rates share. Both call these functions in floating point and in the
 * same order, so that they agree to the cent. All of them are small enough to be inlined.
 */

/** A random number of a hotel for a block of nights or a week, 0 to 511. */
export function luckOf(seed: number, salt: number): number {
  return Math.imul(seed ^ salt, 0x2c1b3c6d) >>> 23
}

/** A block's price for one hotel: up to 6 % below or above the market's, higher when the hotel is fuller. */
export function blockPrice(marketPrice: number, luck: number): number {
  return marketPrice * (936 + (luck >> 2))
}

/** How full a hotel is, per mille; 1000 and more is sold out. Four in a hundred are sold out to a group. */
export function fullness(demand: number, luck: number, spread: number): number {
  return demand + ((luck * spread) >> 9) + (luck > 490 ? 500 : 0)
}

/** Units left of a room type; 0 or less when there are none. */
export function unitsLeft(stock: number, full: number, seed: number, plan: number): number {
  const own = full + (((seed >>> (plan * 3)) & 7) - 4) * 24
  return ((stock * (1000 - own) + 750) / 1000) | 0
}

/** Discount of a hotel in the week of check-in, per mille; about one hotel in five has one. */
export function discountOf(seed: number, promotionSalt: number): number {
  const luck = luckOf(seed, promotionSalt)
  return luck < 108 ? 60 + (luck % 10) * 22 : 0
}

/**
 * Price of one room for the whole stay before the discount, in whole cents. `nightTimesPrices` is the usual
 * night times the sum of the blocks.
 */
export function roomCents(
  nightTimesPrices: number,
  planPermille: number,
  charge: number,
  termsPermille: number,
): number {
  return Math.round(nightTimesPrices * 1e-12 * planPermille * charge * termsPermille)
}

/** The amount after the discount. */
export function discounted(cents: number, discountPermille: number): number {
  return Math.round((cents * (1000 - discountPermille)) / 1000)
}
