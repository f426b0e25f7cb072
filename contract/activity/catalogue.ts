import { z } from 'zod'
import { entity } from '../entity.ts'
import { activityRead } from '../families.ts'
import { operation, type OperationSpec } from '../operation.ts'
import { wireBoolean, wireChoice, wireDate, wireInt, wireText } from '../wire.ts'
import { productSorts } from './codes.ts'
import { pageOf, paging, priceFilters } from './fields.ts'
import { priceListEntry } from './price-list.ts'
import { product, productSummary } from './product.ts'
import { options, productType } from './product-type.ts'
import { links } from './fields.ts'
import { PRICE_MONTHS } from './limits.ts'

const catalogueRead = {
  ...activityRead,
  permission: 'activity_products',
  kind: 'read',
  retry: 'idempotent',
  standing: 'documented',
} as const satisfies Partial<OperationSpec>

const section = (name: string) => `Catalogue, GET /Activity/v2/${name}`

/** The filters of both lists of products; all of them must hold (Activity v2, GET /Activity/v2/products). */
const filters = {
  q: wireText(0, 200)
    .describe(
      'Part of a title in any language, in any case; blank means no filter. Rows that it finds carry `matchedLanguage`.',
    )
    .optional(),
  type: wireText(0, 200).describe("Part of a type's name in any case, or its uuid.").optional(),
  category: wireText(0, 200)
    .describe('Name or uuid of a category; it selects everything below it too.')
    .optional(),
  country: wireText(0, 200).describe("Part of a country's name in any case, or its uuid.").optional(),
  city: wireText(0, 200).describe("Part of a city's name in any case, or its uuid.").optional(),
  tag: wireText(0, 200).describe('Name or uuid of a category or of the type, or a kind of tour.').optional(),
  language: wireText(0, 64)
    .describe(
      'Code or uuid of the language for translated titles and texts; an unknown one means the default texts. Left out, the script of `q` decides.',
    )
    .optional(),
  ...priceFilters,
  sort: wireChoice(productSorts, {})
    .describe(
      "Order: by price, by last update (`date`), by number sold (`sold`); a minus means falling. `bestselling` has the most bookings first. Left out, the catalogue's own order.",
    )
    .optional(),
}

export const activityProducts = operation({
  ...catalogueRead,
  id: 'activity.products',
  path: '/Activity/v2/products',
  request: { params: null, query: z.object({ ...filters, ...paging() }), body: null },
  response: pageOf(productSummary),
  pages: { in: 'query', by: ['page'] },
  envelope: 'data-meta-timestamp',
  bulk: true,
  errors: [],
  asks: 'supplier',
  source: { doc: 'activity-v2', section: section('products'), gaps: [164, 185, 187, 230] },
  summary: 'Products of the catalogue, by page',
  description: 'A page of the catalogue.',
})

/** A row of the whole catalogue (Activity v2, GET /Activity/v2/products/all). */
const allRow = entity('ProductRow', {
  uuid: z.string().describe('Id of the product.'),
  name: z.string().describe('Title in English.'),
  image_url: z
    .string()
    .nullable()
    .describe('Absolute address of the main picture; null where the product has none.'),
  title: z.string().describe('Title in the language that was asked for, in English where there is none.'),
  basePrice: z.number().describe('The lowest price of an adult on any date, in US dollars.'),
  currency: z.string().describe('Currency of the price, always `USD`.'),
  typeName: z.string().describe("Name of the product's type."),
})

export const allActivityProducts = operation({
  ...catalogueRead,
  id: 'activity.all-products',
  path: '/Activity/v2/products/all',
  request: {
    params: null,
    query: z.object({
      ...filters,
      full: wireBoolean
        .describe('Whether each product has all its fields; otherwise it is a short row.')
        .default(false),
      page: wireInt(1, 1_000_000)
        .describe('Page to return, from 1 on; of use with `per_page` only.')
        .default(1),
      per_page: wireInt(1, 1_000_000)
        .describe('Most products in the answer; left out, all of them.')
        .optional(),
    }),
    body: null,
  },
  response: z.object({
    success: z.literal(true).describe('Always true.'),
    count: z.int().describe('Products in this answer.'),
    total: z.int().describe('Products that match.'),
    data: z
      .union([z.array(allRow), z.array(product)])
      .describe('The products: short rows, or with `full` every field.'),
  }),
  pages: { in: 'query', by: ['page'] },
  envelope: 'none',
  bulk: true,
  errors: [],
  asks: 'supplier',
  source: { doc: 'activity-v2', section: section('products/all'), gaps: [186] },
  summary: 'The whole catalogue, in rows or in full',
  description: 'The whole catalogue in one answer; `full` gives every product with all its fields.',
})

export const activityProductsByLocation = operation({
  ...catalogueRead,
  id: 'activity.products-by-location',
  path: '/Activity/v2/products/by-location',
  auth: 'none',
  sessionIn: null,
  permission: null,
  request: { params: null, query: z.object({}), body: null },
  response: z.object({
    success: z.literal(true).describe('Always true.'),
    countries: z.int().describe('Number of countries.'),
    products: z.int().describe('Number of products.'),
    data: z
      .array(
        entity('CountryProducts', {
          country: z.string().describe('English name of the country.'),
          countryUuid: z.string().describe('Id of the country; the filter `country` accepts it.'),
          cities: z
            .array(
              entity('CityProducts', {
                city: z.string().describe('English name of the city.'),
                cityUuid: z.string().describe('Id of the city; the filter `city` accepts it.'),
                count: z
                  .int()
                  .describe('Products that are offered in the city; one of several cities counts in each.'),
              }),
            )
            .describe('The cities of the country, those with the most products first.'),
          total: z.int().describe('Products that are offered in the country, each counted once.'),
        }),
      )
      .describe('The countries, those with the most products first.'),
  }),
  envelope: 'none',
  errors: [],
  asks: 'supplier',
  source: { doc: 'activity-v2', section: section('products/by-location'), gaps: [186, 234] },
  summary: 'Number of products by country and city',
  description: 'Where activities are sold, with their number; anybody may ask.',
})

const productUuid = z.object({ uuid: wireText(1, 64).describe('Id of the product.') })
const variantUuid = z.object({ uuid: wireText(1, 64).describe('Id of the variant.') })

export const activityProduct = operation({
  ...catalogueRead,
  id: 'activity.product',
  path: '/Activity/v2/products/{uuid}',
  request: { params: productUuid, query: z.object({ language: filters.language }), body: null },
  response: product.describe('The product.'),
  errors: ['not_found'],
  asks: 'supplier',
  source: { doc: 'activity-v2', section: section('products/{uuid}'), gaps: [162, 163, 192] },
  summary: 'A product',
  description: 'One product with everything that is known about it.',
})

export const activityRestrictions = operation({
  ...catalogueRead,
  id: 'activity.restrictions',
  path: '/Activity/v2/products/{uuid}/restrictions',
  request: { params: productUuid, query: z.object({}), body: null },
  response: entity('ProductRestrictions', {
    exclude: z.array(z.string()).describe('Countries, ISO 3166-1 alpha-2, whose nationals are not admitted.'),
    allow: z
      .array(z.string())
      .describe(
        'Countries, ISO 3166-1 alpha-2, whose nationals alone are admitted; empty means no such limit.',
      ),
  }).describe('Nationalities that are or are not admitted; both lists empty mean no restriction.'),
  errors: ['not_found'],
  asks: 'supplier',
  source: { doc: 'activity-v2', section: section('products/{uuid}/restrictions'), gaps: [] },
  summary: 'Countries that a product is or is not sold to',
  description:
    'Nationalities that a product is not sold to (`exclude`), or the only ones that it is sold to (`allow`).',
})

export const activityProductTypes = operation({
  ...catalogueRead,
  id: 'activity.product-types',
  path: '/Activity/v2/products/{uuid}/product-types',
  request: { params: productUuid, query: z.object({ language: filters.language }), body: null },
  response: z
    .array(
      entity('ProductTypeSummary', {
        uuid: z
          .string()
          .describe('Id of the variant; the calls below `product-types` and a booking name it.'),
        title: z.string().describe('Title in English.'),
        options: options.describe('The questions that a booking answers.'),
        links: links.describe(
          'Addresses of the variant, its product and its price lists: `self`, `product`, `priceLists`.',
        ),
      }),
    )
    .describe('The variants of the product.'),
  errors: ['not_found'],
  asks: 'supplier',
  source: { doc: 'activity-v2', section: section('products/{uuid}/product-types'), gaps: [230] },
  summary: 'Variants of a product',
  description: 'The bookable variants of a product.',
})

export const activityProductType = operation({
  ...catalogueRead,
  id: 'activity.product-type',
  path: '/Activity/v2/product-types/{uuid}',
  request: {
    params: variantUuid,
    query: z.object({
      date: wireDate
        .describe(
          'Date, YYYY-MM-DD, whose remaining start times are wanted; left out, all start times. A past date has none.',
        )
        .optional(),
      language: filters.language,
    }),
    body: null,
  },
  response: productType.describe('The variant.'),
  errors: ['not_found'],
  asks: 'supplier',
  source: { doc: 'activity-v2', section: section('product-types/{uuid}'), gaps: [159, 160, 162, 188, 231] },
  summary: 'A variant, with the start times of a date',
  description: 'One variant. With a date, `timeslots` are those of that day which have not begun.',
})

export const activityPriceLists = operation({
  ...catalogueRead,
  id: 'activity.price-lists',
  path: '/Activity/v2/product-types/{uuid}/price-lists',
  request: {
    params: variantUuid,
    query: z.object({
      date_start: wireDate
        .describe(
          "First date, YYYY-MM-DD; left out, today in the activity's zone. Past dates are left out of the answer.",
        )
        .optional(),
      date_end: wireDate
        .describe(
          `Last date, YYYY-MM-DD, not before \`date_start\`; left out, a month after it. At most ${PRICE_MONTHS} months from today.`,
        )
        .optional(),
    }),
    body: null,
  },
  response: z
    .array(priceListEntry)
    .describe('One entry for each date of the range on which the variant is offered.'),
  errors: ['not_found', 'wrong_args'],
  asks: 'supplier',
  source: {
    doc: 'activity-v2',
    section: section('product-types/{uuid}/price-lists'),
    gaps: [178, 179, 189, 230],
  },
  summary: 'Prices and places by date',
  description: 'Prices and places for each date of a range, which ends six months from today at the latest.',
})

export const activityPriceList = operation({
  ...catalogueRead,
  id: 'activity.price-list',
  path: '/Activity/v2/product-types/{uuid}/price-lists/{date}',
  request: {
    params: variantUuid.extend({
      date: wireDate.describe("Date of the visit, YYYY-MM-DD in the activity's zone."),
    }),
    query: z.object({}),
    body: null,
  },
  response: priceListEntry
    .nullable()
    .describe(
      "Prices and places of the date; null where it is past in the activity's zone, or the variant is not offered.",
    ),
  errors: ['not_found'],
  asks: 'supplier',
  source: {
    doc: 'activity-v2',
    section: section('product-types/{uuid}/price-lists/{date}'),
    gaps: [178, 179],
  },
  summary: 'Prices and places of one date',
  description: "Prices and places of one date; null for a date that is past in the activity's zone.",
})
