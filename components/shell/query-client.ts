import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ReadFailure } from '../../lib/read.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { noteFailedRead } from './service-away.ts'

/** True for a failure that reports the end of the desk's session: anything with `status: 401`. */
export function isSessionFailure(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 401
}

function onError(error: unknown) {
  if (isSessionFailure(error)) raiseSessionExpired()
  if (error instanceof ReadFailure) noteFailedRead(error.code)
}

/**
 * Creates the browser's cache of reads. It does not retry when the session has ended or the request was
 * refused (4xx). A session failure of any query opens the sign-in overlay.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: 15_000, refetchOnWindowFocus: false, retry: retryOnce },
    },
  })
}

function retryOnce(failures: number, error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return failures < 1 && !(typeof status === 'number' && status >= 400 && status < 500)
}
