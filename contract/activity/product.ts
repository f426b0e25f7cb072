import { z } from 'zod'
import { entity } from '../entity.ts'
import { photoSizes, type PhotoSize } from './codes.ts'
import { date, language, links, singaporeWallTime, time } from './fields.ts'
import { usd, usdCode } from '../wire.ts'

/** A text in the language that the caller asked for (gap 187). */
const translated = z.string().nullable()

/** A row of the catalogue (Activity v2, Product summary). */
export const productSummary = entity('ProductSummary', {
  uuid: z.string().describe('Id of the product.'),
  updatedAt: singaporeWallTime.describe(
    'Last change by the supplier, `YYYY-MM-DD HH:MM:SS` by the clocks of the zone +08:00.',
  ),
  title: z.string().describe('Title in English.'),
  titleTranslated: translated.describe(
    'Title in the language that was asked for; null where none was, or the supplier has none.',
  ),
  validFrom: date
    .nullable()
    .describe('First date on which the product is offered, YYYY-MM-DD; null means no limit.'),
  validThrough: date
    .nullable()
    .describe('Last date on which the product is offered, YYYY-MM-DD; null means no limit.'),
  basePrice: usd.describe(
    'The lowest price of an adult on any date, in US dollars; the price of a date is in the price lists.',
  ),
  typeName: z.string().describe("Name of the product's type, for instance `Day Tour`."),
  typeUuid: z.string().describe('Id of the type, as in config.'),
  cityName: z.string().describe('The first city where the product is offered; empty where there is none.'),
  links: links.describe('Addresses of the product and of its variants: `self` and `productTypes`.'),
  image_url: z
    .string()
    .nullable()
    .describe('Absolute address of the main picture; null where the product has none.'),
  images: z.array(z.string()).describe('Absolute addresses of all pictures, the main one first.'),
  sold_count: z.int().describe('How many bookings the product has had; `bestselling` and `sold` sort by it.'),
  matchedLanguage: z
    .string()
    .describe('Code of the language in which `q` was found; only on rows that were found by `q`.')
    .optional(),
})

export type ProductSummary = z.infer<typeof productSummary>

/** What a size of a photo is. */
function photoWords(size: PhotoSize): string {
  return size === 'original' ? 'The largest size there is.' : `Cut to ${size} pixels.`
}

const photo = entity('ProductPhoto', {
  uuid: z.string().describe('Id of the photo.'),
  caption: z.string().describe('What the photo shows, in English.'),
  paths: entity(
    'PhotoPaths',
    Object.fromEntries(photoSizes.map((size) => [size, z.string().describe(photoWords(size))])) as Record<
      PhotoSize,
      z.ZodString
    >,
  ).describe('Absolute address of the photo for each size, width x height in pixels.'),
})

/** Everything about a product (Activity v2, Product; gap 162). Texts of several lines have line breaks. */
export const product = entity('Product', {
  ...productSummary.omit({ sold_count: true, matchedLanguage: true }).shape,
  description: z
    .string()
    .describe('What the guest does and sees, in English; lines are separated by line breaks.'),
  descriptionTranslated: translated.describe(
    'The description in the language that was asked for; null where none was, or the supplier has none.',
  ),
  highlights: z.string().describe('The main points in English, one a line.'),
  highlightsTranslated: translated.describe(
    'The highlights in the language that was asked for; null where none was, or the supplier has none.',
  ),
  additionalInfo: z
    .string()
    .nullable()
    .describe('What else a guest should know, in English; null where nothing is stated.'),
  additionalInfoTranslated: translated.describe(
    'The additional information in the language that was asked for; null where none was, or the supplier has none.',
  ),
  priceIncludes: z.string().describe('What the price covers, in English, one item a line.'),
  priceExcludes: z.string().describe('What the price does not cover, in English, one item a line.'),
  itinerary: z
    .string()
    .nullable()
    .describe('The programme in English, one stop a line; null where there is none.'),
  warnings: z
    .string()
    .nullable()
    .describe('Who should not take part and what to beware of, in English; null where nothing is stated.'),
  safety: z
    .string()
    .nullable()
    .describe('Safety measures of the supplier, in English; null where none are stated.'),
  latitude: z.string().describe('Latitude in degrees as text with six decimals, north positive.'),
  longitude: z.string().describe('Longitude in degrees as text with six decimals, east positive.'),
  address: z.string().nullable().describe('Postal address where it takes place; null where none is stated.'),
  minPax: z.int().describe('Fewest travellers of a booking.'),
  maxPax: z.int().describe('Most travellers of a booking.'),
  isFlatPaxPrice: z
    .boolean()
    .describe('Whether one price is for the whole group; otherwise each traveller pays.'),
  reviewCount: z.int().describe('Number of reviews.'),
  reviewAverageScore: z
    .number()
    .describe('Mean score of the reviews, 1 to 5 with one decimal; 0 without reviews.'),
  hotelPickup: z
    .boolean()
    .describe('Whether guests are picked up at their hotel. Deprecated by the supplier.'),
  airportPickup: z
    .boolean()
    .describe('Whether guests are picked up at the airport. Deprecated by the supplier.'),
  businessHoursFrom: time
    .nullable()
    .describe("Opening time, HH:MM in the activity's zone; null where it is not stated."),
  businessHoursTo: time
    .nullable()
    .describe("Closing time, HH:MM in the activity's zone; null where it is not stated."),
  currency: entity('Currency', {
    code: usdCode,
    symbol: z.string().describe('Sign to print before an amount, always `$`.'),
  }).describe('Currency of all amounts of the product.'),
  categories: z
    .array(
      entity('ProductCategory', {
        name: z.string().describe('English name of the category.'),
        uuid: z.string().describe('Id of the category, as in config.'),
      }),
    )
    .describe("The product's own categories, without their parents."),
  locations: z
    .array(
      entity('ProductLocation', {
        city: z.string().describe('English name of the city.'),
        cityUuid: z.string().describe('Id of the city; the filter `city` accepts it.'),
        state: z
          .string()
          .nullable()
          .describe('State or province of the city; null in a country that has none here.'),
        stateUuid: z.string().nullable().describe('Id of the state; null where there is no state.'),
        country: z.string().describe('English name of the country.'),
        countryUuid: z.string().describe('Id of the country, as in config; the filter `country` accepts it.'),
      }),
    )
    .describe('The cities where the product is offered; lists name the first.'),
  photos: z.array(photo).describe('The pictures with their captions and sizes.'),
  guideLanguages: z.array(language).describe('Languages that the guides speak.'),
  writtenLanguages: z.array(language).describe('Languages of printed or written guides.'),
  audioHeadsetLanguages: z.array(language).describe('Languages of the audio guide.'),
})

export type ProductRecord = z.infer<typeof product>
