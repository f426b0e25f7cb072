import type { CatalogueLanguage } from '../../../contract/activity/codes.ts'

/** A text in the languages that the supplier has; English is always there. */
export type Texts = Readonly<{ EN: string } & Partial<Record<CatalogueLanguage, string>>>

/** An entry of a list that products are filtered by: one uuid everywhere (gap 234). */
export type Term = { uuid: string; name: string }

/** A category; selecting a parent selects everything below it. Production has none that is `sandboxOnly`. */
export type Category = Term & { parentUuid: string | null; sandboxOnly: boolean }

/**
 * A city where activities are sold, with its country and the name of the continent. `state` is null where the
 * country has none.
 */
export type ActivityCity = Term & {
  country: Term & { code: string; continent: string }
  state: Term | null
}

/** A product in the list, with everything that it is searched, filtered and sorted by. */
export type CatalogueProduct = {
  uuid: string
  titles: Texts
  /** The supplier's last change. */
  updatedAt: Date
  /** YYYY-MM-DD; null means no limit. */
  validFrom: string | null
  validThrough: string | null
  /** The lowest price of an adult on any date. Cents of USD. */
  fromCents: number
  type: Term
  /** Its own categories, without their parents. */
  categories: readonly Category[]
  /** Kinds of tour that it can be found by besides its categories and type. */
  tags: readonly string[]
  /** The cities it is offered in; the first one is named in lists. */
  cities: readonly ActivityCity[]
  soldCount: number
  /** Paths of its pictures below the photo base; the one shown in lists comes first. */
  images: readonly string[]
  /** Exists in the sandbox environment only. */
  sandboxOnly: boolean
}

/** The contents of a product's own page. Texts of several lines have line breaks. Null: not stated. */
export type ProductContent = {
  product: CatalogueProduct
  description: Texts
  highlights: Texts
  additionalInfo: Texts | null
  priceIncludes: string
  priceExcludes: string
  itinerary: string | null
  warnings: string | null
  safety: string | null
  /** Degrees. */
  lat: number
  lon: number
  address: string | null
  minPax: number
  maxPax: number
  /** One price for the whole group. */
  isFlatPaxPrice: boolean
  /** Tenths: 0 without reviews, else 10 to 50. */
  reviewScore: number
  reviewCount: number
  hotelPickup: boolean
  airportPickup: boolean
  /** HH:MM of the activity's zone. */
  opensAt: string | null
  closesAt: string | null
  photos: readonly { uuid: string; caption: string; path: string }[]
  guideLanguages: readonly CatalogueLanguage[]
  writtenLanguages: readonly CatalogueLanguage[]
  headsetLanguages: readonly CatalogueLanguage[]
  /** ISO 3166-1 alpha-2 of nationalities; where `allow` is not empty, nobody else is admitted. */
  restrictions: { exclude: readonly string[]; allow: readonly string[] }
}
