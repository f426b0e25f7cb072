import type { ResponseOf } from '../../../contract/registry.ts'

type Pagination = ResponseOf<'activity.products'>['meta']['pagination']

/** The place of a page among `total` rows (gap 164). */
export function paginationOf(query: { page: number; per_page: number }, total: number): Pagination {
  const { page, per_page: perPage } = query
  return { page, pageCount: Math.ceil(total / perPage), perPage, total }
}

/** The parameters of the page after this one; null where it is the last. */
export function nextOf({ page, pageCount }: Pagination): { page: number } | null {
  return page < pageCount ? { page: page + 1 } : null
}
