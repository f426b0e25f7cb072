/**
 * The cheapest price of every hotel of a place for a stay, row by row as in `CityHotels`. Equal to the cheapest rate that
 * the same hotel answers for the same stay, to the cent.
 */
export type LeadPrices = {
  /** Whole stay and all rooms, USD cents; 0 where nothing is free. */
  totalCents: Uint32Array
  /** Price before the discount; equal to `totalCents` where there is none. */
  beforeDiscountCents: Uint32Array
  /** 1 where some rate can be cancelled free of charge today. */
  freeCancellation: Uint8Array
  /** 1 where the cheapest rate itself can be. */
  leadRefundable: Uint8Array
  /** Index of the cheapest rate's board in the boards of `contract/hotel/codes.ts`. */
  leadBoard: Uint8Array
}
