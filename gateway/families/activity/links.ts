import type { Link } from '../../../contract/activity/fields.ts'
import type { ActivityBooking } from '../../domain/activity/activity-booking.ts'

const BASE = '/Activity/v2'

const get = (rel: string, href: string): Link => ({ method: 'GET', rel, href })
const put = (rel: string, href: string): Link => ({ method: 'PUT', rel, href })

/** Ways on from a product, a variant and a date of it, at this gateway (gap 163). */
export function productLinks(origin: string, uuid: string): Link[] {
  const self = `${origin}${BASE}/products/${uuid}`
  return [get('self', self), get('productTypes', `${self}/product-types`)]
}

/** Ways on from a voucher of a booking. */
export function voucherLinks(origin: string, bookingUuid: string, uuid: string): Link[] {
  const booking = `${origin}${BASE}/bookings/${bookingUuid}`
  return [get('download', `${booking}/download-voucher/${uuid}`), get('booking', booking)]
}

/** Ways on from a booking; it is confirmed or cancelled through these only while it is reserved. */
export function bookingLinks(origin: string, { detail, state }: ActivityBooking): Link[] {
  const self = `${origin}${BASE}/bookings/${detail.uuid}`
  const { uuid, productUuid } = detail.variant
  return [
    get('self', self),
    ...(state === 'reserved' ? [put('confirm', `${self}/confirm`), put('cancel', `${self}/cancel`)] : []),
    get('productType', `${origin}${BASE}/product-types/${uuid}`),
    get('product', `${origin}${BASE}/products/${productUuid}`),
  ]
}

export function variantLinks(origin: string, uuid: string, productUuid: string): Link[] {
  const self = `${origin}${BASE}/product-types/${uuid}`
  return [
    get('self', self),
    get('product', `${origin}${BASE}/products/${productUuid}`),
    get('priceLists', `${self}/price-lists`),
  ]
}
