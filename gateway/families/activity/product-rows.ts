import { LRUCache } from 'lru-cache'
import type { CatalogueLanguage } from '../../../contract/activity/codes.ts'
import type { CatalogueProduct } from '../../supply/activity/product.ts'
import { dollars, imagesOf } from './product-records.ts'

/** Rows of all products as JSON, each followed by a comma, one behind the other. */
type RowBytes = {
  bytes: Buffer
  /** Where each row begins, and the end of the last one. */
  starts: Uint32Array
}

/** Written rows are kept for so many sites and languages, some 3 MB each. */
const mostKept = 18
const cache = new WeakMap<readonly CatalogueProduct[], LRUCache<string, RowBytes>>()

/** The rows of products/all as bytes; they are written once for each site and language. */
export function rowBytes(
  products: readonly CatalogueProduct[],
  origin: string,
  language: CatalogueLanguage | null,
): RowBytes {
  let rows = cache.get(products)
  if (!rows) cache.set(products, (rows = new LRUCache({ max: mostKept })))
  const key = `${language} ${origin}`
  const cached = rows.get(key)
  if (cached) return cached
  const written = writtenRows(products, (product) => allRowOf(product, origin, language))
  rows.set(key, written)
  return written
}

function writtenRows(
  products: readonly CatalogueProduct[],
  rowOf: (product: CatalogueProduct) => object,
): RowBytes {
  const texts = products.map((product) => Buffer.from(`${JSON.stringify(rowOf(product))},`))
  const starts = new Uint32Array(texts.length + 1)
  for (const [row, text] of texts.entries()) starts[row + 1] = starts[row]! + text.length
  return { bytes: Buffer.concat(texts), starts }
}

/** A row of products/all (Activity v2, Catalogue). `title` is in the language asked for. */
function allRowOf(product: CatalogueProduct, origin: string, language: CatalogueLanguage | null) {
  return {
    uuid: product.uuid,
    name: product.titles.EN,
    image_url: imagesOf(product, origin)[0] ?? null,
    title: (language && product.titles[language]) ?? product.titles.EN,
    basePrice: dollars(product.fromCents),
    currency: 'USD',
    typeName: product.type.name,
  }
}

/** Some rows as the contents of a JSON array. Neighbours are copied in one piece. */
export function piecesOf({ bytes, starts }: RowBytes, rows: Uint32Array): Uint8Array[] {
  const pieces: Uint8Array[] = []
  let from = 0
  for (let at = 1; at <= rows.length; at++) {
    if (at < rows.length && rows[at] === rows[at - 1]! + 1) continue
    const first = rows[from]!
    const last = rows[at - 1]!
    // Nothing follows the last row.
    const end = starts[last + 1]! - (at === rows.length ? 1 : 0)
    pieces.push(bytes.subarray(starts[first], end))
    from = at
  }
  return pieces
}
