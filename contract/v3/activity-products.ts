import { z } from 'zod'
import { entity } from '../entity.ts'
import { v3Call } from '../families.ts'
import { operation, type OperationSpec } from '../operation.ts'
import { wireChoice, wireInt, wireNumber, wireText } from '../wire.ts'
import { money } from './money.ts'

const product = entity('CatalogueProduct', {
  object: z.literal('activity_product'),
  id: z.string().startsWith('act_'),
  title: z.string(),
  type: z.string(),
  city: z.string(),
  from: money,
  image_url: z.string().nullable(),
  images: z.array(z.string()),
})

const catalogueRead = {
  ...v3Call,
  method: 'GET',
  encoding: null,
  permission: 'activity_products',
  scope: 'activities:read',
  kind: 'read',
  retry: 'idempotent',
  asks: 'supplier',
  standing: 'documented',
} as const satisfies Partial<OperationSpec>

/** Orders of the list (gap 150). */
const activityProductSorts = ['price', '-price', 'date', '-date', 'bestselling'] as const

const text = wireText(0, 200).optional()

export const v3ActivityProducts = operation({
  ...catalogueRead,
  id: 'activity.v3-products',
  path: '/activities/products',
  request: {
    params: null,
    query: z.object({
      query: text,
      city: text,
      country: text,
      category: text,
      language: wireText(0, 64).optional(),
      min_price: wireNumber(0, 1_000_000).optional(),
      max_price: wireNumber(0, 1_000_000).optional(),
      sort: wireChoice(activityProductSorts, {}).optional(),
      page: wireInt(1, 1_000_000).optional(),
      per_page: wireInt(1, 1_000_000).optional(),
      limit: wireInt(1, 100).optional(),
      after: wireText(1, 256).optional(),
    }),
    body: null,
  },
  response: z.object({
    object: z.literal('activity_product_list'),
    data: z.array(product),
    page: z.int().nullable(),
    per_page: z.int().nullable(),
    total: z.int(),
    has_more: z.boolean(),
    next_cursor: z.string().nullable(),
  }),
  bulk: true,
  errors: ['conflicting_parameters', 'invalid_cursor'],
  source: {
    doc: 'v3',
    section: 'Activities, GET /activities/products',
    gaps: [148, 149, 150, 151, 152],
  },
  summary: 'Activity products by page or by cursor',
  description: 'Products by page, or by cursor where `limit` or `after` is given; both at once are refused.',
})

export const v3ActivityProduct = operation({
  ...catalogueRead,
  id: 'activity.v3-product',
  path: '/activities/products/{id}',
  request: {
    params: z.object({ id: wireText(1, 64) }),
    query: z.object({ language: wireText(0, 64).optional() }),
    body: null,
  },
  response: product.extend({
    description: z.string(),
    country: z.string(),
    product_types: z.array(
      entity('CatalogueProductType', {
        object: z.literal('activity_product_type'),
        id: z.string().startsWith('apt_'),
        title: z.string(),
        from: money,
      }),
    ),
  }),
  errors: ['not_found'],
  source: { doc: 'v3', section: 'Activities, GET /activities/products/{id}', gaps: [123, 151, 152] },
  summary: 'An activity product with its variants',
  description: 'A product with its variants.',
})
