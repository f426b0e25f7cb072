import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '../../contract/booking/person.ts'
import { typedEmail, typedPhone } from '../typed-text.ts'

/** The problem with a phone number, once it is cleaned; null if there is none. */
export function phoneProblem(typed: string): string | null {
  const phone = typedPhone(typed)
  const digits = phone.replaceAll(/\D/g, '').length
  const isOne = /^\+?[\d ()/.-]+$/.test(phone) && digits >= 7 && digits <= 15
  return isOne ? null : 'Enter a phone number with its country code, like +49 30 1234567.'
}

/** The problem with an e-mail address, once it is cleaned; null if there is none. */
export function emailProblem(typed: string): string | null {
  const email = typedEmail(typed)
  const isOne = EMAIL_PATTERN.test(email) && email.length <= EMAIL_MAX_LENGTH
  return isOne ? null : 'Enter an e-mail address, like anna@example.com.'
}
