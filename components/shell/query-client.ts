import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { raiseSessionExpired } from '../session/session-expired.ts'

/** True for a failure that says the desk's session has ended: anything with `status: 401`. */
export function isSessionFailure(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 401
}

function onError(error: unknown) {
  if (isSessionFailure(error)) raiseSessionExpired()
}

/**
 * The browser's cache of reads. Nothing is retried by itself when the session has ended or the request was
 * refused (4xx); a failed session raises the sign-in overlay, whoever asked.
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
