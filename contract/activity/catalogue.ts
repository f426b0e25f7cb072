import { z } from 'zod'
import { entity } from '../entity.ts'
import { activityRead } from '../families.ts'
import { operation, type OperationSpec } from '../operation.ts'
import { wireBoolean, wireChoice, wireDate, wireInt, wireNumber, wireText } from '../wire.ts'
import { productSorts } from './codes.ts'
import { pageOf, paging } from './fields.ts'
import { priceListEntry } from './price-list.ts'
import { product, productSummary } from './product.ts'
import { options, productType } from './product-type.ts'
import { links } from './fields.ts'

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
  /** Part of a title in any stored language. */
  q: wireText(0, 200).optional(),
  /** Part of a type's name, or its uuid. */
  type: wireText(0, 200).optional(),
  /** Name or uuid; that of a parent selects everything below it. */
  category: wireText(0, 200).optional(),
  /** Part of a name, or a uuid. */
  country: wireText(0, 200).optional(),
  city: wireText(0, 200).optional(),
  /** Any of the product's categories, its type or its kind of tour. */
  tag: wireText(0, 200).optional(),
  /** Code or uuid of a language of config; an unknown one means the default texts (gaps 187, 234). */
  language: wireText(0, 64).optional(),
  min_price: wireNumber(0, 1_000_000).optional(),
  max_price: wireNumber(0, 1_000_000).optional(),
  sort: wireChoice(productSorts, {}).optional(),
}

export const activityProducts = operation({
  ...catalogueRead,
  id: 'activity.products',
  path: '/Activity/v2/products',
  request: { params: null, query: z.object({ ...filters, ...paging() }), body: null },
  response: pageOf(productSummary),
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
  uuid: z.string(),
  name: z.string(),
  image_url: z.string().nullable(),
  title: z.string(),
  basePrice: z.number(),
  currency: z.string(),
  typeName: z.string(),
})

export const allActivityProducts = operation({
  ...catalogueRead,
  id: 'activity.all-products',
  path: '/Activity/v2/products/all',
  request: {
    params: null,
    query: z.object({
      ...filters,
      full: wireBoolean.default(false),
      page: wireInt(1, 1_000_000).default(1),
      per_page: wireInt(1, 1_000_000).optional(),
    }),
    body: null,
  },
  response: z.object({
    success: z.literal(true),
    /** Rows of this answer, and of all that match. */
    count: z.int(),
    total: z.int(),
    data: z.union([z.array(allRow), z.array(product)]),
  }),
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
    success: z.literal(true),
    countries: z.int(),
    products: z.int(),
    data: z.array(
      entity('CountryProducts', {
        country: z.string(),
        countryUuid: z.string(),
        cities: z.array(entity('CityProducts', { city: z.string(), cityUuid: z.string(), count: z.int() })),
        total: z.int(),
      }),
    ),
  }),
  envelope: 'none',
  errors: [],
  asks: 'supplier',
  source: { doc: 'activity-v2', section: section('products/by-location'), gaps: [186, 234] },
  summary: 'Number of products by country and city',
  description: 'Where activities are sold, with their number; anybody may ask.',
})

const uuidParam = z.object({ uuid: wireText(1, 64) })

export const activityProduct = operation({
  ...catalogueRead,
  id: 'activity.product',
  path: '/Activity/v2/products/{uuid}',
  request: { params: uuidParam, query: z.object({ language: filters.language }), body: null },
  response: product,
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
  request: { params: uuidParam, query: z.object({}), body: null },
  response: entity('ProductRestrictions', { exclude: z.array(z.string()), allow: z.array(z.string()) }),
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
  request: { params: uuidParam, query: z.object({ language: filters.language }), body: null },
  response: z.array(entity('ProductTypeSummary', { uuid: z.string(), title: z.string(), options, links })),
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
    params: uuidParam,
    query: z.object({ date: wireDate.optional(), language: filters.language }),
    body: null,
  },
  response: productType,
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
    params: uuidParam,
    query: z.object({ date_start: wireDate.optional(), date_end: wireDate.optional() }),
    body: null,
  },
  response: z.array(priceListEntry),
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
  request: { params: uuidParam.extend({ date: wireDate }), query: z.object({}), body: null },
  response: priceListEntry.nullable(),
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
