import type { UseQueryResult } from '@tanstack/react-query'

/**
 * The result of the latest reading of a query, for decisions that must not rest on an earlier one: a query
 * keeps its data when a later reading fails. `failed` is false while it is read again.
 */
export function latestReading<T>({ data, isError, isFetching }: UseQueryResult<T>): {
  data: T | undefined
  failed: boolean
} {
  return { data: isError ? undefined : data, failed: isError && !isFetching }
}
