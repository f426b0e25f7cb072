import { RateLimited, rateLimit } from '../rate-limit.ts'

type Who = { environment: string; office: string; userName: string }

const WINDOW_SECONDS = 15 * 60

/** Failed sign-ins per account: only failures count; the account is refused once they are used up. */
export type SignInLimit = { ask(who: Who): Promise<void>; failed(who: Who): Promise<void> }

/** @param failures most failures in 15 minutes (GATEWAY_SIGNIN_LIMIT); 0 is no limit. */
export function signInLimit(failures: number): SignInLimit {
  const limit = rateLimit(failures, WINDOW_SECONDS)
  const key = (who: Who) => `${who.environment}:${who.office}:${who.userName}`.toLowerCase()
  return {
    ask: (who) => limit.ask(key(who)),
    failed: async (who) => {
      try {
        await limit.take(key(who))
      } catch (error) {
        // The failure itself is answered as what it is; the next attempt meets the limit.
        if (!(error instanceof RateLimited)) throw error
      }
    },
  }
}
