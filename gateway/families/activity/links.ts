import type { Link } from '../../../contract/activity/fields.ts'

const BASE = '/Activity/v2'

const get = (rel: string, href: string): Link => ({ method: 'GET', rel, href })

/** Ways on from a product, a variant and a date of it, at this gateway (gap 163). */
export function productLinks(origin: string, uuid: string): Link[] {
  const self = `${origin}${BASE}/products/${uuid}`
  return [get('self', self), get('productTypes', `${self}/product-types`)]
}

export function variantLinks(origin: string, uuid: string, productUuid: string): Link[] {
  const self = `${origin}${BASE}/product-types/${uuid}`
  return [
    get('self', self),
    get('product', `${origin}${BASE}/products/${productUuid}`),
    get('priceLists', `${self}/price-lists`),
  ]
}
