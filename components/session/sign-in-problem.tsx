import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import type { Environment } from '../../contract/session/limits.ts'

/**
 * The place where a refused sign-in is explained. It is there before, so that screen readers announce it.
 * @param props.code of the refusal; null for none
 */
export function SignInProblem({ code, environment }: { code: string | null; environment: Environment }) {
  return (
    <p role="alert" className={code ? 'text-13 text-bad' : 'sr-only'}>
      {code ? signInMessage(code, environment) : ''}
    </p>
  )
}

/**
 * The message after a refused sign-in: the reason, and what to do. Codes are the gateway's (Errors) and the
 * desk's own.
 */
export function signInMessage(code: string, environment: Environment): string {
  const other = environment === 'sandbox' ? 'production' : 'sandbox'
  switch (code) {
    case 'Err0101003':
      return 'Office, user or account UUID is wrong.'
    case 'Err0101004':
      return 'This user has no access to this office. Check the office, or ask its admin.'
    case 'Err0101005':
      return 'This account is not verified yet. Verify it with the link in your welcome email.'
    case 'Err0101007':
      return `These are ${other} credentials. Select ${other} above and sign in again.`
    case 'TooMany':
      return 'Too many failed sign-ins. Wait 15 minutes, then try again.'
    case 'RateLimit':
      return "The booking service isn't accepting sign-ins right now. Try again shortly."
    case 'Incomplete':
      return 'Fill in every field.'
    case 'SignedOut':
      return 'Your session is over. Open the sign-in, sign in there, and come back to this page.'
    case 'RecordsAway':
      return "Travel Desk can't reach its records right now. Try again in a minute."
    case 'Unavailable':
      return `${SERVICE_AWAY}. This has nothing to do with your details; try again in a minute.`
    default:
      return 'Sign-in failed. Try again.'
  }
}
