import { noteFailure, secondsToWait } from '../../../database/sign-in-failures.ts'
import type { Environment } from '../../../contract/session/limits.ts'
import type { Services } from '../../services.ts'
import type { FailureId } from '../../../contract/failures.ts'
import type { Outcome } from '../outcome.ts'
import { RateLimited } from '../rate-limit.ts'
import { accountKey } from './find-account.ts'

/** Who signs in, as typed, and the address that the sign-in comes from. */
type Who = { environment: Environment; office: string; userName: string; visitor: string }

/**
 * Runs a sign-in if its account has failures left at its address (trust rules, guessing). Only failed
 * sign-ins count, for all gateways of one database together.
 * @param counts which failures are the caller's; all if it is left out
 * @throws RateLimited
 */
export async function limitedSignIn<T, Id extends FailureId>(
  services: Services,
  who: Who,
  signIn: () => Promise<Outcome<T, Id>>,
  counts: (failure: Id) => boolean = () => true,
): Promise<Outcome<T, Id>> {
  const { db, settings } = services
  const { signInLimit } = settings
  if (signInLimit === 0) return signIn()
  const subject = { account: await accountKey(services, who), address: who.visitor }
  allow(await secondsToWait(db, subject, signInLimit, services.clock.now()))
  const result = await signIn()
  if (!result.ok && counts(result.failure)) {
    allow(await noteFailure(db, subject, signInLimit, services.clock.now()))
  }
  return result
}

function allow(waitSeconds: number): void {
  if (waitSeconds > 0) throw new RateLimited(waitSeconds)
}
