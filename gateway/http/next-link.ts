import type { OperationSpec } from '../../contract/operation.ts'
import type { NextPage } from './handler.ts'

/**
 * The value of the Link header that leads to the next page (RFC 8288): the address of the call with the
 * parameters of that page. Where the page stands in the body, the same body is sent there.
 */
export function nextLink({ pages }: OperationSpec, called: URL, next: NextPage): string {
  const url = new URL(called)
  for (const name of [...url.searchParams.keys()]) {
    if (pages?.by.some((by) => by.toLowerCase() === name.toLowerCase())) url.searchParams.delete(name)
  }
  for (const [name, value] of Object.entries(next)) url.searchParams.set(name, String(value))
  return `<${url.href}>; rel="next"`
}

/**
 * The body of a call with the page that its address names, as that of a followed Link does; it wins over the
 * one in the body.
 */
export function withPageOfAddress(
  { pages }: OperationSpec,
  query: URLSearchParams,
  body: Record<string, unknown>,
): Record<string, unknown> {
  if (pages?.in !== 'body') return body
  const named = pages.by.filter((name) => query.has(name))
  return { ...body, ...Object.fromEntries(named.map((name) => [name, query.get(name)])) }
}
