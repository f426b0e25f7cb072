import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/**
 * Thrown when a limit is reached; the router answers 429 with Retry-After in the family's dialect (gap 17).
 */
export class RateLimited extends Error {
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super('rate limit reached')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * At most `points` calls in `seconds` for each key, counted per instance in real time. 0 points: no limit.
 */
export type RateLimit = {
  /** Counts one call. @throws RateLimited when it exceeds the limit. */
  take(key: string): Promise<void>
}

export function rateLimit(points: number, seconds: number): RateLimit {
  if (points === 0) return { take: () => Promise.resolve() }
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return {
    take: async (key) => {
      try {
        await limiter.consume(key)
      } catch (reason) {
        if (reason instanceof RateLimiterRes) throw new RateLimited(Math.ceil(reason.msBeforeNext / 1000))
        throw reason
      }
    },
  }
}
