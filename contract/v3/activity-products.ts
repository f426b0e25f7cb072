import { z } from 'zod'
import { entity } from '../entity.ts'
import { priceFilters } from '../activity/fields.ts'
import { v3Call } from '../families.ts'
import { operation, type OperationSpec } from '../operation.ts'
import { wireChoice, wireInt, wireText } from '../wire.ts'
import { money } from './money.ts'
import { objectType } from './object-type.ts'
import { PER_PAGE_DEFAULT } from '../activity/limits.ts'
import { CURSOR_LIMIT_DEFAULT } from './cursor-list.ts'

const product = entity('CatalogueProduct', {
  object: objectType('activity_product'),
  id: z.string().startsWith('act_').describe('Id of the product, with the prefix `act_`.'),
  title: z.string().describe('Title in the language that was asked for, in English where there is none.'),
  type: z.string().describe("Name of the product's type, for instance `Day Tour`."),
  city: z.string().describe('The first city where the product is offered; empty where there is none.'),
  from: money.describe('The lowest price of an adult on any date.'),
  image_url: z
    .string()
    .nullable()
    .describe('Absolute address of the main picture; null where the product has none.'),
  images: z.array(z.string()).describe('Absolute addresses of all pictures, the main one first.'),
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
      query: text.describe('Part of a title in any language, in any case.'),
      city: text.describe("Part of a city's name in any case, or its uuid."),
      country: text.describe("Part of a country's name in any case, or its uuid."),
      category: text.describe('Name or uuid of a category; it selects everything below it too.'),
      language: wireText(0, 64)
        .describe(
          'Code of the language for titles, such as `JA`; an unknown one means English. Left out, the script of `query` decides.',
        )
        .optional(),
      ...priceFilters,
      sort: wireChoice(activityProductSorts, {})
        .describe(
          "Order: by price or by last update (`date`), a minus means falling; `bestselling` has the most bookings first. Left out, the catalogue's own order.",
        )
        .optional(),
      page: wireInt(1, 1_000_000)
        .describe('Page to return, from 1 on. Not together with `limit` or `after`.')
        .optional(),
      per_page: wireInt(1, 1_000_000)
        .describe(
          `Most products on a page; left out, ${PER_PAGE_DEFAULT}. Not together with \`limit\` or \`after\`.`,
        )
        .optional(),
      limit: wireInt(1, 100)
        .describe(
          `Most products in the answer, which asks for paging by cursor; left out beside \`after\`, ${CURSOR_LIMIT_DEFAULT}.`,
        )
        .optional(),
      after: wireText(1, 256)
        .describe('The `next_cursor` of the page before, which asks for paging by cursor. It is opaque.')
        .optional(),
    }),
    body: null,
  },
  response: z.object({
    object: objectType('activity_product_list'),
    data: z.array(product).describe('The products of this page.'),
    page: z.int().nullable().describe('Number of this page, from 1 on; null when paging by cursor.'),
    per_page: z.int().nullable().describe('Most products on a page; null when paging by cursor.'),
    total: z.int().describe('Products that match on all pages together.'),
    has_more: z.boolean().describe('Whether another page follows.'),
    next_cursor: z
      .string()
      .nullable()
      .describe('Send it as `after` to get the next page; null on the last one, and when paging by number.'),
  }),
  bulk: true,
  pages: { in: 'query', by: ['page', 'after'] },
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
    params: z.object({ id: wireText(1, 64).describe('Id of the product, with the prefix `act_`.') }),
    query: z.object({
      language: wireText(0, 64)
        .describe('Code of the language for texts, such as `JA`; an unknown one means English.')
        .optional(),
    }),
    body: null,
  },
  response: product.extend({
    description: z
      .string()
      .describe(
        'What the guest does and sees, in the language that was asked for, in English where there is none.',
      ),
    country: z.string().describe('Country of the first city; empty where there is none.'),
    product_types: z
      .array(
        entity('CatalogueProductType', {
          object: objectType('activity_product_type'),
          id: z.string().startsWith('apt_').describe('Id of the variant, with the prefix `apt_`.'),
          title: z
            .string()
            .describe('Title in the language that was asked for, in English where there is none.'),
          from: money.describe(
            'The lowest price of an adult within a month; that of the product where none is on sale.',
          ),
        }),
      )
      .describe('The variants of the product; a variant is what is booked.'),
  }),
  errors: ['not_found'],
  source: { doc: 'v3', section: 'Activities, GET /activities/products/{id}', gaps: [123, 151, 152] },
  summary: 'An activity product with its variants',
  description: 'A product with its variants.',
})
