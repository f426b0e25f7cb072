import { stableUuid } from '../../uuid.ts'
import type { Texts } from '../../supply/activity/product.ts'
import type { SupplierAnswer, VariantOption } from '../../supply/activity/variant.ts'
import type { CatalogueCity } from './activity-cities.ts'
import type { Experience } from './experience.ts'

/** The case that a product of the sandbox city demonstrates; a trait that is left out is ordinary. */
export type ActivityScenario = {
  id: string
  title: string
  effect: string
  answer?: SupplierAnswer
  refusesRefunds?: boolean
  /** No places on Saturdays and Sundays. */
  weekendsFull?: boolean
  exclude?: readonly string[]
  allow?: readonly string[]
  perBooking?: readonly VariantOption[]
  perTraveller?: readonly VariantOption[]
  /** Places of each start; ordinary products have more. */
  places?: number
}

/** The subject of a product: a landmark or quarter with its point, or another city. */
export type Subject = { names: Texts; lat: number; lon: number; city: CatalogueCity | null }

/** The uuid of a product. @param key of its seed */
export function productUuid(key: string): string {
  return stableUuid(`activity:${key}`)
}

/** A product before its details are drawn. */
export type ProductSeed = {
  /** Unique and stable: the uuid and every draw follow from it. */
  key: string
  experience: Experience
  city: CatalogueCity
  /** Null when it is about the city itself. */
  subject: Subject | null
  /** The case that the product demonstrates; null for an ordinary product. */
  scenario: ActivityScenario | null
}
