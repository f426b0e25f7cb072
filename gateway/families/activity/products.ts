import type { CatalogueLanguage } from '../../../contract/activity/codes.ts'
import type { ProductSummary } from '../../../contract/activity/product.ts'
import { countByLocation } from '../../domain/activity/locations.ts'
import { findProducts, matchedLanguage, type FoundProducts } from '../../domain/activity/find-products.ts'
import { findProduct } from '../../domain/activity/find-variant.ts'
import { languageOf } from '../../domain/activity/language-of.ts'
import { fail, ok } from '../../domain/outcome.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { pageAnswer } from '../page-answer.ts'
import { nextOf, paginationOf } from './pagination.ts'
import { productRecord, summaryOf } from './product-records.ts'
import { queryOf } from './product-requests.ts'
import { piecesOf, rowBytes } from './product-rows.ts'

type ProductIds =
  | 'activity.products'
  | 'activity.all-products'
  | 'activity.products-by-location'
  | 'activity.product'
  | 'activity.restrictions'

/** Lists of products and single ones (Activity v2, Catalogue). */
export function activityProductHandlers(services: Services): Pick<Handlers, ProductIds> {
  const { activities } = services
  return {
    'activity.products': ({ request, environment, origin }) => {
      const { query } = request
      const language = languageOf(query.language, query.q)
      const result = findProducts(activities.catalogue(), queryOf(query), environment)
      const rows = result.rows.subarray((query.page - 1) * query.per_page, query.page * query.per_page)
      const data = [...rows].map((row) => summaryRow(result, row, query.q ?? '', origin, language))
      const pagination = paginationOf(query, result.rows.length)
      return Promise.resolve(pageAnswer({ data, meta: { pagination } }, nextOf(pagination)))
    },
    'activity.all-products': async ({ request, environment, origin }) => {
      const { query } = request
      const language = languageOf(query.language, query.q)
      const result = findProducts(activities.catalogue(), queryOf(query), environment)
      const many = query.per_page ?? result.rows.length
      const rows = result.rows.subarray((query.page - 1) * many, query.page * many)
      const data = query.full
        ? await fullRows(services, result, rows, origin, language)
        : piecesOf(rowBytes(result.index.products, origin, language), rows)
      const head = `{"success":true,"count":${rows.length},"total":${result.rows.length},"data":[`
      const isLast = query.page * many >= result.rows.length
      return pageAnswer(
        { rendered: [Buffer.from(head), ...data, Buffer.from(']}')] },
        isLast ? null : { page: query.page + 1 },
      )
    },
    'activity.products-by-location': ({ environment }) => {
      const catalogue = activities.catalogue()
      const countries = countByLocation(catalogue, environment)
      const products = catalogue.products.filter(
        ({ sandboxOnly }) => !sandboxOnly || environment === 'sandbox',
      )
      return Promise.resolve(
        ok({
          success: true as const,
          countries: countries.length,
          products: products.length,
          data: countries.map(({ country, cities, total }) => ({
            country: country.name,
            countryUuid: country.uuid,
            cities: cities.map(({ city, count }) => ({ city: city.name, cityUuid: city.uuid, count })),
            total,
          })),
        }),
      )
    },
    'activity.product': async ({ request, environment, origin }) => {
      const { params, query } = request
      const content = await findProduct(services, params.uuid, environment)
      if (!content) return fail('not_found', notFound(params.uuid))
      return ok(productRecord(content, origin, languageOf(query.language, undefined)))
    },
    'activity.restrictions': async ({ request, environment }) => {
      const { uuid } = request.params
      const content = await findProduct(services, uuid, environment)
      if (!content) return fail('not_found', notFound(uuid))
      const { exclude, allow } = content.restrictions
      return ok({ exclude: [...exclude], allow: [...allow] })
    },
  }
}

/** The sentence for a uuid that leads to nothing (gap 180). */
export function notFound(uuid: string): string {
  return `Listing was not found or expired, provided UUID: ${uuid}`
}

/** A row of the list; one that was found by a text says in which language. */
function summaryRow(
  result: FoundProducts,
  row: number,
  text: string,
  origin: string,
  language: CatalogueLanguage | null,
): ProductSummary {
  const matched = text === '' ? null : matchedLanguage(result, row, text, language)
  const summary = summaryOf(result.index.products[row]!, origin, language)
  return matched ? { ...summary, matchedLanguage: matched } : summary
}

/** Whole products. */
async function fullRows(
  { activities }: Services,
  result: FoundProducts,
  rows: Uint32Array,
  origin: string,
  language: CatalogueLanguage | null,
): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = []
  for (const row of rows) {
    const content = await activities.product(result.index.products[row]!.uuid)
    if (!content) continue
    const comma = pieces.length > 0 ? ',' : ''
    pieces.push(Buffer.from(comma + JSON.stringify(productRecord(content, origin, language))))
  }
  return pieces
}
