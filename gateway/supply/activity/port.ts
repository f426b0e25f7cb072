import type { ActivityEvent, PhotoSize } from '../../../contract/activity/codes.ts'
import type { Photo } from '../hotel/profile.ts'
import type { Scenario } from '../scenario.ts'
import type { CatalogueProduct, Category, ProductContent, Term } from './product.ts'
import type { PlacesTaken, Variant, VariantDay } from './variant.ts'

/**
 * Everything that is sold, in the supplier's own order. The caller builds an index over it and keeps it as
 * long as it keeps this object, so a supplier returns the same object while nothing has changed.
 */
export type Catalogue = {
  products: readonly CatalogueProduct[]
  types: readonly Term[]
  /** A parent comes before its children. */
  categories: readonly Category[]
}

/** The dates that a variant is asked for, both inclusive, as YYYY-MM-DD. */
export type DayRange = { from: string; to: string }

/** An event that the supplier reports about a product or a variant. */
export type SupplierEvent = {
  event: ActivityEvent
  at: Date
  productUuid: string
  /** Null on events of a product. */
  productTypeUuid: string | null
  /** The date that an event about places or prices is about, where there is one. */
  date: string | null
}

/**
 * The questions that the gateway asks about activities. The same question gets the same answer at any time
 * and on any instance; the places that bookings took are passed in by the caller.
 */
export type ActivitySupply = {
  catalogue(): Catalogue
  /** Null when there is no such product (any more). */
  product(uuid: string): Promise<ProductContent | null>
  /** The variants of a product; null when there is no such product. */
  variants(productUuid: string): Promise<readonly Variant[] | null>
  /** Null when there is no such variant. */
  variant(uuid: string): Promise<Variant | null>
  /**
   * The dates of a range on which a variant is offered or sold out, in order. Prices are those of `now`,
   * which a repricing by the supplier may have changed.
   */
  days(variant: Variant, range: DayRange, now: Date, taken: PlacesTaken): Promise<readonly VariantDay[]>
  /** The supplier's events about a product or a variant up to an instant, newest first. */
  events(event: ActivityEvent, uuid: string, until: Date, limit: number): Promise<readonly SupplierEvent[]>
  /** Picture `n` of a product, from 1 on, in a size of the contract. Null when there is none. */
  photo(productUuid: string, n: number, size: PhotoSize): Promise<Photo | null>
  /** The scenario products of the sandbox. */
  scenarios: readonly Scenario[]
}
