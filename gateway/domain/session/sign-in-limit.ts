import { RateLimited, rateLimit } from '../rate-limit.ts'

type Who = { environment: string; office: string; userName: string }

const WINDOW_SECONDS = 15 * 60

/**
 * Limits the failed sign-ins of an account: successful ones do not count. `ask` refuses when none are left.
 */
export type SignInLimit = { ask(who: Who): Promise<void>; failed(who: Who): Promise<void> }

/** @param failures allowed failures in 15 minutes (GATEWAY_SIGNIN_LIMIT); 0 is no limit. */
export function signInLimit(failures: number): SignInLimit {
  const limit = rateLimit(failures, WINDOW_SECONDS)
  const key = (who: Who) => `${who.environment}:${who.office}:${who.userName}`.toLowerCase()
  return {
    ask: (who) => limit.ask(key(who)),
    failed: async (who) => {
      try {
        await limit.take(key(who))
      } catch (error) {
        // The caller still gets the error of this failure; only the next attempt is refused.
        if (!(error instanceof RateLimited)) throw error
      }
    },
  }
}
