'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FoundClients } from '../../lib/client/client-view.ts'
import { readAt } from '../../lib/read.ts'
import { usePaused } from '../palette/use-paused.ts'

/**
 * The clients that a typed text finds. The text goes into a body, because it may be a name. An answer to an
 * earlier text stays until the next one is there.
 * @param initial what is found without a text
 */
export function useFoundClients(typed: string, initial: FoundClients | undefined) {
  const wanted = typed.trim()
  const text = usePaused(wanted)
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['clients found', text],
    queryFn: ({ signal }) => readAt<FoundClients>('/api/clients/find', { typed: text }, signal),
    enabled: text !== '' || initial === undefined,
    retry: false,
    placeholderData: keepPreviousData,
  })
  const found = text === '' && initial !== undefined ? initial : data
  return {
    found,
    isOld: wanted !== text || (text !== '' && isFetching),
    failed: isError && text !== '',
    retry: () => void refetch(),
  }
}
