import type { ResponseOf } from '../../../contract/registry.ts'
import { PER_PAGE_DEFAULT } from '../../../contract/activity/limits.ts'
import { CURSOR_LIMIT_DEFAULT } from '../../../contract/v3/cursor-list.ts'
import { findProducts } from '../../domain/activity/find-products.ts'
import { languageOf } from '../../domain/activity/language-of.ts'
import { findProduct } from '../../domain/activity/find-variant.ts'
import { priceDays } from '../../domain/activity/price-days.ts'
import { fail, ok } from '../../domain/outcome.ts'
import type { Handlers, NextPage } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import type { CatalogueProduct } from '../../supply/activity/product.ts'
import type { CatalogueLanguage } from '../../../contract/activity/codes.ts'
import { imagesOf } from '../activity/product-records.ts'
import { queryOf } from '../activity/product-requests.ts'
import { pageAnswer } from '../page-answer.ts'
import { moneyOf } from './money.ts'

type ActivityProduct = ResponseOf<'activity.v3-products'>['data'][number]

/** The variants of a product page show their lowest price of so many months. */
const LEAD_IN_DAYS = { from: null, to: null } as const

/** Activity products of v3 (v3, Activities; gaps 148-152). */
export function activityHandlers(
  services: Services,
): Pick<Handlers, 'activity.v3-products' | 'activity.v3-product'> {
  const { activities } = services
  return {
    'activity.v3-products': ({ request, environment, origin }) => {
      const { query } = request
      const byCursor = query.limit !== undefined || query.after !== undefined
      if (byCursor && (query.page !== undefined || query.per_page !== undefined)) {
        return Promise.resolve(fail('conflicting_parameters'))
      }
      const language = languageOf(query.language, query.query)
      const productQuery = queryOf({ ...query, q: query.query })
      const { index, rows } = findProducts(activities.catalogue(), productQuery, environment)
      const first = byCursor
        ? cursorRow(query.after)
        : ((query.page ?? 1) - 1) * (query.per_page ?? PER_PAGE_DEFAULT)
      if (first === null || (byCursor && first > rows.length)) return Promise.resolve(fail('invalid_cursor'))
      const many = byCursor ? (query.limit ?? CURSOR_LIMIT_DEFAULT) : (query.per_page ?? PER_PAGE_DEFAULT)
      const hasMore = first + many < rows.length
      const cursor = byCursor && hasMore ? cursorOf(first + many) : null
      const page = query.page ?? 1
      const next: NextPage = cursor === null ? { page: page + 1 } : { after: cursor }
      return Promise.resolve(
        pageAnswer(
          {
            object: 'activity_product_list' as const,
            data: [...rows.subarray(first, first + many)].map((row) =>
              productObject(index.products[row]!, origin, language),
            ),
            page: byCursor ? null : page,
            per_page: byCursor ? null : many,
            total: rows.length,
            has_more: hasMore,
            next_cursor: cursor,
          },
          hasMore ? next : null,
        ),
      )
    },
    'activity.v3-product': async ({ request, environment, origin, caller }) => {
      const uuid = uuidOf(request.params.id)
      const content = uuid === null ? null : await findProduct(services, uuid, environment)
      if (!content) return fail('not_found')
      const language = languageOf(request.query.language, undefined)
      const variants = (await activities.variants(content.product.uuid)) ?? []
      const product_types = []
      for (const variant of variants) {
        const days = await priceDays(services, caller, variant, LEAD_IN_DAYS)
        const adults = (days.ok ? days.value : []).flatMap(({ sets }) =>
          sets.flatMap(({ rates }) => rates.filter(({ category }) => category === 'adult')),
        )
        product_types.push({
          object: 'activity_product_type' as const,
          id: `apt_${variant.uuid.replaceAll('-', '')}`,
          title: (language && variant.titles[language]) ?? variant.titles.EN,
          from: moneyOf(
            adults.length > 0
              ? Math.min(...adults.map(({ retailCents }) => retailCents))
              : content.product.fromCents,
          ),
        })
      }
      return ok({
        ...productObject(content.product, origin, language),
        description: (language && content.description[language]) ?? content.description.EN,
        country: content.product.cities[0]?.country.name ?? '',
        product_types,
      })
    },
  }
}

function productObject(
  product: CatalogueProduct,
  origin: string,
  language: CatalogueLanguage | null,
): ActivityProduct {
  const images = imagesOf(product, origin)
  return {
    object: 'activity_product',
    id: `act_${product.uuid.replaceAll('-', '')}`,
    title: (language && product.titles[language]) ?? product.titles.EN,
    type: product.type.name,
    city: product.cities[0]?.name ?? '',
    from: moneyOf(product.fromCents),
    image_url: images[0] ?? null,
    images,
  }
}

/** `act_` and a uuid without dashes (gap 152). */
function uuidOf(id: string): string | null {
  const match = /^act_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(id)
  return match && match.slice(1).join('-')
}

/** Where the next page begins, opaque to callers. */
function cursorOf(row: number): string {
  return Buffer.from(`r${row}`).toString('base64url')
}

/** The row of a cursor; null for one that this gateway did not make. */
function cursorRow(cursor: string | undefined): number | null {
  if (cursor === undefined) return 0
  const match = /^r(\d{1,7})$/.exec(Buffer.from(cursor, 'base64url').toString())
  return match?.[1] !== undefined && cursorOf(Number(match[1])) === cursor ? Number(match[1]) : null
}
