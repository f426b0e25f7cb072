import 'server-only'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { processWide } from '../process-wide.ts'
import { visitorAddress } from '../session/visitor.ts'

/**
 * How often clients may ask, by the minute: one address for pages of offers, whatever their links, and one
 * address and one link for answers. A link cannot be guessed; this keeps those who try from being a load.
 */
const LIMITS = { reads: 120, writes: 20, writesOfLink: 20 } as const

type Limited = keyof typeof LIMITS

/** Seconds for which a request for a page of clients must wait; 0 if it may go on. It counts as one. */
export async function secondsToWait(headers: Headers, pathname: string, isWrite: boolean): Promise<number> {
  const address = visitorAddress(headers)
  const waits = await Promise.all([
    taken('reads', address),
    ...(isWrite ? [taken('writes', address), taken('writesOfLink', pathname.split('/')[2] ?? '')] : []),
  ])
  return Math.max(...waits)
}

async function taken(limited: Limited, key: string): Promise<number> {
  try {
    await limiterOf(limited).consume(key)
    return 0
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
    throw reason
  }
}

function limiterOf(limited: Limited): RateLimiterMemory {
  return processWide(
    `quote ${limited}`,
    () => new RateLimiterMemory({ points: LIMITS[limited], duration: 60, keyPrefix: limited }),
  )
}
