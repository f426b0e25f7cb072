// Fixed lists of the activity family (Activity v2; gaps 160, 187, 193, 195). zod-free.

/** Languages of the catalogue's texts. Codes are read in any case (gaps 187, 229). */
export const catalogueLanguages = [
  { name: 'English', code: 'EN' },
  { name: 'Bahasa Indonesia', code: 'ID' },
  { name: 'Japanese', code: 'JA' },
  { name: 'Korean', code: 'KO' },
  { name: 'Thai', code: 'TH' },
  { name: 'Vietnamese', code: 'VI' },
  { name: 'Chinese (Simplified)', code: 'ZH-HANS' },
  { name: 'Arabic', code: 'AR' },
] as const

export type CatalogueLanguage = (typeof catalogueLanguages)[number]['code']

/**
 * Scripts that tell the language of a question, and the languages that are written in each; the first one is
 * assumed (Activity v2, `language`; gap 187).
 */
export const scriptLanguages: readonly (readonly [RegExp, readonly CatalogueLanguage[]])[] = [
  [/\p{Script=Hangul}/u, ['KO']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['JA']],
  [/\p{Script=Han}/u, ['ZH-HANS', 'JA']],
  [/\p{Script=Thai}/u, ['TH']],
  [/\p{Script=Arabic}/u, ['AR']],
  // Letters that only Vietnamese has among the languages of the catalogue.
  [/[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu, ['VI']],
]

/** Sort orders that config names. */
export const activitySortings = ['date', '-date', 'price', '-price', 'distance', '-distance'] as const

/**
 * Sort orders of the product list (Activity v2, GET /Activity/v2/products). Those by distance, which config
 * names, have nothing to measure from: they leave the order of the catalogue.
 */
export const productSorts = [
  'price',
  '-price',
  'date',
  '-date',
  'bestselling',
  'sold',
  '-sold',
  'distance',
  '-distance',
] as const

export type ProductSort = (typeof productSorts)[number]

/** The values that each `inputType` of an option accepts (gap 160). */
export const optionInputTypes = {
  '1': 'list',
  '2': 'list multiple',
  '3': 'number',
  '4': 'string',
  '5': 'boolean',
  '6': 'date',
  '7': 'file',
  '8': 'image',
  '9': 'address',
  '10': 'time',
  '11': 'datetime',
  '12': 'string: country',
  '13': 'string: phone',
  '14': 'string: flight no',
} as const

/** The number of an input type. */
export const optionInputs = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const

export type OptionInput = (typeof optionInputs)[number]

/** Kinds of ticket. Youth and infant have no field in a booking (gap 231). */
export const ticketTypes = ['adult', 'child', 'senior', 'infant', 'youth'] as const

export type TicketType = (typeof ticketTypes)[number]

/** The ticket types that a booking counts, in the order of its travellers (Activity v2, POST bookings). */
export const bookedTicketTypes = ['adult', 'child', 'senior'] as const

export type BookedTicketType = (typeof bookedTicketTypes)[number]

/** Events that can be polled (Activity v2, Events). */
export const activityEvents = [
  'product_available',
  'product_updated',
  'product_type_available',
  'product_type_not_available',
  'product_type_content_updated',
  'product_type_pricing_updated',
  'product_type_availability_updated',
  'booking_status_updated',
  'booking_data_updated',
  'booking_tickets_updated',
] as const

export type ActivityEvent = (typeof activityEvents)[number]

/** Sizes in which a photo is served, width x height; `original` is the largest (gap 162). */
export const photoSizes = [
  'original',
  '75x50',
  '175x112',
  '680x325',
  '1280x720',
  '1920x1080',
  '2048x1536',
] as const

export type PhotoSize = (typeof photoSizes)[number]
