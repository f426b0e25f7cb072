import type { UseQueryResult } from '@tanstack/react-query'

/**
 * What the latest reading of a query gave, for what must not be decided by an earlier one: a query keeps its
 * data when a later reading fails. `failed` is false while it is read again.
 */
export function latestReading<T>({ data, isError, isFetching }: UseQueryResult<T>): {
  data: T | undefined
  failed: boolean
} {
  return { data: isError ? undefined : data, failed: isError && !isFetching }
}
