import { z } from 'zod'
import { entity } from '../entity.ts'
import { photoSizes, type PhotoSize } from './codes.ts'
import { date, language, links, singaporeInstant, time } from './fields.ts'
import { usd } from '../wire.ts'

/** A text and the same in the language that the caller asked for; null when it has none (gap 187). */
const translated = z.string().nullable()

/** A row of the catalogue (Activity v2, Product summary). */
export const productSummary = entity('ProductSummary', {
  uuid: z.string(),
  updatedAt: singaporeInstant,
  title: z.string(),
  titleTranslated: translated,
  /** Null: no limit. */
  validFrom: date.nullable(),
  validThrough: date.nullable(),
  basePrice: usd,
  typeName: z.string(),
  typeUuid: z.string(),
  cityName: z.string(),
  links,
  image_url: z.string().nullable(),
  images: z.array(z.string()),
  sold_count: z.int(),
  /** The language in which `q` was found, on rows that were found by `q`. */
  matchedLanguage: z.string().optional(),
})

export type ProductSummary = z.infer<typeof productSummary>

const photo = entity('ProductPhoto', {
  uuid: z.string(),
  caption: z.string(),
  paths: entity(
    'PhotoPaths',
    Object.fromEntries(photoSizes.map((size) => [size, z.string()])) as Record<PhotoSize, z.ZodString>,
  ),
})

/** Everything about a product (Activity v2, Product; gap 162). Texts of several lines have line breaks. */
export const product = entity('Product', {
  ...productSummary.omit({ sold_count: true, matchedLanguage: true }).shape,
  description: z.string(),
  descriptionTranslated: translated,
  highlights: z.string(),
  highlightsTranslated: translated,
  additionalInfo: z.string().nullable(),
  additionalInfoTranslated: translated,
  priceIncludes: z.string(),
  priceExcludes: z.string(),
  itinerary: z.string().nullable(),
  warnings: z.string().nullable(),
  safety: z.string().nullable(),
  /** Degrees as text (Realism facts). */
  latitude: z.string(),
  longitude: z.string(),
  address: z.string().nullable(),
  minPax: z.int(),
  maxPax: z.int(),
  isFlatPaxPrice: z.boolean(),
  reviewCount: z.int(),
  reviewAverageScore: z.number(),
  hotelPickup: z.boolean(),
  airportPickup: z.boolean(),
  businessHoursFrom: time.nullable(),
  businessHoursTo: time.nullable(),
  currency: entity('Currency', { code: z.string(), symbol: z.string() }),
  categories: z.array(entity('ProductCategory', { name: z.string(), uuid: z.string() })),
  locations: z.array(
    entity('ProductLocation', {
      city: z.string(),
      cityUuid: z.string(),
      state: z.string().nullable(),
      stateUuid: z.string().nullable(),
      country: z.string(),
      countryUuid: z.string(),
    }),
  ),
  photos: z.array(photo),
  guideLanguages: z.array(language),
  writtenLanguages: z.array(language),
  audioHeadsetLanguages: z.array(language),
})

export type ProductRecord = z.infer<typeof product>
