import type { Link } from '../../contract/activity/fields.ts'

/** The uuid at the end of a record's link to its product (gap 163); null if it links none. */
export function linkedProduct({ links }: { links: readonly Link[] }): string | null {
  const href = links.find(({ rel }) => rel === 'product')?.href ?? ''
  return /\/products\/([\w-]{1,64})(?:[?#]|$)/.exec(href)?.[1] ?? null
}
