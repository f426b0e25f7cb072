import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '../../contract/booking/person.ts'

/** What is wrong with a typed phone number; null if nothing is. */
export function phoneProblem(typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, '').length
  const isOne = /^\+?[\d ()/.-]+$/.test(typed.trim()) && digits >= 7 && digits <= 15
  return isOne ? null : 'Enter a phone number with its country code, like +49 30 1234567.'
}

/** What is wrong with a typed e-mail address; null if nothing is. */
export function emailProblem(typed: string): string | null {
  const isOne = EMAIL_PATTERN.test(typed.trim()) && typed.trim().length <= EMAIL_MAX_LENGTH
  return isOne ? null : 'Enter an e-mail address, like anna@example.com.'
}
