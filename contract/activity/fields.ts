import { z } from 'zod'
import { entity } from '../entity.ts'
import { PER_PAGE_DEFAULT } from './limits.ts'
import { wireInt, wireNumber } from '../wire.ts'

// Fields that several resources of the activity family share (Activity v2, Resources; gaps 162-164, 198).

/** An instant in the catalogue's zone, `2026-11-22T14:22:00+08:00` (gap 198). */
export const singaporeInstant = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/)

/** A wall time of the catalogue's zone, `2026-11-22 14:22:00`, as products have it (gap 248). */
export const singaporeWallTime = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)

/** `YYYY-MM-DD`. */
export const date = z.string().regex(/^\d{4}-\d\d-\d\d$/)

/** `HH:MM`, a wall time of the activity's zone. */
export const time = z.string().regex(/^\d\d:\d\d$/)

/** A way on from a resource (gap 163). */
export const link = entity('ResourceLink', {
  method: z.enum(['GET', 'PUT']).describe('HTTP method to call the address with.'),
  rel: z
    .string()
    .describe(
      'What the address leads to, for instance `self`, `productTypes`, `priceLists`, `confirm`, `cancel` or `download`.',
    ),
  href: z.url().describe('Absolute address at this gateway, without SessionId; the caller appends it.'),
})

export type Link = z.infer<typeof link>

export const links = z.array(link)

/** One page of a list (gap 164). */
const pagination = entity('Pagination', {
  page: z.int().describe('The page that this is, from 1 on.'),
  pageCount: z.int().describe('Number of pages; 0 when nothing matches.'),
  perPage: z.int().describe('Most rows on a page.'),
  total: z.int().describe('Rows on all pages together.'),
})

/** A list with its place among all rows; the envelope adds the time stamp (gap 230). */
export function pageOf<T extends z.ZodType>(row: T) {
  return z.object({
    data: z.array(row).describe('The rows of this page.'),
    meta: entity('PageMeta', { pagination: pagination.describe('Page number, size and totals.') }).describe(
      'Where this page stands in the whole list.',
    ),
  })
}

/** The paging parameters of a list; that of products has no most rows (gap 185). */
export function paging(most = 1_000_000) {
  return {
    page: wireInt(1, 1_000_000).describe('Page to return, from 1 on.').default(1),
    per_page: wireInt(1, most).describe('Most rows on a page.').default(PER_PAGE_DEFAULT),
  }
}

/** A language as the catalogue names it. */
export const language = entity('Language', {
  name: z.string().describe('English name of the language.'),
  code: z.string().describe('Code of the language: EN, ID, JA, KO, TH, VI, ZH-HANS or AR.'),
  uuid: z
    .string()
    .describe('The id of the language, the same in config and in every product; filters accept it.'),
})

const price = wireNumber(0, 1_000_000)

/** Bounds of the price of an adult, both inclusive. The documented names win over the others (gap 249). */
export const priceFilters = {
  min_price: price.describe('Least base price in US dollars.').optional(),
  max_price: price.describe('Highest base price in US dollars.').optional(),
  price_min: price.describe('Another name of `min_price`, which wins.').optional(),
  price_max: price.describe('Another name of `max_price`, which wins.').optional(),
}
