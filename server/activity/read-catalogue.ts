import 'server-only'
import type { ProductRecord, ProductSummary } from '../../contract/activity/product.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { alsoMay } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { ListedCategory } from './branches.ts'
import type { IndexedCatalogue } from './find-activities.ts'
import { indexCatalogue, withRows, type ReducedProduct, type ReducedRow } from './index-catalogue.ts'
import { answered } from './unanswered.ts'

/** Most whole products of one call: parsing more at once would keep others waiting. */
const WHOLE_PER_CALL = 500
const ROWS_PER_CALL = 2_000

/**
 * Reads the catalogue of a booking service. The rows say whether products have changed since it was read
 * before; if none has, the whole products, which are ten times as large, are not read again.
 * @throws Unanswered
 */
export async function readCatalogue(
  desk: Desk,
  grant: AnyGrant,
  before: IndexedCatalogue | null,
): Promise<IndexedCatalogue> {
  const categories = await listedCategories(desk, grant)
  const rows = await readRows(desk, grant)
  const same = before && withRows(before, rows, categories)
  if (same) return same
  return indexCatalogue({ products: await readProducts(desk, grant), rows, categories })
}

/** The tree of categories; without the permission, categories stand side by side. @throws Unanswered */
export async function listedCategories(desk: Desk, grant: AnyGrant): Promise<readonly ListedCategory[]> {
  if (!alsoMay(grant, 'activity_config')) return []
  const { categories } = answered(await callAs(desk, grant, 'activity.config', {}))
  return categories.data.map(({ uuid, name, parentUuid }) => ({ uuid, name, parentUuid }))
}

async function readProducts(desk: Desk, grant: AnyGrant): Promise<ReducedProduct[]> {
  const products: ReducedProduct[] = []
  for (let page = 1; ; page++) {
    const input = { full: true, page, per_page: WHOLE_PER_CALL }
    const { data, total } = answered(await callAs(desk, grant, 'activity.all-products', input))
    for (const product of data) if ('locations' in product) products.push(reducedProduct(product))
    if (data.length === 0 || page * WHOLE_PER_CALL >= total) return products
  }
}

/** Whole products are some 7 kB each: only this reduced form outlives its call. */
function reducedProduct(product: ProductRecord): ReducedProduct {
  const { uuid, title, typeName, image_url, basePrice, updatedAt, locations, categories } = product
  return { uuid, title, typeName, image_url, basePrice, updatedAt, locations, categories }
}

async function readRows(desk: Desk, grant: AnyGrant): Promise<Map<string, ReducedRow>> {
  const rows = new Map<string, ReducedRow>()
  for (let page = 1; ; page++) {
    const input = { page, per_page: ROWS_PER_CALL }
    const { data, meta } = answered(await callAs(desk, grant, 'activity.products', input))
    for (const row of data) rows.set(row.uuid, reducedRow(row))
    if (data.length === 0 || page * ROWS_PER_CALL >= meta.pagination.total) return rows
  }
}

function reducedRow(row: ProductSummary): ReducedRow {
  const { uuid, title, typeName, image_url, basePrice, updatedAt, cityName, sold_count } = row
  return { uuid, title, typeName, image_url, basePrice, updatedAt, cityName, sold_count }
}
