import type { OperationSpec } from '../../contract/operation.ts'

/** So many names are told at most, each with so many characters. */
const MOST_NAMES = 20
const LONGEST_NAME = 64

/**
 * The names of query parameters that the operation does not read, for the header `X-Ignored-Parameters` (gap
 * 249); null where it reads all of them. Values are never repeated.
 */
export function ignoredParameters(op: OperationSpec, query: URLSearchParams): string | null {
  const read = new Set(['sandbox'])
  if (op.family === 'activity' && op.auth === 'session') read.add('sessionid')
  if (op.pages?.in === 'body') for (const name of op.pages.by) read.add(name.toLowerCase())
  const own = Object.keys(op.request.query?.shape ?? {})
  const isRead = (name: string) =>
    read.has(name.toLowerCase()) ||
    own.some(
      (each) => each === name || (op.family === 'session' && each.toLowerCase() === name.toLowerCase()),
    )
  const ignored = [...new Set(query.keys())].filter((name) => !isRead(name))
  if (ignored.length === 0) return null
  // A header holds ASCII alone, and a comma would part a name.
  return ignored
    .slice(0, MOST_NAMES)
    .map((name) => encodeURIComponent(name.slice(0, LONGEST_NAME).toWellFormed()))
    .join(', ')
}
