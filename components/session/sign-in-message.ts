import type { Environment } from '../../contract/session/limits.ts'

/** What a refused sign-in says, and what to do about it. Codes are the gateway's (Errors) and the desk's own. */
export function signInMessage(code: string, environment: Environment): string {
  const other = environment === 'sandbox' ? 'production' : 'sandbox'
  switch (code) {
    case 'Err0101003':
      return 'Office, user or account UUID is wrong.'
    case 'Err0101004':
      return 'This user has no access to this office. Check the office, or ask its admin.'
    case 'Err0101005':
      return 'This account is not verified yet. Verify it by the link in your welcome mail.'
    case 'Err0101007':
      return `These belong to ${other}. Choose ${other} above and sign in again.`
    case 'TooMany':
      return 'Too many failed sign-ins. Wait 15 minutes, then try again.'
    case 'RateLimit':
      return 'The booking service takes no more sign-ins just now. Wait a little, then try again.'
    case 'Incomplete':
      return 'Fill in every field.'
    case 'SignedOut':
      return 'This session is over. Sign in again; what you typed is kept as a draft.'
    case 'Unavailable':
      return 'The booking service does not answer. Nothing is wrong with what you typed; try again in a minute.'
    default:
      return 'The sign-in failed. Try again.'
  }
}
